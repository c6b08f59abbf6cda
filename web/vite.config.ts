import { relative } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './build/compress'
import { gameFiles } from './build/game-files'

/**
 * What every page needs comes in one file, and so does what every table needs: few requests rather than many small ones. What
 * they import comes with them, so that what several of them need must stand in the first.
 */
const CHUNKS: Record<string, RegExp[]> = {
  base: [
    /node_modules\/(svelte|esm-env|clsx)\//,
    // the rest is for some pages only
    /\/src\/lib\/(?!board\/|calls|changes|levels|live|my-tables|notification|open-table|picks|ranking|replica|server|turn)/,
    /\/src\/pieces\/(Icon|Avatar|avatar|Wordmark|Notice|Notices|Loading|Trouble|Prose)\b/,
    /\/src\/table\/(names|guide-hints)\b/,
    /\/src\/art\/(GameEmblem|accents)\b/,
  ],
  // of every page but the table
  frame: [/\/src\/pieces\/Frame\b/, /\/src\/lib\/(levels|my-tables|open-table)/],
  table: [
    /\/src\/lib\/(board\/|changes|live|picks|replica)/,
    // the rest is fetched when it is wanted
    /\/src\/table\/(?!ConnectionBanner|EarlierHints|Guide|Invite|Menu|Moves|PassDevice|Proposal|Refused|Score|SeatLost|seldom|Shortcuts|Waiting|score\/)/,
    /\/src\/pieces\/(Backs|Chooser|Interrupts|Side|Sign|Tabletop)\b/,
  ],
}

function manualChunks(id: string): string | undefined {
  return Object.keys(CHUNKS).find((name) => CHUNKS[name]!.some((part) => part.test(id)))
}

/** The board of a game is named after it: by that name the server finds it. */
function chunkFileNames({ moduleIds }: { moduleIds: string[] }): string {
  const game = moduleIds.map((id) => /\/src\/games\/(\w+)\/index\.ts$/.exec(id)?.[1]).find(Boolean)
  return `assets/${game ? `game-${game}` : '[name]'}-[hash].js`
}

/** The class of a component's own styles: short, for it stands in every one of their selectors. */
function cssHash({ filename, hash }: { filename: string; hash: (text: string) => string }): string {
  const file = relative(import.meta.dirname, filename)
  const name = `s${hash(file).slice(0, 4)}`
  if ((hashed.get(name) ?? file) !== file)
    throw new Error(`${file} and ${hashed.get(name)} have the same class, ${name}`)
  hashed.set(name, file)
  return name
}
const hashed = new Map<string, string>()

export default defineConfig({
  plugins: [
    gameFiles(),
    svelte({ configFile: false, compilerOptions: { runes: true, fragments: 'tree', cssHash } }),
    compress(),
  ],
  build: {
    target: 'es2022',
    minify: 'terser', // slower than the usual one, and a twentieth smaller
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    assetsInlineLimit: 0, // the page's own policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    manifest: 'chunks.json', // the server reads it to name what a page will need before the page knows
    rollupOptions: { output: { manualChunks, chunkFileNames } },
  },
  // Tests run the parts that live in the browser, not Svelte's server half.
  ...(process.env.VITEST && { resolve: { conditions: ['browser'] } }),
  test: { include: ['tests/**/*.test.ts'], testTimeout: 30_000 }, // a machine may have much else to do
  server: { fs: { allow: ['..'] } },
})
