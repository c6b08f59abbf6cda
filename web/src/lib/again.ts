/** Rematches to which this page has said yes. In memory only: opening a link never acts. */
export const saidYes = new Set<string>()
