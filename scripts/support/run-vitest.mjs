import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addSums, afterAnotherLook, countTests } from './count-tests.mjs'
import { capture, foreground, node24, root } from './run.mjs'

/** @typedef {import('./count-tests.mjs').Sum} Sum */

const WITHOUT_BROWSER = ['--project', 'rooms', '--project', 'database', '--project', 'apart']
/** Journeys wait for browsers much of the time, so two runs share them, each with a server of its own. */
const JOURNEYS = ['1/2', '2/2'].map((shard) => ['--project', 'journeys', '--shard', shard])

/**
 * Runs every project of the test configuration once and counts what happened.
 * @param {string[]} args
 * @returns {Promise<Sum>}
 */
export async function runVitest(args) {
  if (args.length > 0) return runOnce(args, foreground)
  const room = mkdtempSync(join(tmpdir(), 'vitrine-demo-data-'))
  try {
    const [first, env] = await Promise.all([runOnce(WITHOUT_BROWSER, foreground), makeDemoData(room)])
    const journey = (/** @type {string[]} */ given) => runOnce(given, (program, all) => captured(program, all, env))
    const journeys = addSums(await Promise.all(JOURNEYS.map(journey)))
    return addSums([
      await lookAgain(first, (files) => runOnce([...WITHOUT_BROWSER, ...files], foreground)),
      await lookAgain(journeys, (files) => journey(['--project', 'journeys', ...files])),
    ])
  } finally {
    rmSync(room, { recursive: true, force: true })
  }
}

/**
 * docs/decisions/0026: files with a failed test are run once more, when everything else is done, and journeys with a server of their own.
 * @param {Sum} sum
 * @param {(files: string[]) => Promise<Sum>} again
 */
async function lookAgain(sum, again) {
  return sum.brokenFiles.length === 0 ? sum : afterAnotherLook(sum, await again(sum.brokenFiles))
}

/**
 * The demo sites, made once for all servers that journeys start. Without them each makes its own, and says what is wrong if it cannot.
 * @param {string} room
 */
async function makeDemoData(room) {
  const { code } = await capture(node24, [join('tests', 'support', 'demo-template-process.ts'), room])
  return code === 0 ? { ...process.env, DEMO_DATA_TEMPLATE: room } : process.env
}

/**
 * What it says comes in one piece, so that two runs do not talk across each other.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function captured(program, args, env) {
  const { code, output } = await capture(program, args, { env })
  console.log(output)
  return code
}

/**
 * @param {string[]} args
 * @param {(program: string, args: string[]) => Promise<number>} run
 * @returns {Promise<Sum>}
 */
async function runOnce(args, run) {
  const room = mkdtempSync(join(tmpdir(), 'vitrine-vitest-'))
  const reportFile = join(room, 'report.json')
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const code = await run(node24, [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...args])
    const sum = countTests(existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '')
    // An unhandled error outside any test fails the run without failing a test.
    if (code !== 0 && sum.failed === 0) return { ...sum, failed: 1, broken: [`an error outside any test (${args.join(' ')})`] }
    return sum
  } finally {
    rmSync(room, { recursive: true, force: true })
  }
}
