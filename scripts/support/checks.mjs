import { join } from 'node:path'
import { capture, node24, root } from './run.mjs'

const bin = (/** @type {string[]} */ ...parts) => join(root, 'node_modules', ...parts)

/** @type {{ name: string, command: string[] }[]} */
const checks = [
  { name: 'types', command: [bin('@typescript', 'native', 'bin', 'tsc'), '-p', 'tsconfig.json', '--noEmit', '--singleThreaded'] },
  { name: 'lint', command: [bin('.bin', 'oxlint'), '--type-aware', '--deny-warnings', 'src', 'tests', 'scripts', 'bench', 'demo'] },
  { name: 'import walls', command: [join(root, 'scripts', 'check-imports.mjs')] },
  { name: 'supply chain', command: [join(root, 'scripts', 'check-supply-chain.mjs')] },
  { name: 'unused code', command: [bin('.bin', 'knip'), '--no-progress', '--no-config-hints'] },
]

/**
 * Runs one check after the other; each prints one line, and its output only when it fails.
 * @param {{ say?: (line: string) => void, isPatient?: boolean, without?: string }} [options] without: a check that is made elsewhere
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks({ say = console.log, isPatient = false, without } = {}) {
  const sum = { passed: 0, failed: 0 }
  for (const { name, command } of checks) {
    if (name === without) continue
    const began = Date.now()
    const { code, output } = await capture(node24, command, { isPatient })
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    say(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s`)
    if (code === 0) sum.passed += 1
    else {
      sum.failed += 1
      say(output)
    }
  }
  return sum
}
