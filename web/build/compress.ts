/** Writes a compressed copy beside every file that shrinks by it, so that the server need not compress for each visitor. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/ // fonts, pictures and sounds are compressed already

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'tablee-compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && TEXT.test(entry.name)) await compressFile(join(entry.parentPath, entry.name))
      }
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const forms = {
    br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gz: gzipSync(content, { level: 9 }),
  }
  for (const [suffix, form] of Object.entries(forms)) {
    if (form.length < content.length) await writeFile(`${file}.${suffix}`, form)
  }
}
