import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/postgres.ts'
import { readConfig } from '../run/config.ts'
import { openDatabase } from '../run/open-database.ts'
import { readLogo } from '../actions/memory/read-logo.ts'
import { NO_LOGO } from '../model/site/logo.ts'
import { createFolderObjects } from '../services/objects/folder-objects.ts'
import { readSettings } from '../store/settings.ts'
import { siteIdsOf } from '../store/members.ts'
import { siteByHost } from '../store/sites.ts'
import { openParts } from './open-parts.ts'
import { runCli } from './run-cli.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('postgresAdminUrl'))))
afterAll(() => database.drop())

const environment = () => ({ DATABASE_URL: database.adminUrl })

async function run(line: string, env: Record<string, string> = environment(), ask?: (question: string) => Promise<string>) {
  const [out, err]: [string[], string[]] = [[], []]
  const args = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? []
  const code = await runCli(args, { env, print: (text) => out.push(text), printError: (text) => err.push(text), ask })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

async function withParts<Result>(work: (parts: Awaited<ReturnType<typeof openParts>>['parts']) => Promise<Result>): Promise<Result> {
  const { parts, close } = await openParts(readConfig(environment()))
  try {
    return await work(parts)
  } finally {
    await close()
  }
}

const signIn = (email: string, password: string) => withParts(({ auth }) => auth.signIn({ email, password, host: 'x.example', address: '', userAgent: '' }))

describe('the commands', () => {
  test('create-admin makes an account and shows the password it made once', async () => {
    const made = await run('create-admin --email Admin@vitrine.example --name "Anna Muster"')
    expect(made).toMatchObject({ code: 0, err: '' })
    const password = /password is ([a-hj-km-np-z2-9]{14})$/.exec(made.out)?.[1] ?? ''
    expect(await signIn('admin@vitrine.example', password)).toMatchObject({ user: { role: 'admin', name: 'Anna Muster' } })
  })

  test('a given password is not shown', async () => {
    const made = await run('create-admin --email given@vitrine.example --name Anna --password "long enough"')
    expect(made.code).toBe(0)
    expect(made.out).not.toContain('long enough')
    expect(await signIn('given@vitrine.example', 'long enough')).not.toBeNull()
  })

  test('reset-password replaces the password', async () => {
    const { out } = await run('reset-password --email given@vitrine.example')
    const password = /: (\S{14})$/.exec(out)?.[1] ?? ''
    expect(await signIn('given@vitrine.example', 'long enough')).toBeNull()
    expect(await signIn('given@vitrine.example', password)).not.toBeNull()
  })

  test('create-site makes a site and its owner; a second site can have the same owner', async () => {
    const made = await run('create-site --host Optik.Example --name "Optik See" --locales de,fr,de --optician --owner owner@optik.example')
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toContain('owner@optik.example (optician)')
    const second = await run('create-site --host second.example --name Zwei --locales it --owner OWNER@optik.example')
    expect(second.out).toBe('The site Zwei is ready under the host second.example.\nEnquiries of its visitors go to its editors, now owner@optik.example.')
    await withParts(async ({ store, auth }) => {
      const [site, other] = [await siteByHost(store.platform, 'optik.example'), await siteByHost(store.platform, 'second.example')]
      expect(site).toMatchObject({ name: 'Optik See', businessType: 'optician', locales: ['de', 'fr'] })
      expect(other).toMatchObject({ businessType: 'general', locales: ['it'] })
      const password = /password is (\S{14})/.exec(made.out)?.[1] ?? ''
      const owner = await auth.signIn({ email: 'owner@optik.example', password, host: '', address: '', userAgent: '' })
      expect(new Set(await siteIdsOf(store.platform, owner?.user.userId ?? ''))).toEqual(new Set([site?.id, other?.id]))
    })
  })

  test('set-logo gives a site its pictures, and takes away what is not named', async () => {
    await run('create-site --host logo.example --name Logo')
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-logo-'))
    await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><circle cx="50" cy="50" r="40"/></svg>')
    await writeFile(join(folder, 'broken.png'), 'no picture')
    const env = { ...environment(), DATA_DIR: folder }
    const logo = () =>
      withParts(async ({ store }) => {
        const site = await siteByHost(store.platform, 'logo.example')
        return store.inSite(site?.id ?? '', async (tx) => readLogo(tx, (await readSettings(tx)).logo))
      })
    const file = (name: string) => `"${join(folder, name)}"`
    expect(await run(`set-logo --host Logo.example --picture ${file('logo.svg')} --mark ${file('logo.svg')}`, env)).toEqual({ code: 0, out: 'Logo shows its logo.', err: '' })
    expect(await logo()).toMatchObject({ picture: { width: 2048, height: 512 }, alternative: null, mark: { width: 2048 } })
    const WIDTHS = ['1280.webp', '1920.webp', '320.webp', '640.webp', '960.webp']
    const variants = (await Array.fromAsync(createFolderObjects(join(folder, 'media')).list('variants/'))).map(({ key }) => key.split('/').at(-1))
    expect(variants, 'nobody waits for the logo to be drawn').toEqual([...WIDTHS, ...WIDTHS])
    expect((await run(`set-logo --host logo.example --picture ${file('broken.png')}`, env)).err).toBe('The logo must be a picture that can be read, of at most 50 million pixels.')
    expect((await run(`set-logo --host logo.example --picture ${file('gone.png')}`, env)).err).toMatch(/gone\.png cannot be read\.$/)
    expect((await run('set-logo --host nobody.example', env)).err).toBe('There is no site with this host.')
    expect((await logo()).picture).not.toBeNull()
    expect((await run('set-logo --host logo.example', env)).out).toBe('Logo shows its name in words.')
    expect(await logo()).toEqual(NO_LOGO)
    await rm(folder, { recursive: true })
  })

  test('create-site says where enquiries will go: to --email, to what is typed when it asks, else to the editors, and warns where there are none', async () => {
    const settingsOf = (host: string) =>
      withParts(async ({ store }) => {
        const site = await siteByHost(store.platform, host)
        return (await store.inSite(site?.id ?? '', (tx) => readSettings(tx))).contact.email
      })
    const given = await run('create-site --host post1.example --name Post --email info@post.example')
    expect([given.out, await settingsOf('post1.example')]).toEqual([expect.stringContaining('go to info@post.example.'), 'info@post.example'])
    const questions: string[] = []
    const typed = await run('create-site --host post2.example --name Post', environment(), async (question) => (questions.push(question), ' asked@post.example '))
    expect([questions.length, typed.out, await settingsOf('post2.example')]).toEqual([1, expect.stringContaining('go to asked@post.example.'), 'asked@post.example'])
    expect((await run('create-site --host post3.example --name Post --owner editor@post.example')).out).toContain('go to its editors, now editor@post.example.')
    expect((await run('create-site --host post4.example --name Post')).out).toContain('reach nobody by mail yet')
    expect(await run('create-site --host post5.example --name Post --email nonsense')).toMatchObject({ code: 1, err: 'The e-mail address must look like name@example.ch.' })
  })

  test('[V-008] an optician speaks German and English unless told otherwise, any other business German', async () => {
    await run('create-site --host lunettes.example --name Lunettes --optician')
    await run('create-site --host laden.example --name Laden')
    await withParts(async ({ store }) => {
      expect((await siteByHost(store.platform, 'lunettes.example'))?.locales).toEqual(['de', 'en'])
      expect((await siteByHost(store.platform, 'laden.example'))?.locales).toEqual(['de'])
    })
  })

  test.each([
    ['create-admin --email admin@vitrine.example --name X', 'There already is an account with this e-mail address.'],
    ['create-admin --email nonsense --name X', 'The e-mail address must look like name@example.ch.'],
    ['create-admin --email a@b.example --name X --password short', 'The password must have 8 to 200 characters.'],
    ['create-admin --email a@b.example', 'This command also needs --name.'],
    ['create-admin --mail a@b.example', "Unknown option '--mail': --help shows how it is used."],
    ['create-site --host optik.example --name X --locales de', 'There already is a site with this host.'],
    ['create-site --host https://x.example --name X --locales de', 'The host must be a domain name without protocol, port or path, such as www.example.ch.'],
    ['create-site --host x.example --name X --locales de,xx', 'The locales must be a list such as de,fr; known are de, fr, it, rm, en, sq, sr, hr, es, pt.'],
    ['reset-password --email nobody@vitrine.example', 'There is no account with this e-mail address.'],
    ['dance', 'There is no command "dance": --help lists them.'],
  ])('%s is refused in one sentence', async (line, sentence) => {
    expect(await run(line)).toEqual({ code: 1, out: '', err: sentence })
  })

  test('--help needs no database', async () => {
    for (const line of ['', '--help', 'help', 'create-site --help']) {
      expect(await run(line, { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toMatchObject({ code: 0, out: expect.stringContaining('create-admin') })
    }
  })

  test('a database that cannot be reached is named in one sentence', async () => {
    const { code, err } = await run('reset-password --email a@b.example', { DATABASE_URL: 'postgres://127.0.0.1:1/none' })
    expect({ code, err }).toEqual({ code: 1, err: 'The database of DATABASE_URL cannot be used: nothing answers there; start it or correct the address.' })
  })
})

describe('openDatabase', () => {
  test('without a login of its own the application takes its role, which row-level security binds', async () => {
    await withParts(async ({ store }) => {
      const { rows } = await store.pool.query<{ role: string; bypass: boolean }>(
        'select current_user as role, rolsuper or rolbypassrls as bypass from pg_roles where rolname = current_user',
      )
      expect(rows).toEqual([{ role: 'vitrine_app', bypass: false }])
    })
  })

  test('a command adopts the embedded database of a running server and leaves it running', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-cli-'))
    const running = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => {})
    const client = new Client({ connectionString: running.appUrl })
    await client.connect()
    const startOf = async () => String((await client.query<{ at: Date }>('select pg_postmaster_start_time() as at')).rows[0]?.at)
    try {
      const start = await startOf()
      expect(await run('create-admin --email a@b.example --name A', { DATA_DIR: dataDir })).toMatchObject({ code: 0, err: '' })
      expect(await run('reset-password --email a@b.example', { DATA_DIR: dataDir })).toMatchObject({ code: 0, err: '' })
      expect(await startOf()).toBe(start)
    } finally {
      await client.end()
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  }, 60_000)
})
