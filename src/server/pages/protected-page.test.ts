import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOST_A, HOST_B, openTestApp, type TestApp, type Who } from '../../../tests/support/test-app.ts'
import { cacheKey } from '../ready-bytes/cache-key.ts'

const PATH = '/de/ueber-uns'
const PASSWORD = 'Sehr geheim 26'
/** What stands on the page and nowhere else: its heading, its description, its address in the other language. */
const CONTENT = ['about de', 'about auf Deutsch', 'about-us']

let t: TestApp
let pageId: string
beforeAll(async () => {
  t = await openTestApp({ limits: { write: 100_000, read: 100_000, pagePassword: 4, pagePasswordAddress: 100_000 } })
  pageId = await t.pageId(t.siteA, 'ueber-uns')
})
afterAll(() => t.close())

type Setting = { password: string | null; page?: string; who?: Who; host?: string }
const setPassword = ({ password, page = pageId, who = 'editorA', host = HOST_A }: Setting) => t.ask('/api/v1/page/password', { who, host, body: { pageId: page, password } })
const tryPassword = (password: string, { path = PATH, host = HOST_A, headers = {} }: { path?: string; host?: string; headers?: Record<string, string> } = {}) =>
  t.ask(path, { host, method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body: new URLSearchParams({ password }).toString() })
const keyOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
const open = (cookie: string, path = PATH, host = HOST_A) => t.ask(path, { host, headers: { cookie } })
const hashOf = async (page: string) =>
  t.parts.store.inSite(t.siteA.id, async (tx) =>
    String((await tx.execute<{ password_hash: string }>(`select password_hash from site.pages where id = '${page}'`)).rows[0]?.password_hash),
  )

async function isLocked(response: Response): Promise<boolean> {
  const html = await response.text()
  const isForm = html.includes('name="password"') && html.includes('Diese Seite ist geschützt')
  expect(CONTENT.some((word) => html.includes(word))).toBe(!isForm)
  return isForm
}

