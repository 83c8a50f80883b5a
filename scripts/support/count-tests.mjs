/**
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady: string[] }} Sum
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestReport
 * @typedef {{ name: string, status: string, assertionResults: TestReport[] }} FileReport
 */

/**
 * @param {string} report Vitest's JSON report
 * @returns {Sum}
 */
export function countTests(report) {
  /** @type {Sum} */
  const sum = { passed: 0, failed: 0, skipped: 0, unsteady: [] }
  if (report === '') return { ...sum, failed: 1 }
  const files = /** @type {FileReport[]} */ (JSON.parse(report).testResults)
  for (const file of files) {
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') sum.passed += 1
      else if (status === 'failed') sum.failed += 1
      else sum.skipped += 1
      // It failed, and passed when it was tried again: the failures stay in the report.
      if (status === 'passed' && failureMessages.length > 0) sum.unsteady.push(`${file.name.split(/[/\\]/).at(-1)}: ${fullName.trim()} (${firstLine(failureMessages[0])})`)
    }
    // A file that cannot be loaded has no tests to fail.
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) sum.failed += 1
  }
  return sum
}

/** @param {string | undefined} text */
function firstLine(text = '') {
  // A message can be in colour.
  // oxlint-disable-next-line no-control-regex
  return (text.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n', 1)[0] ?? '').slice(0, 200)
}

/**
 * @param {Sum[]} sums
 * @returns {Sum}
 */
export function addSums(sums) {
  /** @param {'passed' | 'failed' | 'skipped'} of */
  const total = (of) => sums.reduce((sum, each) => sum + each[of], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped'), unsteady: sums.flatMap(({ unsteady }) => unsteady) }
}
