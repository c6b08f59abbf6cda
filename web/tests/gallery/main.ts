/** Shows a fixture of the default board, in development only: `npx vite web`, then /tests/gallery/?table=lost&pick=lay%20W9. */
import { mount } from 'svelte'
import '../../src/styles/tokens.css'
import '../../src/styles/base.css'
import { settings } from '../../src/lib/settings.svelte'
import { loadBoardWords, loadWords } from '../../src/lib/words.svelte'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'light'
settings.language = query.get('language') === 'fr' ? 'fr' : 'en'
await loadWords()
await loadBoardWords('lost')
mount(Gallery, {
  target: document.getElementById('app')!,
  props: { name: query.get('table') ?? 'lost', picked: query.get('pick'), watches: query.has('watch') },
})
