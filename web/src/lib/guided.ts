/** Which games were played with the guide. */
import { settings } from './settings.svelte'

/** Whether a guided game of this kind was played to its end: after it there are only hints for what is new then. */
export const guideIsOver = (game: string): boolean => (settings.guided[overKey(game)] ?? 0) > 0
export const overKey = (game: string): string => `${game}/over`
