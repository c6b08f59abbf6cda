/** The guide of a first game: fetched where somebody plays with it. */
export { default as Guide } from './Guide.svelte'
export { GuideHints } from './guide-hints.svelte'
