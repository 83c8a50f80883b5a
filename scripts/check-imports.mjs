import { cruise, format } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { findFolderCircles } from './support/folder-order.mjs'

const TEST = /\.test\.tsx?$/

const { output } = await cruise(['src'], await extractOptions('./.dependency-cruiser.cjs'), undefined, { tsConfig: extractTsConfig('./tsconfig.json') })
if (typeof output === 'string') throw new Error('The walls answered with a text instead of what they saw.')
const { output: report, exitCode } = await format(output, { outputType: 'err' })

const imports = output.modules
  .filter(({ source }) => source.startsWith('src/') && !TEST.test(source))
  .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
  .filter(({ to }) => to.startsWith('src/'))
const circles = findFolderCircles(imports)

console.log(typeof report === 'string' ? report.trim() : report)
for (const { folder, circle, imports: shown } of circles) {
  console.log(`  error folders need each other: in ${folder}, ${[...circle, circle[0]].join(' → ')}`)
  for (const { from, to } of shown) console.log(`      ${from} → ${to}`)
}
process.exitCode = exitCode > 0 || circles.length > 0 ? 1 : 0
