import { runChecks } from './support/checks.mjs'
import { install } from './support/install.mjs'
import { runScript } from './support/progress.mjs'

await runScript(async () => {
  await install()
  return (await runChecks()).failed === 0 ? 0 : 1
})
