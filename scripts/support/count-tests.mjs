/**
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady: string[], broken: string[], brokenFiles: string[] }} Sum
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestReport
 * @typedef {{ name: string, status: string, message?: string, assertionResults: TestReport[] }} FileReport
 */

/**
 * @param {string} report Vitest's JSON report
 * @returns {Sum}
 */
export function countTests(report) {
  /** @type {Sum} */
  const sum = { passed: 0, failed: 0, skipped: 0, unsteady: [], broken: [], brokenFiles: [] }
  if (report === '') return { ...sum, failed: 1, broken: ['a run ended without its report'] }
  const files = /** @type {FileReport[]} */ (JSON.parse(report).testResults)
  for (const file of files) {
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') sum.passed += 1
      else if (status === 'failed') sum.failed += 1
      else sum.skipped += 1
      const said = `${nameOf(file)}: ${fullName.trim()} (${firstLine(failureMessages[0])})`
      // It failed, and passed when it was tried again: the failures stay in the report.
      if (status === 'passed' && failureMessages.length > 0) sum.unsteady.push(said)
      if (status === 'failed') sum.broken.push(said)
    }
    if (file.status === 'failed') sum.brokenFiles.push(file.name)
    // A file that cannot be loaded has no tests to fail.
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      sum.failed += 1
      sum.broken.push(`${nameOf(file)}: ${firstLine(file.message) || 'failed outside its tests'}`)
    }
  }
  return sum
}

/** @param {FileReport} file */
const nameOf = ({ name }) => name.split(/[/\\]/).at(-1) ?? name

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
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped'), unsteady: sums.flatMap(({ unsteady }) => unsteady), broken: sums.flatMap(({ broken }) => broken), brokenFiles: sums.flatMap(({ brokenFiles }) => brokenFiles) }
}

/**
 * What failed beside others and passed when its file was run alone is counted as passed, and named. If anything fails again, everything stays as it was.
 * @param {Sum} first
 * @param {Sum} alone
 * @returns {Sum}
 */
export function afterAnotherLook(first, alone) {
  if (alone.failed > 0) return { ...first, broken: [...first.broken, ...alone.broken.map((name) => `alone too: ${name}`)] }
  return { ...first, passed: first.passed + first.failed, failed: 0, unsteady: [...first.unsteady, ...first.broken], broken: [], brokenFiles: [] }
}
