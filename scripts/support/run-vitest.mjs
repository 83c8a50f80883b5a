import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foreground, node24, root } from './run.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Sum
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport
 */

/**
 * Runs every project of the test configuration once and counts what happened.
 * @param {string[]} args
 * @returns {Promise<Sum>}
 */
export async function runVitest(args) {
  const room = mkdtempSync(join(tmpdir(), 'vitrine-vitest-'))
  const reportFile = join(room, 'report.json')
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const code = await foreground(node24, [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...args])
    const sum = countTests(existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '')
    // An unhandled error outside any test fails the run without failing a test.
    if (code !== 0 && sum.failed === 0) sum.failed = 1
    return sum
  } finally {
    rmSync(room, { recursive: true, force: true })
  }
}

/**
 * @param {string} report Vitest's JSON report
 * @returns {Sum}
 */
function countTests(report) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  if (report === '') return { ...sum, failed: 1 }
  const files = /** @type {FileReport[]} */ (JSON.parse(report).testResults)
  for (const file of files) {
    for (const { status } of file.assertionResults) {
      if (status === 'passed') sum.passed += 1
      else if (status === 'failed') sum.failed += 1
      else sum.skipped += 1
    }
    // A file that cannot be loaded has no tests to fail.
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) sum.failed += 1
  }
  return sum
}
