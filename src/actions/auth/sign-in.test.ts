import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestAccounts, PASSWORD, toCookieHeader, type TestAccounts } from '../../../tests/support/test-accounts.ts'
import { assertMay, VISITOR } from '../../model/access.ts'
import { createLimits } from '../../services/limits/limits.ts'
import { members } from '../../store/schema/platform.ts'
import { sessions } from '../../store/schema/auth.ts'
import type { Site } from '../../model/site/site.ts'
import { actorOf } from './actor-of.ts'
import { currentUser } from './current-user.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const FAILED = expect.objectContaining({ code: 'signInFailed', status: 401, details: {} })
const LIMITED = expect.objectContaining({ code: 'tooManyRequests', details: { retryAfterSeconds: expect.any(Number) } })

let accounts: TestAccounts
let optik: Site
let bakery: Site
beforeAll(async () => {
  accounts = await openTestAccounts()
  optik = await accounts.addSite('optik.example')
  bakery = await accounts.addSite('bakery.example')
  await accounts.addUser('regula@optik.example', 'optician', [optik])
  await accounts.addUser('both@optik.example', 'optician', [optik, bakery])
  await accounts.addUser('admin@vitrine.example', 'admin')
})
afterAll(() => accounts.close())

function open(site: Site, limits = createLimits()) {
  const { store, auth } = accounts
  return {
    signIn: (email: string, more: { password?: string; address?: string; cookie?: string } = {}) =>
      signIn({ store, auth, site, limits }, { email, password: PASSWORD, host: site.host, address: '192.0.2.7', userAgent: 'Firefox', cookie: '', ...more }),
    actor: (cookie: string) => actorOf({ store, auth }, { cookie, host: site.host, siteId: site.id }),
  }
}

const countSessions = () => accounts.store.platform.$count(sessions)

describe('who may sign in', () => {
  test('[E-006] an optician signs in on the own site, and out again', async () => {
    const { user, cookies } = await open(optik).signIn('regula@optik.example')
    expect(user).toMatchObject({ role: 'optician', email: 'regula@optik.example' })
    const cookie = toCookieHeader(cookies)
    const context = { auth: accounts.auth, site: optik, actor: await open(optik).actor(cookie) }
    expect(await currentUser(context, { cookie, host: optik.host })).toMatchObject({ email: 'regula@optik.example' })
    expect((await signOut(context, { cookie })).cookies).toHaveLength(2)
    expect(await open(optik).actor(cookie)).toEqual(VISITOR)
    expect(await currentUser({ ...context, actor: VISITOR }, { cookie, host: optik.host })).toBeNull()
  })

  test('[E-006] every mistake has the same answer and leaves no session', async () => {
    const before = await countSessions()
    await expect(open(optik).signIn('regula@optik.example', { password: 'wrong horse' })).rejects.toEqual(FAILED)
    await expect(open(optik).signIn('nobody@optik.example')).rejects.toEqual(FAILED)
    await expect(open(optik).signIn('')).rejects.toEqual(FAILED)
    await expect(open(bakery).signIn('regula@optik.example')).rejects.toEqual(FAILED)
    expect(await countSessions()).toBe(before)
  })

  test('[E-005] an optician may edit the own site only, also with a session of the own site', async () => {
    const cookie = toCookieHeader((await open(optik).signIn('regula@optik.example')).cookies)
    const actor = await open(optik).actor(cookie)
    expect(() => assertMay(actor, 'edit', optik.id)).not.toThrow()
    expect(() => assertMay(actor, 'edit', bakery.id)).toThrow(expect.objectContaining({ code: 'notAllowed', status: 403 }))
    expect(() => assertMay(actor, 'operate', optik.id)).toThrow(expect.objectContaining({ code: 'notAllowed' }))
    expect(await open(bakery).actor(cookie)).toEqual(VISITOR)
  })

  test('[E-005] an admin may edit every site', async () => {
    for (const site of [optik, bakery]) {
      const actor = await open(site).actor(toCookieHeader((await open(site).signIn('admin@vitrine.example')).cookies))
      expect(() => assertMay(actor, 'edit', site.id)).not.toThrow()
    }
  })

  test('[E-006] who works on two sites is, on the host of one, an editor of that one', async () => {
    const actor = await open(bakery).actor(toCookieHeader((await open(bakery).signIn('both@optik.example')).cookies))
    expect(actor).toMatchObject({ kind: 'user', siteIds: [bakery.id] })
  })

  test('who is no longer a member loses the site with the next request', async () => {
    const { userId } = await accounts.addUser('former@optik.example', 'optician', [optik])
    const cookie = toCookieHeader((await open(optik).signIn('former@optik.example')).cookies)
    await accounts.store.platform.delete(members).where(eq(members.userId, userId))
    const actor = await open(optik).actor(cookie)
    expect(() => assertMay(actor, 'read', optik.id)).toThrow(expect.objectContaining({ status: 403 }))
    expect(await currentUser({ auth: accounts.auth, site: optik, actor }, { cookie, host: optik.host })).toBeNull()
  })

  test('a new sign-in ends the session that the browser had before', async () => {
    const old = toCookieHeader((await open(optik).signIn('regula@optik.example')).cookies)
    const fresh = toCookieHeader((await open(optik).signIn('regula@optik.example', { cookie: old })).cookies)
    expect(await open(optik).actor(old)).toEqual(VISITOR)
    expect(await open(optik).actor(fresh)).toMatchObject({ kind: 'user' })
  })
})

