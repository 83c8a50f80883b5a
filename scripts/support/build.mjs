import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Sentence, step } from './progress.mjs'
import { capture, node24, root } from './run.mjs'

const stampFile = join(root, 'dist', 'build-stamp')
const single = ['vite.config.ts', 'package-lock.json', 'tsconfig.json', 'scripts/run-vite-build.mjs']

/** @param {{ force?: boolean }} [options] */
export async function buildIfStale({ force = false } = {}) {
  const hash = hashSources()
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return
  await step('Building', async () => {
    // A build that is killed half way must not look finished.
    rmSync(stampFile, { force: true })
    // Whatever the shell has set: a server built for tests would look for React's development half.
    const env = { ...process.env, NODE_ENV: 'production' }
    const { code, output } = await capture(node24, [join('scripts', 'run-vite-build.mjs')], { env })
    if (code !== 0) throw new Sentence(explain(output), output)
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(stampFile, hash)
  })
}

/** @param {string} output */
function explain(output) {
  return /ENOSPC/.test(output) ? 'The disk is full: free about 1 GB and start again.' : 'The build failed: mend what it says above and start again.'
}

function hashSources() {
  const hash = createHash('sha256')
  for (const path of single) if (existsSync(join(root, path))) add(hash, path)
  // Vite plugins of our own.
  for (const path of filesUnder('scripts/support')) if (path.endsWith('.ts')) add(hash, path)
  for (const path of filesUnder('src')) if (!/\.test\.tsx?$/.test(path)) add(hash, path)
  for (const path of filesUnder('demo')) {
    if (path.endsWith('.ts')) add(hash, path)
    else hash.update(`${path}\0${statSync(join(root, path)).size}\0`)
  }
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function add(hash, path) {
  const bytes = readFileSync(join(root, path))
  hash.update(`${path}\0${bytes.length}\0`).update(bytes)
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return []
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesUnder(path)
      return entry.isFile() ? [path] : []
    })
}
