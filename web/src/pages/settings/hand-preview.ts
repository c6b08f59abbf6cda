/** Five tiles of Coup to show a setting with; what each would bring is made up. */
export interface SampleTile {
  letter: string
  colour: string
  number: number
  gain: number
}

export const SAMPLE: readonly SampleTile[] = [
  { letter: 'Y', colour: 'yellow', number: 17, gain: 0 },
  { letter: 'R', colour: 'red', number: 4, gain: 50 },
  { letter: 'R', colour: 'red', number: 12, gain: 20 },
  { letter: 'B', colour: 'blue', number: 11, gain: 210 },
  { letter: 'G', colour: 'green', number: 9, gain: 100 },
]

const COLOURS = 'YORVBG'

export function ordered(tiles: readonly SampleTile[], by: 'colour' | 'number' | 'gain'): SampleTile[] {
  const first = { colour: () => 0, number: (tile: SampleTile) => tile.number, gain: (tile: SampleTile) => -tile.gain }[
    by
  ]
  return [...tiles].sort(
    (a, b) => first(a) - first(b) || COLOURS.indexOf(a.letter) - COLOURS.indexOf(b.letter) || a.number - b.number,
  )
}
