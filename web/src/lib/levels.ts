/** Which bots one meets: those of a level suited to a newcomer at first, and the next level once these are beaten. */
import type { GameInfo, TableInfo } from '../wire'
import { games } from './games.svelte'
import { settings } from './settings.svelte'

const OPPONENTS = 'casual'
const PARTNERS = 'skilled' // a team of beginners loses

/** The level of the bots one meets in a game unless one asks for others. */
export function usualLevel(game: string, levels?: GameInfo['bots']): string {
  const cooperative = games.all.find(({ id }) => id === game)?.cooperative
  const wanted = settings.levels[game] ?? (cooperative ? PARTNERS : OPPONENTS)
  return !levels || levels.includes(wanted) ? wanted : (levels[0] ?? wanted)
}

/**
 * The level above the strongest, for somebody who has just beaten bots. '' if there is none, if other people played,
 * if it was a what-if game, or if a bot finished it in one's place.
 */
export function nextLevel(
  table: Pick<TableInfo, 'status' | 'seats' | 'won' | 'branched'>,
  viewer: number,
  levels: GameInfo['bots'],
): string {
  const own = table.seats[viewer]
  const others = table.seats.filter((seat) => seat !== own)
  if (table.status !== 'finished' || table.branched || !own || own.bot || !table.won.includes(viewer)) return ''
  if (!others.length || others.some(({ bot, person }) => !bot || person)) return ''
  const strongest = Math.max(...others.map(({ bot }) => levels.indexOf(bot)))
  return strongest < 0 ? '' : (levels[strongest + 1] ?? '')
}
