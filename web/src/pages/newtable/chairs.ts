/** Who shall sit where, before the table is opened. */

export type Chair =
  | { kind: 'me' }
  /** somebody else at this device */
  | { kind: 'here'; name: string }
  /** for whoever comes */
  | { kind: 'open' }
  | { kind: 'bot'; level: string }

/** Ways to fill all chairs but one's own at a stroke. */
export type Company = 'friends' | 'bots' | 'here'

export const LONGEST_NAME = 40

/** The usual number of chairs: four, where the game allows it. */
export const usualSeats = (least: number, most: number): number => Math.min(Math.max(4, least), most)

export function filled(seats: number, company: Company, level: string, nameOf: (number: number) => string): Chair[] {
  return Array.from({ length: seats }, (_, seat): Chair => {
    if (seat === 0) return { kind: 'me' }
    return other(company, level, nameOf(seat + 1))
  })
}

function other(company: Company, level: string, name: string): Chair {
  if (company === 'bots') return { kind: 'bot', level }
  return company === 'here' ? { kind: 'here', name } : { kind: 'open' }
}

/** One chair is given to another. I sit on one chair only: whoever had it gets my old one. */
export function given(chairs: readonly Chair[], seat: number, chair: Chair): Chair[] {
  const before = chairs[seat]
  return chairs.map((old, at) => {
    if (at === seat) return chair
    return chair.kind === 'me' && old.kind === 'me' && before ? before : old
  })
}

/** A chair more, like the last one that is not mine; or one less, but not mine. */
export function resized(chairs: readonly Chair[], seats: number, nameOf: (number: number) => string): Chair[] {
  const now = [...chairs]
  while (now.length < seats) {
    const last = now.findLast((chair) => chair.kind !== 'me') ?? { kind: 'open' as const }
    now.push(last.kind === 'here' ? { kind: 'here', name: nameOf(now.length + 1) } : last)
  }
  while (now.length > seats)
    now.splice(
      now.findLastIndex((chair) => chair.kind !== 'me'),
      1,
    )
  return now
}

/** Which stroke this is; null: chairs were chosen one by one. */
export function company(chairs: readonly Chair[]): Company | null {
  const kinds = new Set(chairs.map((chair) => chair.kind))
  if (!kinds.delete('me') || kinds.size !== 1) return null
  if (kinds.has('open')) return 'friends'
  return kinds.has('bot') ? 'bots' : 'here'
}

export const free = (chairs: readonly Chair[]): number => chairs.filter((chair) => chair.kind === 'open').length

/** Nobody is waited for. */
export const startsAtOnce = (chairs: readonly Chair[]): boolean => free(chairs) === 0

export interface Arrangement {
  sit: number[]
  names: string[]
  bots: string[]
  /** bots that sit before a free chair: the table seats bots on its last chairs only, so these come one by one */
  later: { seat: number; level: string }[]
}

/** The chairs as the server is told about them. */
export function arrangement(chairs: readonly Chair[], myName: string): Arrangement {
  const seated = chairs.flatMap((chair, seat) =>
    chair.kind === 'me' ? [{ seat, name: myName }] : chair.kind === 'here' ? [{ seat, name: chair.name.trim() }] : [],
  )
  const bots = chairs.flatMap((chair, seat) => (chair.kind === 'bot' ? [{ seat, level: chair.level }] : []))
  const lastFree = chairs.findLastIndex((chair) => chair.kind === 'open')
  const inOrder = bots.every((bot) => bot.seat > lastFree)
  return {
    sit: seated.map(({ seat }) => seat),
    names: seated.length > 1 || chairs.some((chair) => chair.kind === 'here') ? seated.map(({ name }) => name) : [],
    bots: inOrder ? bots.map((bot) => bot.level) : [],
    later: inOrder ? [] : bots,
  }
}

/** What is wrong with the names of people at this device, by seat: a key of words. */
export function wrongNames(chairs: readonly Chair[]): Record<number, string> {
  const found: Record<number, string> = {}
  chairs.forEach((chair, seat) => {
    if (chair.kind !== 'here') return
    if (!chair.name.trim()) found[seat] = 'newtable-wrong-name-empty'
    else if (chair.name.trim().length > LONGEST_NAME) found[seat] = 'newtable-wrong-name-long'
  })
  return found
}
