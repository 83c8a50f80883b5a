import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './support/build.mjs'
import { install } from './support/install.mjs'
import { report, runScript } from './support/progress.mjs'
import { node24, root, watchParent } from './support/run.mjs'
import { sparing, steadily } from './support/spare-memory.mjs'

const QUIET_MS = 150
const STOP_MS = 10_000

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let isBusy = false
let isStale = false
let isEnding = false

await runScript(async () => {
  await install()
  await refresh()
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  for (const folder of ['src', 'demo']) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => void refresh(), QUIET_MS)
    })
  }
  const signal = await new Promise((done) => {
    for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => done(name))
    watchParent(() => done('SIGTERM'))
  })
  isEnding = true
  await stopServer()
  process.exit(signal === 'SIGINT' ? 130 : 143)
})

/** Builds and restarts; a change meanwhile means once more. A failed build leaves the running server alone. */
async function refresh() {
  isStale = true
  if (isBusy) return
  isBusy = true
  while (isStale && !isEnding) {
    isStale = false
    try {
      await buildIfStale()
      await stopServer()
      if (!isEnding) startServer()
    } catch (error) {
      report(error)
    }
  }
  isBusy = false
}

function startServer() {
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['inherit', 'inherit', 'inherit', 'ipc'])
  const child = spawn(node24, steadily(join('dist', 'server', 'main.js')), { cwd: root, env: { ...sparing(process.env), DEV: '1' }, stdio })
  server = child
  child.on('error', report)
  child.on('exit', (code) => {
    if (server !== child) return
    server = undefined
    console.error(`The server ended with code ${code}: it starts again at the next change.`)
  })
}

async function stopServer() {
  const child = server
  if (child === undefined) return
  server = undefined
  const exited = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await exited
  clearTimeout(timer)
}
