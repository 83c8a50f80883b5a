import { describe, expect, test } from 'vitest'
import { createPageLocks, type LockedPage } from './page-locks.ts'

const SECRET = 'a secret for tests that is long enough'
const locks = createPageLocks({ secret: SECRET, isSecure: false })
const page: LockedPage = { siteId: 'site-a', pageId: 'page-a', hash: 'salt.key' }
const sent = (setCookie: string) => setCookie.split(';', 1)[0] ?? ''

describe('the hash', () => {
  test('[C-02] is slow, salted, and right for its own password only', async () => {
    const startedAt = performance.now()
    const [one, other] = await Promise.all([locks.hash('Grüezi 2026'), locks.hash('Grüezi 2026')])
    expect(performance.now() - startedAt).toBeGreaterThan(20)
    expect(one).not.toBe(other)
    expect(one).not.toContain('Grüezi')
    expect(await locks.isRight(one, 'Grüezi 2026')).toBe(true)
    for (const wrong of ['grüezi 2026', 'Grüezi 2026 ', '', one]) expect(await locks.isRight(one, wrong), wrong).toBe(false)
  })

  test('one spelling of an umlaut is as good as the other', async () => {
    expect(await locks.isRight(await locks.hash('Gru\u0308ezi'), 'Gr\u00fcezi')).toBe(true)
  })

  test('a damaged one opens to nobody', async () => {
    for (const damaged of ['', 'x.']) expect(await locks.isRight(damaged, 'Grüezi')).toBe(false)
  })
})

describe('the cookie', () => {
  test('[A-01] is out of a script’s reach, for this host, for this browser session', () => {
    const cookie = locks.issue(page)
    expect(cookie).toMatch(/^vitrine_page_page-a=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(createPageLocks({ secret: SECRET, isSecure: true }).issue(page)).toMatch(/^__Host-vitrine_page_page-a=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookie).not.toContain(page.hash)
  })

  test('[A-01] opens this page with this password, and nothing else', () => {
    const cookie = sent(locks.issue(page))
    expect(locks.isOpen(page, `other=1; ${cookie}`)).toBe(true)
    for (const other of [{ siteId: 'site-b' }, { hash: 'salt.other' }]) expect(locks.isOpen({ ...page, ...other }, cookie)).toBe(false)
    const another = { ...page, pageId: 'page-b' }
    expect(locks.isOpen(another, cookie)).toBe(false)
    expect(locks.isOpen(another, cookie.replace('page-a', 'page-b'))).toBe(false)
    expect(createPageLocks({ secret: 'another secret that is long enough', isSecure: false }).isOpen(page, cookie)).toBe(false)
  })

  test('[A-01] one changed character, a shortened or an empty one opens nothing', () => {
    const cookie = sent(locks.issue(page))
    const start = cookie.indexOf('=') + 1
    for (let at = start; at < cookie.length; at += 1) {
      const changed = cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1)
      expect(locks.isOpen(page, changed), changed).toBe(false)
    }
    for (const bad of ['', cookie.slice(0, -1), cookie.slice(0, start), `${cookie}A`]) expect(locks.isOpen(page, bad), bad).toBe(false)
  })
})
