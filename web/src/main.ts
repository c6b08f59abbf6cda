import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { askAhead, tableAt } from './lib/api'
import { games } from './lib/games.svelte'
import { me } from './lib/me.svelte'
import { loadPage } from './lib/pages'
import { followLinks, route } from './lib/router.svelte'
import { followSettings } from './lib/settings.svelte'
import { loadWords } from './lib/words.svelte'

/** Pages whose files the server names with the page itself (`_NEXT` in server/web/pages): they are about to come. */
const NEAR = ['home', 'table']
const ignored = () => null // pages ask again, and say so themselves if the server is away

// All that the first page asks of the server is asked while its files and words come.
followSettings()
followLinks()
void me.ready().catch(ignored)
if (NEAR.includes(route.page)) void games.load().catch(ignored)
if (route.page === 'table') askAhead(tableAt(route.params.id!, route.query.get('invite') ?? ''))
const [first] = await Promise.all([NEAR.includes(route.page) ? loadPage(route.page).catch(ignored) : null, loadWords()])
const app = document.getElementById('app')!
app.replaceChildren()
mount(App, { target: app, props: { first } })
