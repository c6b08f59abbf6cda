/** Rematches that were accepted on this page. In memory only: opening a link never acts. */
export const acceptedRematches = new Set<string>()
