/** Who won and why, in words, from points alone: works for every game. */
import { aheadSince, leadChanges, margins, place, type TurningPoint } from '../../lib/turning-points'
import { gain, line, list, say, type Names } from '../../lib/words.svelte'
import type { ReplayTimeline } from '../../pages/replay/timeline'
import type { GameUI } from '../../lib/game-ui'
import type { GameView, Line, ReplayStep, ScoreLine, TableInfo, Told } from '../../wire'

/** "Léa wins by 300." Of a race, only who was first. */
export function headline(table: TableInfo, names: Names, cooperative: boolean, race = false): string {
  if (table.status === 'stopped') return say('score-stopped')
  if (table.status === 'abandoned') return say('score-abandoned')
  const { won, result } = table
  if (cooperative) return say(won.length ? 'score-won' : 'score-lost')
  if (!won.length) return say('score-nobody')
  if (won.length > 1) return shared(won, names)
  const [name, who, margin] = [names[won[0]!] ?? '', whoIs(won[0]!, names), lead(result, won[0]!)]
  return margin > 0 && !race && !resigned(table)
    ? say('score-wins-by', { name, who, margin })
    : say('score-wins', { name, who })
}

const whoIs = (number: number, names: Names): string => (number === names.you ? 'you' : 'other')

function shared(won: readonly number[], names: Names): string {
  const others = won.filter((number) => number !== names.you).map((number) => names[number] ?? '')
  return say(others.length < won.length ? 'score-shared-you' : 'score-shared', { names: list(others) })
}

/** Names for a table of points, where there is no sentence: "Léa (you)". */
export function namesInTables(names: Names): Names {
  return names.map((name, number) => (number === names.you ? say('score-your-name', { name }) : name))
}

/** Whether the winner was left alone at the table. */
export function resigned(table: TableInfo): boolean {
  return (
    table.won.length === 1 &&
    table.seats.length > 1 &&
    table.seats.every((seat, number) => seat.resigned || table.won.includes(number))
  )
}

function lead(points: readonly number[], number: number): number {
  return (points[number] ?? 0) - Math.max(...points.filter((_, other) => other !== number))
}

/** How the game ended, in the words of its log. */
export function howItEnded(log: readonly Told[], { end }: GameUI, names: Names): string {
  const told = log.findLast(({ line }) => line.key === end?.told)
  if (end && told) return line({ ...told.line, key: end.words }, names)
  const last = log.at(-1)
  return last ? line(last.line, names) : ''
}

/** A sentence, and the step of the replay that it mentions. */
export interface Reason {
  words: string
  at?: number
}

/** How the game ended, with the move that did it. */
export function ending(timeline: ReplayTimeline, { end }: GameUI, names: Names): Reason | null {
  const { steps } = timeline.replay
  const tells = (step: ReplayStep) => (end ? step.lines.some(({ key }) => key === end.told) : step.lines.length > 0)
  const found = steps.findLastIndex(tells)
  const step = steps[found < 0 ? steps.findLastIndex(({ lines }) => lines.length > 0) : found]
  if (!step) return null
  const words = found < 0 || !end ? step.lines.map((each) => line(each, names)) : [wordsOf(step, end, names)]
  return { words: words.join(' '), at: steps.indexOf(step) + 1 }
}

function wordsOf(step: ReplayStep, end: { told: string; words: string }, names: Names): string {
  return line({ ...step.lines.find(({ key }) => key === end.told)!, key: end.words }, names)
}

/** Why, in a sentence or two. `timeline` may not be there yet. */
export function reasons(
  table: TableInfo,
  sheet: readonly ScoreLine[][],
  timeline: ReplayTimeline | null,
  names: Names,
  ui: GameUI,
): Reason[] {
  if (table.status === 'stopped' || table.status === 'abandoned') return [{ words: say('score-unfinished') }]
  if (resigned(table)) return [{ words: say('score-resigned') }]
  const found = [
    timeline && ending(timeline, ui, names),
    timeline && inFront(table, timeline, names),
    ui.race ? null : { words: largest(table, sheet, names) },
  ]
  return found.filter((reason): reason is Reason => !!reason?.words)
}

function inFront(table: TableInfo, timeline: ReplayTimeline, names: Names): Reason | null {
  const since = aheadSince(margins(timeline.replay, table.won))
  if (since === null) return null
  if (since === 0) return { words: say('score-all-along') }
  const [changes, round] = [leadChanges(timeline.replay), timeline.round(since)]
  const [winner, ...more] = table.won
  const who = more.length ? 'several' : whoIs(winner!, names)
  const leader = say('score-leader', { who, name: names[winner!] ?? '' })
  const words = round
    ? say('score-since', { leader, move: since, changes, round: line(round, names) })
    : say('score-since-move', { leader, move: since, changes })
  return { words, at: since }
}

/**
 * Where the winner has most more than the second, if their sheets have the same sources; else where most of the winner's points come
 * from. Only if one has won, and one line of the sheet is above all others.
 */
function largest(table: TableInfo, sheet: readonly ScoreLine[][], names: Names): string {
  const lines = table.won.length === 1 ? (sheet[table.won[0]!] ?? []) : []
  const [ahead, next] = differences(lines, runnerUp(sheet, table.won[0]))
  if (ahead && ahead.more > 0 && ahead.more > (next?.more ?? 0)) {
    const { source, points, more } = ahead
    return say('score-difference', { source: lowered(line(source, names)), points, other: points - more })
  }
  const [most, second] = [...lines].sort((one, other) => other.points - one.points)
  if (!most || !second || most.points === second.points) return ''
  return say('score-most', { source: lowered(line(most.source, names)), points: most.points })
}

