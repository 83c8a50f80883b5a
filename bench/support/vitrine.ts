import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoSites } from '../../demo/sites.ts'
import { SPARING, STEADY } from '../../src/run/spare-memory.ts'
import { ROOT } from './machine.ts'
import { startProgram, waitForAnswer, type Program } from './program.ts'
import { findFreePort, type Room } from './room.ts'

const BASE_DOMAIN = 'localhost'
const PASSWORD = 'a password for measuring'
const SERVER = join(ROOT, 'dist', 'server', 'main.js')

export type Vitrine = Program & { port: number }

type Options = {
  room: Room
  /** Two servers in one room need two folders. */
  data?: string
  processes?: number
  cores?: readonly number[] | null
  env?: Record<string, string>
  /** The first page asked for; without it, readiness is enough. */
  firstPage?: { host: string; path: string }
}

export const dataDirOf = ({ folder }: Room, data = 'data') => join(folder, data)

/** The built server as an operator runs it, on data of its own. */
export async function startVitrine({ room, data, processes = 1, cores = null, env = {}, firstPage }: Options): Promise<Vitrine> {
  if (!existsSync(SERVER)) throw new Error('There is no build: run "npm run build" first.')
  const port = await findFreePort()
  const program = startProgram({
    command: process.execPath,
    args: [STEADY, SERVER],
    cores,
    cwd: ROOT,
    isTethered: true,
    env: {
      ...SPARING,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDirOf(room, data),
      BASE_DOMAIN,
      DEMO: 'on',
      DEMO_PASSWORD: PASSWORD,
      LOG_LEVEL: 'warn',
      WEB_CONCURRENCY: String(processes),
      DRAIN_SECONDS: '0',
      ...env,
    },
  })
  await waitForAnswer(program, { port, ...(firstPage ?? { host: BASE_DOMAIN, path: '/readyz' }) }).catch(async (error: unknown) => {
    await program.end('SIGTERM')
    throw error
  })
  return { ...program, port }
}

export type DemoPageAddress = { host: string; path: string; pageKey: string; isHome: boolean }

/** Every page of the demo sites that visitors can read, in every language it has. */
export function demoPages(): DemoPageAddress[] {
  return demoSites.flatMap(({ label, pages }) =>
    pages
      .filter(({ password }) => password === undefined)
      .flatMap(({ key, slugs, collection, role }) =>
        Object.entries(slugs).map(([locale, slug]) => {
          const isHome = role === 'home'
          const tail = isHome ? [] : [...(collection === undefined ? [] : [collection]), slug]
          return { host: `${label}.${BASE_DOMAIN}`, path: `/${[locale, ...tail].join('/')}`, pageKey: key, isHome }
        }),
      ),
  )
}

export type DemoEditor = { email: string; password: string }

export const demoEditor = (label: string): DemoEditor => ({ email: `editor@${label}.example`, password: PASSWORD })

export function demoHome(): { host: string; path: string; editor: DemoEditor } {
  const [site] = demoSites
  if (!site) throw new Error('There is no demo site.')
  return { host: `${site.label}.${BASE_DOMAIN}`, path: `/${site.locales[0]}`, editor: demoEditor(site.label) }
}
