import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { room } from './build/room'

export default defineConfig({
  plugins: [room(), svelte({ compilerOptions: { runes: true } })],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the page's own policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] } },
})
