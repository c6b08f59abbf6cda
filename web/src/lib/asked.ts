/** Who must choose now. Nearly always it is one seat; in some games several choose at the same time, unseen by the others. */
import type { GameView, Scene } from '../wire'

/** Whether the viewer must choose. Whoever has chosen with others may change it, but nothing waits for them. */
export function isAsked(scene: Scene): boolean {
  return scene.table.status === 'playing' && scene.choices.length > 0 && !scene.answered
}

/**
 * The seats that must choose, as the viewer may know it: who of the others has chosen, unseen, is not told. The viewer is not
 * among them while a bot plays for them.
 */
export function askedSeats(scene: Scene): readonly number[] {
  if (!scene.view || scene.table.status !== 'playing') return []
  const seats = questioned(scene.view as GameView, scene.together)
  if (scene.viewer < 0) return seats
  const others = seats.filter((seat) => seat !== scene.viewer)
  return isAsked(scene) ? [...others, scene.viewer].sort((a, b) => a - b) : others
}

/** The seats that the question of a position was put to. `together`: several at the same time. */
export function questioned(view: GameView, together: readonly number[] = []): readonly number[] {
  if (view.over) return []
  if (together.length) return together
  return view.to_act < 0 ? [] : [view.to_act]
}
