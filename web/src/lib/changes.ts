/** How an update changes a scene. */
import type { Layout } from '../wire'

export type Change = [(string | number)[], unknown]

/**
 * The scene after the changes, in order. What did not change stays the same object, so that components showing it do not update.
 * Throws if a change has no place in it: then an update is missing, and a new snapshot is needed.
 */
export function applyChanges<T>(scene: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, [path, value]) => changed(now, path, value), scene) as T
}

function changed(place: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (step === 'layout' && rest.length) return withZone(place, rest, value)
  if (Array.isArray(place)) {
    // One just behind the end makes the list longer.
    if (typeof step !== 'number' || step < 0 || step > place.length || (step === place.length && rest.length))
      throw misplaced(path)
    const copy: unknown[] = [...place]
    copy[step] = changed(place[step], rest, value)
    return copy
  }
  if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) throw misplaced(path)
  return { ...place, [step]: changed((place as Record<string, unknown>)[step], rest, value) }
}

/** Zones of a layout are named by their ids: `layout, hand, places, 3`. */
function withZone(scene: unknown, [id, ...rest]: readonly (string | number)[], value: unknown): unknown {
  const layout = (scene as { layout?: Layout | null }).layout
  const at = layout?.zones?.findIndex((zone) => zone.id === id) ?? -1
  if (at < 0) throw misplaced(['layout', id!])
  return { ...(scene as object), layout: changed(layout, ['zones', at, ...rest], value) }
}

function misplaced(path: readonly (string | number)[]): Error {
  return new RangeError(`no place for a change: ${path.join('.')}`)
}
