import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { VISITOR } from '../../model/access.ts'
import { unlockPage } from './unlock.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp({ limits: { write: 1000, read: 1000, pagePasswordPage: 2 } })
  const pageId = await t.pageId(t.siteA, 'ueber-uns')
  await t.ask('/api/v1/page/password', { who: 'editorA', body: { pageId, password: 'for members' } })
})
afterAll(() => t.close())

const tries = (password: string, address: string) =>
  unlockPage({ ...t.parts, site: t.siteA, actor: VISITOR }, { place: { locale: 'de', mode: 'live', collection: null, slug: 'ueber-uns' }, password, address })

test('[C-02] many machines together have no more attempts at a page than one may be worth; right ones do not count', async () => {
  for (let count = 0; count < 3; count += 1) await expect(tries('for members', `192.0.2.${count}`)).resolves.toBeDefined()
  for (let count = 0; count < 2; count += 1) await expect(tries('wrong', `198.51.100.${count}`)).rejects.toMatchObject({ code: 'wrongPassword' })
  await expect(tries('wrong', '203.0.113.1')).rejects.toMatchObject({ code: 'tooManyRequests' })
})
