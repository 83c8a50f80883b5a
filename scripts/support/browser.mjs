import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Sentence, step } from './progress.mjs'
import { capture } from './run.mjs'

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ADVICE = 'run "npx playwright-core install chromium", or set CHROMIUM_PATH to a Chromium or Chrome'

/**
 * The path of a Chromium; also set as CHROMIUM_PATH for the programs we start. Its headless shell is preferred: the same
 * engine without the windows, tabs and bars around it, which nobody sees here and which are a fifth of the work.
 */
export async function findOrInstallBrowser() {
  const path = fromEnvironment() ?? fromPlaywright() ?? fromSystem(SHELLS) ?? (await shellFromApt()) ?? fromSystem(BROWSERS) ?? (await fromApt())
  if (path === undefined) throw new Sentence(`There is no browser for the tests: ${ADVICE}.`)
  process.env['CHROMIUM_PATH'] = path
  return path
}

function fromEnvironment() {
  const path = process.env['CHROMIUM_PATH']
  if (path === undefined || path === '') return undefined
  if (!isProgram(path)) throw new Sentence(`CHROMIUM_PATH names ${path}, which is not a program: correct it, or unset it.`)
  return path
}

/** Playwright keeps one folder per revision: the newest one that holds a program is taken. */
function fromPlaywright() {
  const store = playwrightStore()
  if (store === undefined || !existsSync(store)) return undefined
  const revision = (/** @type {string} */ name) => Number.parseInt(name.split('-').at(-1) ?? '', 10)
  const folders = readdirSync(store).filter((name) => /^chromium-\d+$/.test(name)).toSorted((a, b) => revision(b) - revision(a))
  const shells = readdirSync(store).filter((name) => /^chromium_headless_shell-\d+$/.test(name)).toSorted((a, b) => revision(b) - revision(a))
  return [...shells, ...folders].flatMap((name) => programsIn(join(store, name))).find(isProgram)
}

function playwrightStore() {
  const own = process.env['PLAYWRIGHT_BROWSERS_PATH']
  if (own !== undefined && own !== '' && own !== '0') return own
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright')
  if (process.platform === 'win32') return join(process.env['LOCALAPPDATA'] ?? homedir(), 'ms-playwright')
  return join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'ms-playwright')
}

/** @param {string} folder */
function programsIn(folder) {
  const inside = [
    ['chrome'], ['headless_shell'], ['chrome-headless-shell'], ['chrome.exe'], ['chrome-headless-shell.exe'],
    ['Chromium.app', 'Contents', 'MacOS', 'Chromium'],
    ['Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ]
  return readdirSync(folder).flatMap((name) => inside.map((parts) => join(folder, name, ...parts)))
}

/** @param {string[]} names */
function fromSystem(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const apps = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']
  const windows = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)']]
    .flatMap((folder) => (folder === undefined ? [] : [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')]))
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...apps, ...windows].find(isProgram)
}

const mayInstall = () => process.getuid?.() === 0 && isDebian()
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
/** @param {string[]} args */
const install = (...args) => capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0', ...args], { env })

/** Not every Debian has it, and a whole browser does as well: nothing to complain about. */
async function shellFromApt() {
  if (!mayInstall()) return undefined
  return step('Installing the headless Chromium for the tests', async () => {
    const isThere = (await install('--no-remove', 'chromium-headless-shell')).code === 0
    if (!isThere && (await capture('apt-get', ['update', '-qq'], { env })).code === 0) await install('--no-remove', 'chromium-headless-shell')
    return fromSystem(SHELLS)
  })
}

async function fromApt() {
  if (!mayInstall()) return undefined
  return step('Installing Chromium for the tests', async () => {
    const update = await capture('apt-get', ['update', '-qq'], { env })
    const result = await install('chromium')
    const path = fromSystem(BROWSERS)
    // On Ubuntu the package is only a pointer to a snap, which does not run in a container.
    const works = path !== undefined && (await capture(path, ['--version', '--no-sandbox'])).code === 0
    if (result.code === 0 && works) return path
    const words = `${update.output}\n${result.output}`.trim().split('\n').slice(-10).join('\n')
    throw new Sentence(`apt-get could not install a Chromium that runs: ${ADVICE}.`, words)
  })
}

function isDebian() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release)
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
