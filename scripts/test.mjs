import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from './support/browser.mjs'
import { buildIfStale } from './support/build.mjs'
import { runChecks } from './support/checks.mjs'
import { install } from './support/install.mjs'
import { report } from './support/progress.mjs'
import { foreground, node24, root } from './support/run.mjs'
import { runVitest } from './support/run-vitest.mjs'

const sum = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const troubles = []

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

/** @param {string} script */
async function countScript(script) {
  const code = await foreground(node24, [join('scripts', script)])
  return code === 0 ? { passed: 1 } : { failed: 1 }
}

if (await stage('install', install)) {
  await stage('browser', async () => void (await findOrInstallBrowser()))
  await stage('build', () => buildIfStale())
  await stage('checks', runChecks)
  await stage('tests', () => runVitest(process.argv.slice(2)))
  await stage('spec coverage', () => countScript('check-spec-coverage'))
  const proof = 'prove-new-section.mjs'
  if (existsSync(join(root, 'scripts', proof))) await stage('new section', () => countScript(proof))
}

for (const trouble of troubles) console.log(`✗ ${trouble}`)
if (sum.skipped > 0) console.log(`${sum.skipped} skipped`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1
