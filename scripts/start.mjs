import { join } from 'node:path'
import { buildIfStale } from './support/build.mjs'
import { findOrInstallFfmpeg, WITHOUT_FFMPEG } from './support/ffmpeg.mjs'
import { install } from './support/install.mjs'
import { runScript } from './support/progress.mjs'
import { foreground, node24 } from './support/run.mjs'
import { sparing, steadily } from './support/spare-memory.mjs'

await runScript(async () => {
  await install()
  await buildIfStale()
  if (!(await findOrInstallFfmpeg())) console.error(WITHOUT_FFMPEG)
  return foreground(node24, steadily(join('dist', 'server', 'main.js')), { tether: true, env: sparing(process.env) })
})
