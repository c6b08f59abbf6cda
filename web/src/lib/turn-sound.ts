/** The sound that says it is one's turn: two knocks on a wooden table, synthesized. */
let audio: AudioContext | null = null

export function playTurnSound(): void {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume() // browsers want a press on the page first; then it stays silent
    for (const [after, loud] of [
      [0, 0.5],
      [0.14, 0.32],
    ] as const)
      knock(audio, audio.currentTime + 0.01 + after, loud)
  } catch {
    // no sound device: the title and the icon say it too
  }
}

/** A falling tone for the table top, and a short rush of noise for the knuckle. */
function knock(at: AudioContext, when: number, loud: number): void {
  const tone = at.createOscillator()
  const body = at.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(310, when)
  tone.frequency.exponentialRampToValueAtTime(120, when + 0.07)
  body.gain.setValueAtTime(loud, when)
  body.gain.exponentialRampToValueAtTime(0.001, when + 0.11)
  tone.connect(body).connect(at.destination)
  tone.start(when)
  tone.stop(when + 0.12)

  const length = Math.ceil(at.sampleRate * 0.02)
  const buffer = at.createBuffer(1, length, at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2
  const noise = at.createBufferSource()
  const edge = at.createBiquadFilter()
  const level = at.createGain()
  noise.buffer = buffer
  edge.type = 'bandpass'
  edge.frequency.value = 1400
  level.gain.value = loud * 0.4
  noise.connect(edge).connect(level).connect(at.destination)
  noise.start(when)
}
