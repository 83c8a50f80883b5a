import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './support/run.mjs'
import { judgeSupplyChain } from './support/supply-chain.mjs'

/** @param {string[]} path */
const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

const found = judgeSupplyChain({ manifest: read('package.json'), packages: read('package-lock.json').packages, policy: read('scripts', 'support', 'supply-chain-policy.json') })
for (const sentence of found) console.log(sentence)
process.exitCode = found.length === 0 ? 0 : 1
