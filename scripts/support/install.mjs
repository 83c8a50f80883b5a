import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Sentence, step } from './progress.mjs'
import { capture, node24, root } from './run.mjs'

const lockFile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules', '.vitrine-lock')

/** @type {[RegExp, string][]} */
const reasons = [
  [/ENOSPC|no space left/i, 'The disk is full: free about 2 GB and start again.'],
  [/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|network|getaddrinfo/i, 'The npm registry cannot be reached: check the network (or the proxy settings of npm) and start again.'],
  [/can only install packages when|npm error code EUSAGE/i, 'package.json and package-lock.json disagree: run "npm install" and start again.'],
  [/EACCES|EPERM/i, `The folder ${join(root, 'node_modules')} cannot be written: start as the user who owns it.`],
]

/** Makes node_modules agree with package-lock.json. Does nothing in a few milliseconds when it already does. */
export async function install() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(node24) && readIfThere(stampFile) === hash) return
  if (!isInstalledByHand()) await step('Installing packages', npmCi)
  await assertNode24()
  writeFileSync(stampFile, hash)
}

async function npmCi() {
  // Run by "npm start", npm names its own script; "npm" alone may be missing from PATH or be another version.
  const npm = process.env['npm_execpath']?.endsWith('.js') ? [process.execPath, process.env['npm_execpath']] : ['npm']
  // NODE_ENV=production would leave out Vite and Node 24.
  const args = [...npm.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await capture(npm[0] ?? 'npm', args)
  if (code === 0) return
  const known = reasons.find(([pattern]) => pattern.test(output))
  throw new Sentence(known?.[1] ?? '"npm ci" failed: mend what it says above and start again.', output.split('\n').slice(-15).join('\n'))
}

/** npm's own record of what is installed, compared with the lock file: after "npm ci" by hand nothing is installed twice. */
function isInstalledByHand() {
  const there = readPackages(join(root, 'node_modules', '.package-lock.json'))
  const wanted = readPackages(lockFile)
  if (there === undefined || wanted === undefined) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    const found = there[path]
    if (found === undefined) return entry.optional === true || entry.devOptional === true || entry.peer === true
    return found.version === entry.version && existsSync(join(root, path))
  })
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }> | undefined}
 */
function readPackages(path) {
  const text = readIfThere(path)
  try {
    return text === undefined ? undefined : JSON.parse(text).packages
  } catch {
    return undefined
  }
}

async function assertNode24() {
  if (!existsSync(node24)) await capture('npm', ['rebuild', 'node'])
  const { code, output } = existsSync(node24) ? await capture(node24, ['--version']) : { code: 1, output: '' }
  if (code === 0 && Number.parseInt(output.slice(1), 10) >= 24) return
  throw new Sentence('Node 24 did not arrive with the packages: allow install scripts (npm config set ignore-scripts false), delete node_modules and start again.', output)
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
