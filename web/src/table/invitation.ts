/** The address that brings somebody to a table, with the word that lets them in. */
export function invitation(base: string, table: string, word: string): string {
  const address = new URL(`/tables/${encodeURIComponent(table)}`, base)
  if (word) address.searchParams.set('invite', word)
  return address.href
}
