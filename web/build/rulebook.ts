import type { Marked } from 'marked'

/** One chapter of a rulebook: its heading, and its text as HTML. */
export interface Chapter {
  title: string
  level: number
  html: string
}

/** The rulebook cut at its headings; the reader gives each clause an anchor of its own. */
export function chapters(text: string, marked: Marked): Chapter[] {
  const parts = text.split(/^(?=#{1,3} )/m).filter((part) => part.trim())
  return parts.map((part) => {
    const [, marks = '#', title = ''] = /^(#{1,3}) (.*)/.exec(part) ?? []
    const body = part.replace(/^#{1,3} .*\n?/, '')
    return { title, level: marks.length, html: marked.parse(body, { async: false }) }
  })
}
