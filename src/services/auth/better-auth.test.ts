import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestAccounts, PASSWORD, SECRET, toCookieHeader, type TestAccounts } from '../../../tests/support/test-accounts.ts'
import { Refusal } from '../../model/refusal.ts'
import * as tables from '../../store/schema/auth.ts'
import { createAuth } from './better-auth.ts'

const HOST = 'optik.example'
const EMAIL = 'regula@optik.example'
const device = { host: HOST, address: '192.0.2.7', userAgent: 'Firefox' }

let accounts: TestAccounts
beforeAll(async () => {
  accounts = await openTestAccounts()
  await accounts.addUser(EMAIL, 'optician')
})
afterAll(() => accounts.close())

async function signIn(email = EMAIL, password = PASSWORD) {
  const answer = await accounts.auth.signIn({ email, password, ...device })
  if (!answer) throw new Error('The sign-in failed')
  return { ...answer, cookie: toCookieHeader(answer.cookies) }
}

const sessionRows = () => accounts.store.platform.select().from(tables.sessions)

describe('sessions', () => {
  test('[E-006] a sign-in gives a session that is HttpOnly, host-only, Lax and signed, and a readable marker beside it', async () => {
    const { cookies, user } = await signIn()
    expect(user).toMatchObject({ email: EMAIL, role: 'optician', host: HOST })
    const [session = '', marker = ''] = cookies
    expect(session).toMatch(/^__Host-vitrine_session=[\w-]{32}\.[\w%]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(marker).toMatch(/^vitrine_editor=1; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/)
    expect(cookies.join()).not.toMatch(/domain=/i)
  })

  test('without TLS the cookie has neither Secure nor the prefix that demands it', async () => {
    const plain = createAuth({ database: accounts.store.platform, tables, secret: SECRET, isSecure: false })
    const answer = await plain.signIn({ email: EMAIL, password: PASSWORD, ...device })
    expect(answer?.cookies.join()).not.toMatch(/Secure|__Host/)
    expect(await plain.whoIs({ cookie: toCookieHeader(answer?.cookies ?? []), host: HOST })).not.toBeNull()
  })

  test('the address is found in every spelling', async () => {
    expect((await signIn('  Regula@OPTIK.example ')).user.email).toBe(EMAIL)
  })

  test('[E-006] a sign-out deletes the session: the old cookie is nobody', async () => {
    const { cookie } = await signIn()
    expect(await accounts.auth.whoIs({ cookie, host: HOST })).toMatchObject({ email: EMAIL })
    const before = (await sessionRows()).length
    const { cookies } = await accounts.auth.signOut({ cookie })
    expect(cookies).toHaveLength(2)
    expect(cookies.every((line) => line.includes('Max-Age=0'))).toBe(true)
    expect(await sessionRows()).toHaveLength(before - 1)
    expect(await accounts.auth.whoIs({ cookie, host: HOST })).toBeNull()
  })

  test('[E-006] a cookie carried to another host is nobody there', async () => {
    const { cookie } = await signIn()
    expect(await accounts.auth.whoIs({ cookie, host: 'bakery.example' })).toBeNull()
    expect(await accounts.auth.whoIs({ cookie, host: '' })).toBeNull()
    expect(await accounts.auth.whoIs({ cookie, host: HOST })).not.toBeNull()
  })

  test('a tampered, unsigned or foreign cookie is nobody', async () => {
    const { cookie } = await signIn()
    const [name = '', value = ''] = cookie.split('; ')[0]?.split(/=(.*)/) ?? []
    const [token = '', signature = ''] = decodeURIComponent(value).split('.')
    const changed = `${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`
    const forged = [`${changed}.${signature}`, token, `${token}.`, `.${signature}`, `${token}.${'A'.repeat(43)}=`, '', '%', `${token}\0.${signature}`]
    for (const text of forged) expect(await accounts.auth.whoIs({ cookie: `${name}=${encodeURIComponent(text)}`, host: HOST })).toBeNull()
    const other = createAuth({ database: accounts.store.platform, tables, secret: `${SECRET} but another`, isSecure: true })
    expect(await other.whoIs({ cookie, host: HOST })).toBeNull()
    expect(await accounts.auth.whoIs({ cookie: '', host: HOST })).toBeNull()
  })

  test('a session whose row is gone is nobody at once', async () => {
    const { cookie } = await signIn()
    await accounts.store.platform.delete(tables.sessions)
    expect(await accounts.auth.whoIs({ cookie, host: HOST })).toBeNull()
  })

  test('every sign-in gets a new session', async () => {
    const [first, second] = [await signIn(), await signIn()]
    expect(first.cookie).not.toBe(second.cookie)
  })

  test('an expired session is nobody, and the next sign-in clears it away', async () => {
    await accounts.store.platform.delete(tables.sessions)
    const { cookie } = await signIn()
    await accounts.store.platform.update(tables.sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(await accounts.auth.whoIs({ cookie, host: HOST })).toBeNull()
    await signIn()
    expect(await sessionRows()).toHaveLength(1)
  })

  test('after a jump of the clock nothing is cleared away: the session is there again when the time is', async () => {
    await accounts.store.platform.delete(tables.sessions)
    const { cookie } = await signIn()
    await accounts.store.platform.update(tables.sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    const unsure = createAuth({ database: accounts.store.platform, tables, secret: SECRET, isSecure: true, isSteady: async () => false })
    await unsure.signIn({ email: EMAIL, password: PASSWORD, ...device })
    await accounts.store.platform.update(tables.sessions).set({ expiresAt: new Date(Date.now() + 100_000) })
    expect(await unsure.whoIs({ cookie, host: HOST })).not.toBeNull()
  })

  test('a session in use is prolonged to 30 days, at most once a day', async () => {
    await accounts.store.platform.delete(tables.sessions)
    const { cookie } = await signIn()
    const daysLeft = async () => (((await sessionRows())[0]?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
    const setDays = (days: number) => accounts.store.platform.update(tables.sessions).set({ expiresAt: new Date(Date.now() + days * 86_400_000) })
    expect(await daysLeft()).toBeCloseTo(30, 1)
    await setDays(29.5)
    await accounts.auth.whoIs({ cookie, host: HOST })
    expect(await daysLeft()).toBeCloseTo(29.5, 1)
    await setDays(2)
    await accounts.auth.whoIs({ cookie, host: 'bakery.example' })
    expect(await daysLeft()).toBeCloseTo(2, 1)
    await accounts.auth.whoIs({ cookie, host: HOST })
    expect(await daysLeft()).toBeCloseTo(30, 1)
  })
})

describe('passwords', () => {
  test('[E-006] a wrong password and an unknown address have the same answer, after the same work', async () => {
    const mistakes = [[EMAIL, 'wrong horse battery'], ['nobody@optik.example', PASSWORD], ['no address', PASSWORD], ['a\0b@optik.example', PASSWORD], [EMAIL, 'x'.repeat(300)]] as const
    const least = mistakes.map(() => Infinity)
    for (let round = 0; round < 3; round += 1) {
      for (const [index, [email, password]] of mistakes.entries()) {
        // Work instead of time: a busy machine must not decide this.
        const before = process.cpuUsage()
        expect(await accounts.auth.signIn({ email, password, ...device })).toBeNull()
        least[index] = Math.min(least[index] ?? Infinity, process.cpuUsage(before).user)
      }
    }
    for (const work of least) expect(work / (least[0] ?? 0)).toSatisfy((ratio: number) => ratio > 0.5 && ratio < 2)
  })

  test('a password has 8 to 200 characters, and an address has one account', async () => {
    const create = (password: string, email: string) => accounts.auth.createUser({ email, name: 'Urs', password, role: 'optician' })
    const refused = (fieldErrors: object) => expect.objectContaining({ code: 'invalidInput', details: { fieldErrors } })
    await expect(create('1234567', 'urs@optik.example')).rejects.toEqual(refused({ password: 'invalid' }))
    await expect(create('x'.repeat(201), 'urs@optik.example')).rejects.toEqual(refused({ password: 'invalid' }))
    await expect(create(PASSWORD, 'urs')).rejects.toEqual(refused({ email: 'invalid' }))
    await expect(create(PASSWORD, ' REGULA@optik.example')).rejects.toEqual(refused({ email: 'taken' }))
    await create('x'.repeat(200), 'urs@optik.example')
    expect(await accounts.auth.signIn({ email: 'urs@optik.example', password: 'x'.repeat(200), ...device })).not.toBeNull()
  })

  test('an account whose password cannot be stored does not exist at all', async () => {
    const admin = new Client({ connectionString: accounts.adminUrl })
    await admin.connect()
    try {
      await admin.query('revoke insert on auth.accounts from vitrine_app')
      await expect(accounts.addUser('half@optik.example', 'optician')).rejects.toThrow('accounts')
    } finally {
      await admin.query('grant insert on auth.accounts to vitrine_app')
      await admin.end()
    }
    await expect(accounts.addUser('half@optik.example', 'optician')).resolves.toBeDefined()
  })

  test('the password is stored as a hash only', async () => {
    const rows = await accounts.store.platform.select({ password: tables.accounts.password }).from(tables.accounts)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  })

  test('a new password replaces the old one and ends every session of the account', async () => {
    await accounts.addUser('vreni@optik.example', 'optician')
    const { cookie } = await signIn('vreni@optik.example')
    expect(await accounts.auth.setPassword({ email: 'Vreni@optik.example', password: 'another password' })).toBe(true)
    expect(await accounts.auth.whoIs({ cookie, host: HOST })).toBeNull()
    expect(await accounts.auth.signIn({ email: 'vreni@optik.example', password: PASSWORD, ...device })).toBeNull()
    expect(await accounts.auth.signIn({ email: 'vreni@optik.example', password: 'another password', ...device })).not.toBeNull()
    expect(await accounts.auth.setPassword({ email: 'nobody@optik.example', password: 'another password' })).toBe(false)
    await expect(accounts.auth.setPassword({ email: EMAIL, password: 'short' })).rejects.toThrow(Refusal)
  })
})

describe('roles', () => {
  test('[V-034] the database refuses every role but optician and admin', async () => {
    for (const role of ['editor', 'owner', '', 'Admin', 'superadmin']) {
      const insert = accounts.store.platform.execute(sql`insert into auth.users (id, name, email, role) values (${role}, 'X', ${`${role}@x.example`}, ${role})`)
      await expect(insert).rejects.toMatchObject({ cause: { constraint: 'users_role' } })
    }
    const without = accounts.store.platform.execute(sql`insert into auth.users (id, name, email, role) values ('n', 'X', 'n@x.example', null)`)
    await expect(without).rejects.toMatchObject({ cause: { column: 'role' } })
    await accounts.addUser('root@optik.example', 'admin')
    const stored = await accounts.store.platform.selectDistinct({ role: tables.users.role }).from(tables.users)
    expect(stored.map(({ role }) => role).toSorted()).toEqual(['admin', 'optician'])
  })

  test('a role that is taken away counts from the next request on', async () => {
    const { userId } = await accounts.addUser('once@optik.example', 'admin')
    const { cookie } = await signIn('once@optik.example')
    await accounts.store.platform.update(tables.users).set({ role: 'optician' }).where(eq(tables.users.id, userId))
    expect(await accounts.auth.whoIs({ cookie, host: HOST })).toMatchObject({ role: 'optician' })
    await accounts.store.platform.delete(tables.users).where(eq(tables.users.id, userId))
    expect(await accounts.auth.whoIs({ cookie, host: HOST })).toBeNull()
  })
})
