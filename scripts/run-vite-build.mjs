import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { buildClient } from './support/build-client.ts'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
const fonts = 'dist/client/assets/fonts'

/** Fonts come from their packages and are served under their own names, which carry no version: packages are pinned. */
async function copyFonts() {
  await mkdir(fonts, { recursive: true })
  for (const scope of ['@fontsource-variable', '@fontsource']) {
    const folder = join('node_modules', scope)
    for (const family of await readdir(folder).catch(() => [])) {
      const files = await readdir(join(folder, family, 'files'))
      const wanted = files.filter((file) => /-(latin|latin-ext)-(wght|400)-normal\.woff2$/.test(file))
      for (const file of wanted) await copyFile(join(folder, family, 'files', file), join(fonts, file))
    }
  }
}

async function pack(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await pack(path)
    else if (/\.(js|css|svg|json)$/.test(entry.name)) {
      const bytes = await readFile(path)
      await writeFile(`${path}.br`, await packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      await writeFile(`${path}.gz`, await packGzip(bytes, { level: 9 }))
    }
  }
}

const logLevel = process.env.VITRINE_BUILD_LOG === 'info' ? 'info' : 'warn'
await buildClient(logLevel)
await build({ logLevel, build: { ssr: true } })
await copyFonts()
await pack('dist/client/assets')