describe('limits', () => {
  test('an account is closed after its failed attempts, in every spelling and from every address', async () => {
    const door = open(optik, createLimits({ points: { signInAccount: 3 } }))
    for (const [index, email] of ['regula@optik.example', ' REGULA@optik.example', 'Regula@Optik.Example '].entries()) {
      await expect(door.signIn(email, { password: 'wrong horse', address: `192.0.2.${index}` })).rejects.toEqual(FAILED)
    }
    await expect(door.signIn('rEgula@optik.example', { address: '198.51.100.1' })).rejects.toEqual(LIMITED)
    await expect(door.signIn('both@optik.example')).resolves.toBeDefined()
  })

  test('an address is closed for all accounts, in every spelling and for its whole /64', async () => {
    const door = open(optik, createLimits({ points: { signInAddress: 2 } }))
    for (const address of ['2001:db8::1', '2001:DB8:0:0:ffff::2']) await expect(door.signIn(`${address}@x.example`, { address })).rejects.toEqual(FAILED)
    await expect(door.signIn('regula@optik.example', { address: '2001:db8:0:0::3' })).rejects.toEqual(LIMITED)
    await expect(door.signIn('regula@optik.example', { address: '2001:db8:0:1::3' })).resolves.toBeDefined()
  })

  test('a closed address uses up nobody else’s attempts, and successes count for nothing', async () => {
    const door = open(optik, createLimits({ points: { signInAddress: 1, signInAccount: 1 } }))
    for (let round = 0; round < 3; round += 1) await door.signIn('regula@optik.example')
    await expect(door.signIn('nobody@optik.example')).rejects.toEqual(FAILED)
    for (let round = 0; round < 3; round += 1) await expect(door.signIn('stranger@optik.example')).rejects.toEqual(LIMITED)
    await expect(door.signIn('stranger@optik.example', { address: '198.51.100.9' })).rejects.toEqual(FAILED)
  })

  test('who signed in before is not kept out by strangers: not in the same browser, not at the same address', async () => {
    await accounts.addUser('owner@optik.example', 'optician', [optik])
    const door = open(optik, createLimits({ points: { signInAccount: 3, signInDevice: 2, signInKnown: 2 } }))
    const device = toCookieHeader((await door.signIn('owner@optik.example', { address: '203.0.113.1' })).cookies)
    for (let round = 0; round < 20; round += 1) {
      const wrong = door.signIn('owner@optik.example', { password: 'wrong horse', address: `198.51.100.${round}` })
      await expect(wrong).rejects.toEqual(round < 3 ? FAILED : LIMITED)
    }
    await expect(door.signIn('owner@optik.example', { address: '203.0.113.1' })).resolves.toBeDefined()
    await expect(door.signIn('owner@optik.example', { address: '198.51.100.200', cookie: device })).resolves.toBeDefined()
    await expect(door.signIn('owner@optik.example', { address: '198.51.100.201' })).rejects.toEqual(LIMITED)
  })

  test('a known browser and a known address have their own number of attempts, for their own account', async () => {
    await accounts.addUser('keeper@optik.example', 'optician', [optik])
    const door = open(optik, createLimits({ points: { signInAccount: 1, signInDevice: 2, signInKnown: 2 } }))
    const device = toCookieHeader((await door.signIn('keeper@optik.example', { address: '203.0.113.7' })).cookies)
    const wrong = (more: { address: string; cookie?: string }) => expect(door.signIn('keeper@optik.example', { password: 'wrong horse', ...more })).rejects
    for (const outcome of [FAILED, FAILED, LIMITED]) await wrong({ address: '203.0.113.99', cookie: device }).toEqual(outcome)
    for (const outcome of [FAILED, FAILED, FAILED, LIMITED]) await wrong({ address: '203.0.113.7' }).toEqual(outcome)
    const forged = device.replace(/(vitrine_device_[\w-]+=)[\w-]/, '$1_')
    await wrong({ address: '203.0.113.98', cookie: forged }).toEqual(LIMITED)
    await expect(door.signIn('both@optik.example', { password: 'wrong horse', address: '203.0.113.98', cookie: device })).rejects.toEqual(FAILED)
    await expect(door.signIn('both@optik.example', { password: 'wrong horse', address: '203.0.113.97', cookie: device })).rejects.toEqual(LIMITED)
  })

  test('an attempt that nobody could answer because the database was away does not count', async () => {
    const limits = createLimits()
    const { store, auth } = accounts
    const away = { ...auth, signIn: () => Promise.reject(new Error('The database does not answer')) }
    const input = { email: 'regula@optik.example', password: PASSWORD, host: optik.host, address: '192.0.2.60', userAgent: 'Firefox', cookie: '' }
    for (let attempt = 0; attempt < 40; attempt += 1) await expect(signIn({ store, auth: away, site: optik, limits }, input)).rejects.toThrow('does not answer')
    await expect(open(optik, limits).signIn('regula@optik.example', { address: '192.0.2.60' })).resolves.toBeDefined()
  })

  test('the right password on the wrong site counts as a failed attempt', async () => {
    const door = open(bakery, createLimits({ points: { signInAccount: 1 } }))
    await expect(door.signIn('regula@optik.example', { address: '203.0.113.50' })).rejects.toEqual(FAILED)
    await expect(door.signIn('regula@optik.example', { address: '203.0.113.50' })).rejects.toEqual(LIMITED)
  })
})
