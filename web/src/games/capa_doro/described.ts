/** Pieces as sentences, for those who hear the table. */
import type { BoardModel } from '../../lib/game-ui'
import { line, list, say } from '../../lib/words.svelte'
import type { Choice } from '../../wire'
import type { CapaDoroCigar, CapaDoroContinent, CapaDoroPlant, CapaDoroPlayerView, CapaDoroView } from './wire'

type Names = BoardModel['names']

/** "2 orange bales" */
export const bales = (colour: string, count: number): string => say('capa-doro-bales', { colour, count })

/** "2 orange bales and 1 gold bale", or "no bales" */
export function counted(view: CapaDoroView, counts: readonly number[]): string {
  const found = counts.flatMap((count, i) => (count ? [bales(view.continents[i]!.colour, count)] : []))
  return found.length ? list(found) : say('capa-doro-no-bales')
}

export function plantName({ kind, seat, bales }: CapaDoroPlant, names: Names): string {
  return line({ key: 'capa-doro-layout-plant', args: { kind, seat, bales }, touches: [] }, names)
}

/** "Asia 1, Seed: Hugo’s plantation. Sow in Asia 1 for $2" */
export function spaceName(
  continent: CapaDoroContinent,
  number: number,
  column: string,
  plant: CapaDoroPlant | null,
  choices: readonly Choice[],
  names: Names,
): string {
  const where = say('capa-doro-piece-space', { continent: line(continent.name, []), number, column })
  const what = plant ? plantName(plant, names) : say('capa-doro-piece-empty')
  return [`${where}: ${what}`, ...labels(choices, names)].join('. ')
}

/** What can be done with a piece. */
export function labels(choices: readonly Choice[], names: Names): string[] {
  return choices.map(({ label, text }) => (label ? line(label, names) : text))
}

/** "Cigar B02: 11 points, $6, for …. Can be rolled" */
export function cigarName(view: CapaDoroView, cigar: CapaDoroCigar): string {
  return say('capa-doro-piece-cigar', {
    tile: cigar.id,
    points: cigar.points,
    money: cigar.money,
    bales: counted(view, cigar.bales),
    aid: line(cigar.aid, []),
  })
}

/** All there is to know about a player. */
export function playerName(view: CapaDoroView, player: CapaDoroPlayerView, name: string): string {
  return [
    say('capa-doro-piece-player', {
      name,
      points: player.points,
      money: player.money,
      bales: counted(view, player.warehouse),
      plantations: player.plantations,
    }),
    ...player.cigars.map((cigar) => cigarName(view, cigar)),
  ].join('. ')
}
