import { join } from 'node:path'
import { buildIfStale } from './support/build.mjs'
import { install } from './support/install.mjs'
import { runScript } from './support/progress.mjs'
import { foreground, node24 } from './support/run.mjs'

await runScript(async () => {
  await install()
  await buildIfStale()
  return foreground(node24, [join('dist', 'server', 'cli.js'), ...process.argv.slice(2)])
})
