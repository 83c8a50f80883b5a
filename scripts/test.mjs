import { join } from 'node:path'
import { findOrInstallBrowser } from './support/browser.mjs'
import { buildIfStale } from './support/build.mjs'
import { runChecks } from './support/checks.mjs'
import { findOrInstallFfmpeg, WITHOUT_FFMPEG } from './support/ffmpeg.mjs'
import { install } from './support/install.mjs'
import { report } from './support/progress.mjs'
import { capture, node24 } from './support/run.mjs'
import { runVitest } from './support/run-vitest.mjs'

const sum = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const troubles = []
/** @type {string[]} */
const unsteady = []
/** @type {string[]} */
const broken = []

/** @param {Partial<typeof sum>} more */
function count({ passed = 0, failed = 0, skipped = 0 }) {
  sum.passed += passed
  sum.failed += failed
  sum.skipped += skipped
}

/**
 * A stage that fails is counted, and the next one runs all the same, so that the sum is complete.
 * @param {string} name
 * @param {() => Promise<Partial<typeof sum> | void>} work
 */
async function stage(name, work) {
  try {
    const result = (await work()) ?? {}
    count(result)
    if ((result.failed ?? 0) > 0) troubles.push(`${name}: ${result.failed} failed`)
    return true
  } catch (error) {
    report(error)
    count({ failed: 1 })
    troubles.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

/** @type {string[]} */
const saidBeside = []
const beside = { isPatient: true, say: (/** @type {string} */ line) => void saidBeside.push(line) }

/** @param {string} script */
async function countScript(script) {
  const { code, output } = await capture(node24, [join('scripts', script)], beside)
  beside.say(output)
  return code === 0 ? { passed: 1 } : { failed: 1 }
}

/** Runs while the tests do: those wait for browsers and databases much of the time, and this takes what they leave. */
async function checkBeside() {
  // With two more sections in place, the proof of new sections checks the same types and takes half a minute for it.
  await stage('checks', () => runChecks({ ...beside, without: 'types' }))
  await stage('spec coverage', () => countScript('check-spec-coverage'))
  await stage('new section', () => countScript('prove-new-section.mjs'))
}

if (await stage('install', install)) {
  await stage('browser', async () => void (await findOrInstallBrowser()))
  await stage('ffmpeg', async () => ((await findOrInstallFfmpeg()) ? {} : console.log(`${WITHOUT_FFMPEG} Tests that prepare real films are skipped.`)))
  await stage('build', () => buildIfStale())
  const checked = checkBeside()
  await stage('tests', async () => {
    const result = await runVitest(process.argv.slice(2))
    unsteady.push(...result.unsteady)
    broken.push(...result.broken)
    return result
  })
  await checked
  console.log(saidBeside.join('\n'))
}

for (const name of unsteady) console.log(`unsteady: ${name}`)
for (const name of broken) console.log(`✗ ${name}`)
for (const trouble of troubles) console.log(`✗ ${trouble}`)
if (sum.skipped > 0) console.log(`${sum.skipped} skipped`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1