describe('a protected page', () => {
  beforeEach(async () => {
    await setPassword({ password: PASSWORD })
  })

  test('[V-029] delivers a form and nothing of the page, to nobody’s cache', async () => {
    const answer = await t.ask(PATH)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.has('etag')).toBe(false)
    const html = await answer.text()
    for (const word of CONTENT) expect(html).not.toContain(word)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/rel="(canonical|alternate)"|name="description"|vitrine-edit/)
    expect(html).toContain(`action="${PATH}" method="post"`)
    expect(t.parts.pages.get(cacheKey(t.siteA.id, PATH))).toBeUndefined()
    expect(await (await t.ask(PATH, { method: 'HEAD' })).text()).toBe('')
  })

  test('[V-029] looks like every other protected page of the site', async () => {
    const other = await t.pageId(t.siteA, 'sehtest')
    await setPassword({ page: other, password: PASSWORD })
    const neutral = async (path: string) => (await (await t.ask(path)).text()).replace(/nonce="[^"]*"/g, '').replaceAll(`action="${path}"`, '')
    expect(await neutral(PATH)).toBe(await neutral('/de/services/sehtest'))
    await setPassword({ page: other, password: null })
  })

  test('[V-029] also hides under its id, and speaks the page’s language', async () => {
    const byId = await t.ask(`/de/${pageId}`)
    expect([byId.status, byId.headers.get('location')]).toEqual([301, PATH])
    const english = await tryPassword('wrong', { path: '/en/about-us' })
    expect(await english.text()).toContain('Wrong password.')
  })

  test('[A-01] a wrong password is told, in place; the right one opens the page and is remembered', async () => {
    const wrong = await tryPassword('falsch')
    expect([wrong.status, wrong.headers.get('set-cookie'), wrong.headers.get('cache-control')]).toEqual([403, null, 'private, no-store'])
    const html = await wrong.text()
    expect(html).toContain('Falsches Passwort')
    expect(html).toMatch(/<input[^>]*autofocus=""[^>]*aria-describedby="locked-error"/i)
    expect(html).not.toContain('falsch"')
    const right = await tryPassword(` ${PASSWORD} `)
    expect([right.status, right.headers.get('location'), right.headers.get('cache-control')]).toEqual([303, PATH, 'private, no-store'])
    expect(right.headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    const opened = await open(keyOf(right))
    expect([opened.status, opened.headers.get('cache-control'), opened.headers.get('etag')]).toEqual([200, 'private, no-store', null])
    expect(await isLocked(opened)).toBe(false)
    expect(await isLocked(await t.ask(PATH))).toBe(true)
    expect(t.parts.pages.get(cacheKey(t.siteA.id, PATH))).toBeUndefined()
  })

  test('[A-01] opens to editors of this site without the form, not to those of another', async () => {
    expect(await isLocked(await t.ask(PATH, { who: 'editorA' }))).toBe(false)
    expect(await isLocked(await t.ask(PATH, { who: 'admin' }))).toBe(false)
    expect(await isLocked(await t.ask(PATH, { who: 'editorB' }))).toBe(true)
    expect(await isLocked(await t.ask(PATH))).toBe(true)
  })

  test('[A-01] a cookie of another page, another site, an old password or a forger opens nothing', async () => {
    const key = keyOf(await tryPassword(PASSWORD))
    const other = await t.pageId(t.siteA, 'sehtest')
    await setPassword({ page: other, password: PASSWORD })
    const otherKey = keyOf(await tryPassword(PASSWORD, { path: '/de/services/sehtest' }))
    expect(await isLocked(await open(otherKey))).toBe(true)
    expect(await isLocked(await open(otherKey.replace(other, pageId)))).toBe(true)
    await setPassword({ page: other, password: null })

    const onB = await t.pageId(t.siteB, 'ueber-uns')
    await setPassword({ page: onB, password: PASSWORD, who: 'editorB', host: HOST_B })
    expect(await isLocked(await open(key, PATH, HOST_B))).toBe(true)
    expect(await isLocked(await open(key.replace(pageId, onB), PATH, HOST_B))).toBe(true)
    const keyB = keyOf(await tryPassword(PASSWORD, { host: HOST_B }))
    expect(await isLocked(await open(keyB, PATH, HOST_B))).toBe(false)
    expect(await isLocked(await open(keyB.replace(onB, pageId)))).toBe(true)

    expect(await isLocked(await open(`${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`))).toBe(true)
    expect(await isLocked(await open(key))).toBe(false)
    await setPassword({ password: PASSWORD })
    expect(await isLocked(await open(key))).toBe(true)
  })

  test('[V-031] password and hash are in no answer, header or log, not even an editor’s', async () => {
    const hash = await hashOf(pageId)
    const secrets = [PASSWORD, encodeURIComponent(PASSWORD), hash, ...hash.split('.')]
    expect(hash.length).toBeGreaterThan(80)
    const key = keyOf(await tryPassword(PASSWORD))
    const answers = [
      await t.ask(PATH),
      await open(key),
      await tryPassword('falsch'),
      await tryPassword(PASSWORD),
      await setPassword({ password: 'ab' }),
      await t.ask('/de'),
      await t.ask('/de/edit/ueber-uns', { who: 'editorA' }),
      await t.ask(`/api/v1/page/status/publication?id=${pageId}`, { who: 'editorA' }),
      await t.ask('/api/v1/page/revert', { who: 'editorA', body: { id: pageId } }),
      await t.ask('/api/v1/openapi.json'),
    ]
    for (const answer of answers) {
      const everything = JSON.stringify([...answer.headers]) + (await answer.text())
      for (const secret of secrets) expect(everything).not.toContain(secret)
    }
    for (const secret of secrets) expect(t.logs.join('\n')).not.toContain(secret)
  })

  test('[C-02] the editor sees that there is a password, and nothing more of it', async () => {
    const edit = async () => /"page":(\{[^}]*\})/.exec(await (await t.ask('/de/edit/ueber-uns', { who: 'editorA' })).text())?.[1]
    expect(JSON.parse((await edit()) ?? '')).toEqual({ id: pageId, status: 'published', name: 'Über uns', isProtected: true })
    await setPassword({ password: null })
    expect(JSON.parse((await edit()) ?? '')).toMatchObject({ isProtected: false })
  })

  test('[C-02] too many attempts from one address wait; others, and other pages, do not', async () => {
    const fresh = await t.pageId(t.siteA, '~terms')
    await setPassword({ page: fresh, password: PASSWORD })
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await tryPassword('falsch', { path: '/de/~terms' })).status).toBe(403)
    const limited = await tryPassword(PASSWORD, { path: '/de/~terms' })
    expect([limited.status, limited.headers.get('set-cookie'), Number(limited.headers.get('retry-after')) > 0]).toEqual([429, null, true])
    expect(await limited.text()).toMatch(/Zu viele Versuche\. Bitte versuchen Sie es in \d+ Minuten noch einmal\./)
    expect((await tryPassword(PASSWORD)).status).toBe(303)
    await setPassword({ page: fresh, password: null })
  })

  test('[C-02] an absurd password is refused without the time that hashing takes, a body beyond all measure too', async () => {
    const isRight = vi.spyOn(t.parts.pageLocks, 'isRight')
    const fresh = await t.pageId(t.siteA, '~imprint')
    await setPassword({ page: fresh, password: PASSWORD })
    expect((await tryPassword('x'.repeat(10_000), { path: '/de/~imprint' })).status).toBe(403)
    expect((await tryPassword('x'.repeat(300_000), { path: '/de/~imprint' })).status).toBe(413)
    expect(isRight).not.toHaveBeenCalled()
    expect((await setPassword({ page: fresh, password: 'x'.repeat(10_000) })).status).toBe(400)
    isRight.mockRestore()
    await setPassword({ page: fresh, password: null })
  })

  test('a form on another website cannot try passwords', async () => {
    expect((await tryPassword(PASSWORD, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect((await tryPassword(PASSWORD, { headers: { 'sec-fetch-site': 'cross-site' } })).headers.has('set-cookie')).toBe(false)
  })
})

describe('setting the password', () => {
  test('[B-70] acts at once on a page that was just served from the cache, and so does removing it', async () => {
    await setPassword({ password: null })
    expect(await isLocked(await t.ask(PATH))).toBe(false)
    expect(t.parts.pages.get(cacheKey(t.siteA.id, PATH))).toBeDefined()
    expect(await (await setPassword({ password: PASSWORD })).json()).toMatchObject({ success: true, isProtected: true })
    expect(t.parts.pages.get(cacheKey(t.siteA.id, PATH))).toBeUndefined()
    expect(await isLocked(await t.ask(PATH))).toBe(true)
    expect(await (await setPassword({ password: null })).json()).toMatchObject({ success: true, isProtected: false })
    expect(await isLocked(await t.ask(PATH))).toBe(false)
  })

  test('notes who did it, without the password', async () => {
    await setPassword({ password: PASSWORD })
    await setPassword({ password: null })
    const { rows } = await t.parts.store.inSite(t.siteA.id, (tx) =>
      tx.execute(`select page_id, user_id, before, after from site.changes where kind = 'page.password' order by sequence desc limit 2`),
    )
    expect(rows).toEqual([
      { page_id: pageId, user_id: expect.any(String) as string, before: { isProtected: true }, after: { isProtected: false } },
      { page_id: pageId, user_id: expect.any(String) as string, before: { isProtected: false }, after: { isProtected: true } },
    ])
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })

  test('pages without a password take no form', async () => {
    for (const path of [PATH, '/de', '/de/gibt-es-nicht', '/xx/yy', '/de/edit/ueber-uns']) expect((await tryPassword('x', { path })).status, path).toBe(405)
  })
})
