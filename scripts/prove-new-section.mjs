import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node24, root } from './support/run.mjs'

const FOLDERS = ['bench', 'demo', 'docs', 'scripts', 'src', 'tests']

/** One section alone and one with cards, under names that no real section would have. */
const SECTIONS = [['scaffoldProof'], ['scaffoldProofBoard', '--category', 'team', '--card', 'scaffoldProofCard']]

/** @type {Record<string, string[]>} */
const CHECKS = {
  // Of the whole project: npm test checks them nowhere else.
  // Several checkers would do much of their work twice, which only pays where cores are idle.
  types: ['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json', '--noEmit', '--singleThreaded'],
  'import walls': ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--preserve-symlinks', '--config', '.dependency-cruiser.cjs', 'src'],
  'its own tests': ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rooms', 'src/sections/scaffold-proof', 'src/i18n/dictionaries'],
  build: ['scripts/run-vite-build.mjs'],
}
const SHOWN_LINES = 40

const copy = mkdtempSync(join(tmpdir(), 'vitrine-new-section-'))
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
  rmSync(copy, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

copyProject()
process.exitCode = (await prove()) ? 0 : 1

/** What belongs to the project; installed packages are borrowed, and data folders stay where they are. */
function copyProject() {
  const entries = readdirSync(root, { withFileTypes: true }).filter((entry) => (entry.isDirectory() ? FOLDERS.includes(entry.name) : entry.isFile()))
  for (const { name } of entries) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
}

/** The checks run side by side: each waits for something else most of the time. */
async function prove() {
  for (const args of SECTIONS) if (!(await step(`npm run new-section -- ${args.join(' ')}`, ['scripts/new-section.mjs', ...args]))) return false
  const results = await Promise.all(Object.entries(CHECKS).map(([name, args]) => step(name, args)))
  return results.every(Boolean)
}

/**
 * @param {string} name
 * @param {string[]} args
 */
async function step(name, args) {
  const began = Date.now()
  const { code, output } = await runInCopy(args)
  console.log(`${code === 0 ? '✓' : '✗'} new section: ${name} ${((Date.now() - began) / 1000).toFixed(1)} s`)
  if (code !== 0) console.log(output.split('\n').slice(0, SHOWN_LINES).join('\n'))
  return code === 0
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function runInCopy(args) {
  return new Promise((done) => {
    const child = spawn(node24, args, { cwd: copy, shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    /** @type {Buffer[]} */
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('close', (code) => {
      running.delete(child)
      done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8').trim() })
    })
  })
}
