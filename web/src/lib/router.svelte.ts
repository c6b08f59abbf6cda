/** Which page is shown. Links are plain links; clicks on them stay in the page. */

interface Route {
  path: string
  page: PageName
  params: Record<string, string>
  query: URLSearchParams
  hash: string
}

export type PageName =
  | 'home'
  | 'new'
  | 'tables'
  | 'table'
  | 'replay'
  | 'file'
  | 'mine'
  | 'rules'
  | 'rulebook'
  | 'game'
  | 'settings'
  | 'about'
  | 'link'
  | 'lost'

const patterns: [RegExp, PageName, ...string[]][] = [
  [/^\/$/, 'home'],
  [/^\/new$/, 'new'],
  [/^\/new\/([\w-]+)$/, 'new', 'game'],
  [/^\/tables$/, 'tables'],
  [/^\/tables\/([\w-]+)$/, 'table', 'id'],
  [/^\/tables\/([\w-]+)\/replay$/, 'replay', 'id'],
  [/^\/replay$/, 'file'],
  [/^\/mine$/, 'mine'],
  [/^\/rules$/, 'rules'],
  [/^\/rules\/([\w-]+)$/, 'rulebook', 'game'],
  [/^\/games\/([\w-]+)$/, 'game', 'game'],
  [/^\/settings$/, 'settings'],
  [/^\/about$/, 'about'],
  [/^\/link\/([\w.-]+)$/, 'link', 'token'],
]

export function read(address: URL): Route {
  const path = address.pathname.replace(/(.)\/+$/, '$1')
  const rest = { path, query: address.searchParams, hash: address.hash.slice(1) }
  for (const [pattern, page, ...names] of patterns) {
    const found = pattern.exec(path)
    if (found) return { ...rest, page, params: Object.fromEntries(names.map((name, i) => [name, found[i + 1]!])) }
  }
  return { ...rest, page: 'lost', params: {} }
}

export const route: Route = $state(read(new URL(location.href)))

export function go(path: string, { replace = false } = {}): void {
  const address = new URL(path, location.href)
  if (address.href !== location.href) history[replace ? 'replaceState' : 'pushState'](null, '', address)
  const samePage = address.pathname === route.path
  Object.assign(route, read(address))
  if (!samePage) scrollTo(0, 0)
}

/** Set the part after # without a step in the history. */
export function mark(hash: string): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash && `#${hash}`}`)
  route.hash = hash
}

const parts = { page: '', news: '' }

export function title(text: string): void {
  parts.page = text
  showTitle()
}

/** What is more urgent than the page, such as one's turn at a table: it comes first. */
export function titleNews(text: string): void {
  parts.news = text
  showTitle()
}

function showTitle(): void {
  document.title = [parts.news, parts.page, 'Tablée'].filter(Boolean).join(' · ')
}

/** Take over clicks on our own links, and the arrows of the browser. */
export function followLinks(): void {
  addEventListener('popstate', () => Object.assign(route, read(new URL(location.href))))
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/') || read(new URL(link.href)).page === 'lost') return
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return // the browser scrolls
    event.preventDefault()
    go(link.href)
  })
  addEventListener('hashchange', () => (route.hash = location.hash.slice(1)))
}
