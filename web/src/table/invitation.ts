/** The address that brings somebody to a table, with the invitation word that admits them. */
export function invitation(base: string, table: string, word: string): string {
  const address = new URL(`/tables/${encodeURIComponent(table)}`, base)
  if (word) address.searchParams.set('invite', word)
  return address.href
}
