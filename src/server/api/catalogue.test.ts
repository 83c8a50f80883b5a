import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

/** What an unknown address answers is told apart from a call that does not find what it is asked about. */
async function isThere(path: string): Promise<boolean> {
  const ways = [{ method: 'GET' }, { method: 'POST', body: {} }] as const
  const answers = await Promise.all(ways.map((way) => t.ask(`/api/v1/${path}`, { who: 'admin', ...way })))
  const codes = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { error?: { code: string } }).error?.code ?? 'answered'))
  return codes.some((code) => code !== 'unknownCall' && code !== 'methodNotAllowed')
}

const under = (noun: string, names: string) => names.split(' ').map((name) => `${noun}/${name}`)

test.each(['auth', 'data', 'field/visibility', 'revalidate/tag', 'revalidate/full', 'settings', 'navigation', 'translation', 'changelog', 'optician'])(
  '[V-256] %s exists',
  async (path) => expect(await isThere(path)).toBe(true),
)

test.each([
  ...under('media', 'update blurHash directUpload createEntry cropImage delete'),
  ...under('group', 'add remove sort status visibility meta'),
  ...under('page', 'add get publish revert revertAll remove status/publication status/translation info'),
  ...under('collection', 'add sort removeItem'),
])('[V-257] %s exists', async (path) => expect(await isThere(path)).toBe(true))

test.each(['auth', 'revalidate/tag', 'revalidate/full', 'page/get', 'page/revertAll', 'page/status'])('[E-242] %s answers', async (path) => expect(await isThere(path)).toBe(true))

test('an address that is none is told apart', async () => expect(await isThere('page/nothing')).toBe(false))