const total = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0)

/** The sheet of the best of those who have not won. */
function runnerUp(sheet: readonly ScoreLine[][], winner: number | undefined): readonly ScoreLine[] {
  return sheet.filter((_, number) => number !== winner).sort((one, other) => total(other) - total(one))[0] ?? []
}

/** How many more points each source brought than the same source of another sheet, the greatest first; none if the sheets differ. */
function differences(lines: readonly ScoreLine[], others: readonly ScoreLine[]): (ScoreLine & { more: number })[] {
  const nameOf = ({ source }: ScoreLine) => JSON.stringify([source.key, source.args])
  const found = new Map(others.map((each) => [nameOf(each), each.points]))
  if (lines.length !== found.size || !lines.every((each) => found.has(nameOf(each)))) return []
  return lines
    .map((each) => ({ ...each, more: each.points - found.get(nameOf(each))! }))
    .sort((one, other) => other.more - one.more)
}

/** A line of the sheet inside a sentence. Only a capital before small letters is lowered: "B12" and "XL" stay. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLocaleLowerCase() + text.slice(1) : text
}

type Kind = 'takes' | 'level' | 'loses' | 'grows' | 'melts' | 'closes' | 'widens'

export function kindOf({ before, after }: TurningPoint): Kind {
  if (before <= 0 && after > 0) return 'takes'
  if (before > 0 && after <= 0) return 'loses'
  if (before < 0 && after === 0) return 'level'
  if (before > 0) return after > before ? 'grows' : 'melts'
  return after > before ? 'closes' : 'widens'
}

/** whose change is told by name, besides the one who moved */
const MOST_OTHERS = 3

/** sources of a change that are named */
const MOST_SOURCES = 3

export type Sources = (view: GameView) => ScoreLine[][]

/** What everybody had before a position, and what was gained since. */
function gains(timeline: ReplayTimeline, at: number): { before: readonly number[]; gained: number[] } {
  const before = timeline.step(at - 1)?.scores ?? timeline.replay.scores
  return { before, gained: timeline.step(at)!.scores.map((points, number) => points - (before[number] ?? 0)) }
}

/**
 * The line of a step about whoever gained or lost most that tells of the most points, or where none tells points, the first of them. If
 * there is no such line, or it tells of less than half of the points: a sentence about all of them.
 */
export function cause(timeline: ReplayTimeline, { at }: TurningPoint): Line | undefined {
  const { lines } = timeline.step(at)!
  const { gained } = gains(timeline, at)
  const most = Math.max(...gained.map(Math.abs))
  const who = gained.findIndex((points) => Math.abs(points) === most)
  const pointsOf = ({ args }: Line) => Math.abs(Number(args?.['points'] ?? 0)) || 0
  const about = lines.filter(({ args }) => args?.['seat'] === who)
  const found = about.reduce((best, each) => (pointsOf(each) > pointsOf(best) ? each : best), about[0]!)
  if (!lines.length || (found && (!pointsOf(found) || 2 * pointsOf(found) >= most))) return found
  const change = gained[who]! > 0 ? 'gain' : 'loss'
  return { key: 'score-turn-total', args: { seat: who, change, points: most }, touches: [] }
}

/** " (orders +6, events +2)": where a participant's change comes from. */
function comesFrom(timeline: ReplayTimeline, at: number, who: number, names: Names, sources?: Sources): string {
  if (!sources) return ''
  const [then, now] = [sources(timeline.view(at - 1))[who] ?? [], sources(timeline.view(at))[who] ?? []]
  const changes = now.map(({ source, points }, i) => ({ source, points: points - (then[i]?.points ?? 0) }))
  const named = changes
    .filter(({ points }) => points)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_SOURCES)
    .map(({ source, points }) => `${lowered(line(source, names)).split(',')[0]}\u00a0${gain(points)}`)
  return named.length ? ` (${named.join(', ')})` : ''
}

/** What a turning point did, in sentences. */
export function told(
  timeline: ReplayTimeline,
  turn: TurningPoint,
  won: readonly number[],
  names: Names,
  sources?: Sources,
): string[] {
  const step = timeline.step(turn.at)!
  const { before, gained } = gains(timeline, turn.at)
  const from = (number: number) => comesFrom(timeline, turn.at, number, names, sources)
  const sentences: string[] = []
  const mover = step.seat
  if (mover >= 0 && gained[mover]) {
    sentences.push(
      say('score-turn-own', {
        name: names[mover] ?? '',
        who: whoIs(mover, names),
        from: before[mover]!,
        to: step.scores[mover]!,
        sources: from(mover),
      }),
    )
  }
  const others = gained.flatMap((points, number) => (points && number !== mover ? [{ points, number }] : []))
  others.sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
  const called = (number: number) => (number === names.you ? say('seat-you') : (names[number] ?? ''))
  const shown = others
    .slice(0, MOST_OTHERS)
    .map(({ points, number }) => `${called(number)}\u00a0${gain(points)}${from(number)}`)
  if (shown.length)
    sentences.push(
      say('score-turn-others', {
        own: sentences.length && others.length > 1 ? 'yes' : 'no',
        changes: list(shown),
        more: others.length - shown.length,
      }),
    )
  const winner = won.reduce(
    (best, number) => (place(step.scores, number) < place(step.scores, best) ? number : best),
    won[0]!,
  )
  const sizes = { before: Math.abs(turn.before), after: Math.abs(turn.after) }
  sentences.push(
    say('score-turn-lead', { kind: kindOf(turn), name: names[winner] ?? '', who: whoIs(winner, names), ...sizes }),
  )
  return sentences
}
