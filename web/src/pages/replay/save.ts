/** Putting a text onto somebody's disk, and a link into their clipboard. */

/** The name of a record on disk, as the server names it too. */
export function recordName(game: string, table: string): string {
  return `${game}-${table || 'game'}.tablee`
}

export function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Whether it worked: without a secure connection a page may not write there. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
