import { execFile } from 'node:child_process'
import { chmod, chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './find-binaries.ts'

export interface Outcome {
  code: number
  output: string
}

/** Runs PostgreSQL's programs as a user they accept. */
export interface Runner {
  run: (program: string, args: string[]) => Promise<Outcome>
  /** Hands a file or a folder with all its content to that user. */
  own: (path: string) => Promise<void>
}

interface Account {
  uid: number
  gid: number
}

type Capability = 'dac_read_search' | 'dac_override'

const capabilityBits: Record<Capability, bigint> = { dac_override: 1n, dac_read_search: 2n }

/** PostgreSQL refuses to run as root, so root borrows an unprivileged account: the owner of existing data, else postgres or nobody. */
export async function chooseRunner(folder: string, binaries: Binaries): Promise<Runner> {
  if (process.getuid?.() !== 0) return { run: (program, args) => run(program, args), own: async () => {} }
  const account = (await ownerOf(folder)) ?? (await findAccount())
  const wanted = await wantedCapabilities(account, dirname(folder), binaries)
  const own = (path: string) => ownTree(path, account)
  if (wanted.length === 0) return { run: (program, args) => run(program, args, account), own }
  const prefix = await borrowCapability(wanted, account, dirname(folder), binaries)
  return { run: (program, args) => run('setpriv', [...prefix, program, ...args]), own }
}

function run(program: string, args: string[], account?: Account): Promise<Outcome> {
  // PGPORT, PGOPTIONS or LC_ALL of the caller would change what the programs do and say.
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' }
  return new Promise((done) => {
    execFile(program, args, { ...account, cwd: '/', env, maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      const reason = code === -1 && error !== null ? error.message : ''
      done({ code, output: [stdout, stderr, reason].filter(Boolean).join('\n').trim() })
    })
  })
}

async function ownerOf(folder: string): Promise<Account | undefined> {
  const found = await stat(folder).catch(() => undefined)
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid }
}

// initdb looks its user up by name, so an id without an entry in the user list does not do.
async function findAccount(): Promise<Account> {
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const account = await lookUp(name)
    if (account !== undefined) return account
  }
  await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'vitrine-db'])
  const made = await lookUp('vitrine-db')
  if (made !== undefined) return made
  throw new Error(
    'PostgreSQL refuses to run as root and there is no user "postgres" or "nobody" to run it as: create one, or start Vitrine as an ordinary user.',
  )
}

async function lookUp(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => readId(await run('id', [flag, name]))))
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

function readId({ code, output }: Outcome): number | undefined {
  const id = Number(output)
  return code === 0 && Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined
}

async function wantedCapabilities(account: Account, parent: string, binaries: Binaries): Promise<Capability[]> {
  // A strict umask at "npm ci" leaves programs only root may execute; reading and searching alone does not lift that.
  const others = await Promise.all([binaries.postgres, join(binaries.root, 'share')].map((path) => stat(path)))
  if (others.some(({ mode }) => (mode & 0o005) !== 0o005)) return ['dac_override']
  const paths = [...ancestors(parent), ...ancestors(binaries.root)]
  for (const path of new Set(paths)) {
    const { mode, uid } = await stat(path)
    const passable = (mode & 0o001) !== 0 || (uid === account.uid && (mode & 0o100) !== 0)
    if (!passable) return ['dac_read_search', 'dac_override']
  }
  return []
}

function ancestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [path, ...ancestors(parent)]
}

async function borrowCapability(wanted: Capability[], { uid, gid }: Account, parent: string, binaries: Binaries): Promise<string[]> {
  const held = await heldCapabilities()
  for (const capability of wanted) {
    if ((held & (1n << capabilityBits[capability])) === 0n) continue
    const login = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    // Without no_setuid_fixup the kernel ignores capabilities in access(), and initdb says that it cannot find postgres.
    const prefix = [...login, '--securebits=+no_setuid_fixup', `--inh-caps=+${capability}`, `--ambient-caps=+${capability}`]
    const outcome = await run('setpriv', [...prefix, binaries.postgres, '--version'])
    if (outcome.code === 0) return prefix
  }
  throw new Error(
    `PostgreSQL cannot run as root and other users may not enter ${parent} or ${binaries.root}: move Vitrine to a folder that every user may enter (for example /opt/vitrine), or start it as an ordinary user.`,
  )
}

async function heldCapabilities(): Promise<bigint> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const digits = /^CapPrm:\s*([0-9a-f]+)$/m.exec(status)?.[1]
  return digits === undefined ? 0n : BigInt(`0x${digits}`)
}

async function ownTree(path: string, account: Account): Promise<void> {
  const { uid, gid } = account
  const found = await stat(path)
  await chown(path, uid, gid)
  if (!found.isDirectory()) return
  await chmod(path, 0o700)
  for (const entry of await readdir(path, { recursive: true })) await lchown(join(path, entry), uid, gid)
}
