/** What an Inheritance card brings, thing by thing: read off the line that says it. */
import type { Line } from '../../wire'

export interface Inherited {
  kind: 'vineyard' | 'press' | 'modules' | 'cuvees' | 'eco' | 'other'
  /** grapes or cuvees by their letters */
  wines: string
  count: number
  line: Line
}

const KINDS: Record<string, Inherited['kind']> = {
  'age-of-champagne-heir-vineyard': 'vineyard',
  'age-of-champagne-heir-press': 'press',
  'age-of-champagne-heir-modules': 'modules',
  'age-of-champagne-heir-cuvees': 'cuvees',
}
const LIST = 'age-of-champagne-list'

export function inherited(line: Line): Inherited[] {
  const { first, rest } = line.args ?? {}
  if (line.key === LIST && typeof first === 'object' && typeof rest === 'object')
    return [...inherited(first), ...inherited(rest)]
  const args = line.args ?? {}
  const kind = KINDS[line.key] ?? (args['effect'] === 'eco' ? 'eco' : 'other')
  const wines = String(args['grapes'] ?? args['cuvees'] ?? '')
  return [{ kind, wines, count: Number(args['count'] ?? args['amount'] ?? 0), line }]
}
