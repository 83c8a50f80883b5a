import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

const ID = '0123456789abcdefghjkmnpqrs'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

async function leadsTo(path: string): Promise<[number, string | null]> {
  const { status, headers } = await t.ask(path)
  return [status, headers.get('location')]
}

test('a shared link leads nowhere on a site without the game', async () => {
  expect(await leadsTo(`/de/game?id=${ID}`)).toEqual([404, null])
})

test('a shared link leads to the start page with the id, in its language and mode', async () => {
  await t.parts.store.platform.execute(`update platform.sites set features = '{game}' where id = '${t.siteA.id}'`)
  await t.parts.purge.purge(['platform/sites'])
  expect(await leadsTo(`/de/game?id=${ID}`)).toEqual([302, `/de/~urban-golf-start?id=${ID}`])
  expect(await leadsTo(`/en/edit/game?id=${ID}`)).toEqual([302, `/en/edit/~urban-golf-start?id=${ID}`])
  expect(await leadsTo(`/xx/game?id=${ID}`)).toEqual([404, null])
})
