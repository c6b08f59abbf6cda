/** What the drawings share. Each picture is made of few shapes, repeated by rule, so that it stays small. */

/** Pseudo-random numbers that make drawn lines uneven; the same seed gives the same drawing. */
export function jitter(seed: number): (from: number, to: number) => number {
  let state = seed >>> 0
  return (from, to) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from)
  }
}

export const round = (value: number): number => Math.round(value * 10) / 10

export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`

/** One cut of the gouge: thin, wide, thin. */
export function cut(x1: number, y1: number, x2: number, y2: number, width = 0.1): string {
  const [mx, my] = [x1 + (x2 - x1) * 0.45, y1 + (y2 - y1) * 0.45]
  const [nx, ny] = [-(y2 - y1) * width, (x2 - x1) * width]
  const [from, to] = [`${round(x1)} ${round(y1)}`, `${round(x2)} ${round(y2)}`]
  return `M${from}Q${round(mx + nx)} ${round(my + ny)} ${to}Q${round(mx - nx)} ${round(my - ny)} ${from}`
}

/** A rectangle cut from lino, a little uneven. */
export function block(
  left: number,
  top: number,
  right: number,
  bottom: number,
  by: (from: number, to: number) => number,
): string {
  const points: string[] = []
  const at = (x: number, y: number) => points.push(`${round(x)} ${round(y)}`)
  for (let x = left; x < right; x += 12) at(x, top + by(-2, 2))
  for (let y = top; y < bottom; y += 12) at(right + by(-2, 1.5), y)
  for (let x = right; x > left; x -= 12) at(x, bottom + by(-2, 2))
  for (let y = bottom; y > top; y -= 12) at(left + by(-2, 2), y)
  return `M${points.join('L')}Z`
}

/** A rosette of an engraver's lathe: a circle that swings. */
export function rosette(
  x: number,
  y: number,
  rx: number,
  ry: number,
  swing: number,
  petals: number,
  phase: number,
  points: number,
): string {
  let path = ''
  for (let i = 0; i < points; i++) {
    const turn = (2 * Math.PI * i) / points
    const by = 1 + swing * Math.cos(petals * turn + phase)
    path += `${i ? 'L' : 'M'}${round(x + rx * by * Math.cos(turn))} ${round(y + ry * by * Math.sin(turn))}`
  }
  return `${path}Z`
}
