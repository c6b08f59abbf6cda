import type { Marked } from 'marked'

/** One chapter of a rulebook: its heading, an address for it, and its text as HTML. */
export interface Chapter {
  title: string
  level: number
  /** of the heading: the contents lead there */
  id: string
  html: string
  /** the marks of the rules that stand in it: "COUP-2.1" */
  clauses: string[]
}

const MARK = /\[([A-Z][A-Z0-9]*-\d+(?:\.\d+)*[a-z]?)\]/g
/** a mark that ends its sentence numbers it; anywhere else it only speaks of a rule */
const NUMBERING = /\[([A-Z][A-Z0-9]*-\d+(?:\.\d+)*[a-z]?)\](?=\s*(?:\[[A-Z][^\]]*\]\s*)*(?:<\/(?:li|p|td)>|<ul>|<ol>))/g

/** behind the mark of a rule: whether it is printed, ours, or both */
const SOURCE = /(<\/a>) \[(R|T|R\+T)\](?=\s|<)/g

/** The rulebook cut at its headings, every rule with an address of its own. */
export function chapters(text: string, marked: Marked): Chapter[] {
  const parts = text.split(/^(?=#{1,3} )/m).filter((part) => part.trim())
  const taken = new Set<string>()
  const plain = parts.map((part) => {
    const [, marks = '#', title = ''] = /^(#{1,3}) (.*)/.exec(part) ?? []
    const body = part.replace(/^#{1,3} .*\n?/, '')
    return { title: title.trim(), level: marks.length, html: marked.parse(body, { async: false }) }
  })
  const numbered = new Set(plain.flatMap(({ html }) => [...html.matchAll(NUMBERING)].map((found) => found[1]!)))
  const placed = new Set<string>()
  return plain.map(({ title, level, html }) => {
    const clauses: string[] = []
    const withMarks = anchored(html, numbered, placed, clauses).replace(SOURCE, '$1<span class="source">$2</span>')
    return { title, level, id: address(title, taken), html: framed(withMarks), clauses }
  })
}

/** Marks become links to themselves; the one that numbers its rule also carries the address. */
function anchored(html: string, numbered: Set<string>, placed: Set<string>, clauses: string[]): string {
  const numbering = new Set([...html.matchAll(NUMBERING)].map((found) => found.index))
  return html.replace(MARK, (_, clause: string, at: number) => {
    const isPlace = !placed.has(clause) && (numbering.has(at) || !numbered.has(clause))
    if (!isPlace) return `<a class="clause" href="#${clause}">${clause}</a>`
    placed.add(clause)
    clauses.push(clause)
    return `<a class="clause" id="${clause}" href="#${clause}">${clause}</a>`
  })
}

/** Wide tables scroll inside a frame that the keyboard reaches and that has a name: the bold line above it, or its head. */
function framed(html: string): string {
  return html.replace(
    /(?:<p><strong>([^<]*)<\/strong><\/p>\s*)?<table>([\s\S]*?)<\/table>/g,
    (_, caption: string | undefined, inner: string) => {
      const rows = inner.replace(/ align="(\w+)"/g, '')
      const head = [...inner.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map((cell) =>
        cell[1]!.replace(/<[^>]*>/g, '').trim(),
      )
      const name = (caption ?? head.filter(Boolean).join(', ')).replace(/"/g, '&quot;')
      const title = caption ? `<caption>${caption}</caption>` : ''
      return `<div class="frame" tabindex="0" role="region" aria-label="${name}"><table>${title}${rows}</table></div>`
    },
  )
}

/** "Le matériel" → "le-materiel"; twice the same title → a number behind it. */
function address(title: string, taken: Set<string>): string {
  const base =
    title
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'chapter'
  let id = base
  for (let again = 2; taken.has(id); again++) id = `${base}-${again}`
  taken.add(id)
  return id
}
