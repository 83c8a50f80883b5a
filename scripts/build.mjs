import { buildIfStale } from './support/build.mjs'
import { install } from './support/install.mjs'
import { runScript } from './support/progress.mjs'

await runScript(async () => {
  await install()
  await buildIfStale({ force: process.argv.includes('--force') })
})
