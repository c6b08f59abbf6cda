import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './build/compress'
import { gameFiles } from './build/game-files'

const BASE = [
  /node_modules\/(svelte|@fluent|esm-env|clsx)\//,
  // the rest is for tables and replays
  /\/src\/lib\/(?!board\/|live|replica|changes|picks|turning-points|turn-sound|ranking)/,
  /\/src\/pieces\/(Icon|Avatar|avatar|Wordmark|Frame|Notice|Notices|Loading|Trouble|Dialog|Prose)\b/,
]

/** What every page needs comes in one file: few requests rather than many small ones. */
function manualChunks(id: string): string | undefined {
  return BASE.some((part) => part.test(id)) ? 'base' : undefined
}

export default defineConfig({
  plugins: [gameFiles(), svelte({ configFile: false, compilerOptions: { runes: true } }), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the page's own policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    manifest: 'chunks.json', // the server reads it to name what a page will need before the page knows
    rollupOptions: { output: { manualChunks } },
  },
  // Tests run the parts that live in the browser, not Svelte's server half.
  ...(process.env.VITEST && { resolve: { conditions: ['browser'] } }),
  test: { include: ['tests/**/*.test.ts'], testTimeout: 30_000 }, // a machine may have much else to do
  server: { fs: { allow: ['..'] } },
})
