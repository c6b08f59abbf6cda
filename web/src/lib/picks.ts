/** A set of pieces chosen in any order. The server lists the sets (`Picks`); what is chosen stays here until one is complete. */
import type { Choice, Picks, Way } from '../wire'

/** How often each choice is in a list of texts, by its place; null: one of them belongs to no set. */
function counted(picks: Picks, chosen: readonly string[]): number[] | null {
  const counts = picks.choices.map(() => 0)
  for (const text of chosen) {
    const place = picks.choices.findIndex((choice) => choice.text === text)
    if (place < 0) return null
    counts[place]! += 1
  }
  return counts
}

const times = (way: Way, place: number): number => way.picks.filter((pick) => pick === place).length

/** The sets that hold all that is chosen. */
function holding(picks: Picks, counts: readonly number[]): Way[] {
  return picks.ways.filter((way) => counts.every((count, place) => !count || times(way, place) >= count))
}

/** What may be added to what is chosen. */
export function addable(picks: Picks, chosen: readonly string[]): Choice[] {
  const counts = counted(picks, chosen)
  if (!counts) return []
  if (!picks.ways.length) return picks.choices.filter((_, place) => !counts[place])
  const ways = holding(picks, counts)
  return picks.choices.filter((_, place) => ways.some((way) => times(way, place) > counts[place]!))
}

/** The set that is complete with what is chosen, if one is. */
export function completed(picks: Picks, chosen: readonly string[]): Way | null {
  const counts = counted(picks, chosen)
  if (!counts) return null
  return holding(picks, counts).find((way) => way.picks.length === chosen.length) ?? null
}

/** What is chosen, in the order in which it must be sent. */
export function inOrder(picks: Picks, chosen: readonly string[]): string[] {
  const way = completed(picks, chosen)
  if (way) return way.picks.map((place) => picks.choices[place]!.text)
  const place = (text: string) => picks.choices.findIndex((choice) => choice.text === text)
  return [...chosen].sort((a, b) => place(a) - place(b))
}
