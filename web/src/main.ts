import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { me } from './lib/me.svelte'
import { followLinks, route } from './lib/router.svelte'
import { followSettings } from './lib/settings.svelte'
import { loadWords } from './lib/words.svelte'

followSettings()
followLinks()
const known = me.load().catch(() => undefined) // pages say so themselves if the server is away
if (route.page === 'home') void import('./pages/Home.svelte') // the first page comes while its words do
await loadWords()
const app = document.getElementById('app')!
app.replaceChildren()
mount(App, { target: app })
void known
