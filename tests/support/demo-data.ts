import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServer } from './server-process.ts'

/** A folder with the demo sites in it, and nobody at work there: `npm test` makes one for all journeys, for making the sites takes long. */
const TEMPLATE = process.env['DEMO_DATA_TEMPLATE']

/** A data folder of its own for a server; where there is a template it has the demo sites, otherwise the first start makes them. */
export async function makeDataDir(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `vitrine-${name}-`))
  if (TEMPLATE !== undefined) await copyFolder(TEMPLATE, folder)
  return folder
}

/** The first start of a server on an empty folder, and its end. */
export async function makeTemplate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const server = await startServer({ dataDir: folder })
  await server.stop()
}

async function copyFolder(from: string, to: string): Promise<void> {
  // PostgreSQL's files may belong to another user, and only its owner may start it.
  if (process.platform === 'win32') await cp(from, to, { recursive: true })
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}
