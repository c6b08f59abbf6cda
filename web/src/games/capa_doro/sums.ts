/** The score sheet of Capa d'Oro: cigars by class. */
import type { CapaDoroPlayerView, CapaDoroRolled } from './wire'

export interface Class {
  letter: string
  cigars: readonly CapaDoroRolled[]
  points: number
}

/** The cigars of a player by their letter, in the order of the letters; all letters that anybody has. */
export function classes(players: readonly CapaDoroPlayerView[], seat: number): Class[] {
  const letters = new Set(players.flatMap(({ rolled }) => rolled.map(({ letter }) => letter)))
  return [...letters].sort().map((letter) => {
    const cigars = players[seat]!.rolled.filter((cigar) => cigar.letter === letter)
    return { letter, cigars, points: cigars.reduce((sum, { points }) => sum + points, 0) }
  })
}
