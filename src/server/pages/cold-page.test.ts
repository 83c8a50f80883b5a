import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { watchQueries, type AskedQuery } from '../../../tests/support/watch-queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const isFrame = ({ text }: AskedQuery) => /^(begin|commit|set local)/.test(text)

describe('what a page that is not kept asks the database', () => {
  test('nothing twice, nothing that has to be planned again, and no more than its own questions', async () => {
    await t.ask('/de')
    const asked = watchQueries(t.parts.store.pool)
    t.parts.pages.clear()
    expect((await t.ask('/de')).status).toBe(200)
    const questions = asked.filter((one) => !isFrame(one))
    expect(questions.filter(({ name }) => name === undefined || name === 'undefined').map(({ text }) => text)).toEqual([])
    expect(new Set(questions.map(({ name }) => name))).toEqual(new Set(['media_by_ids', 'page_addresses', 'page_by_slug']))
    expect(questions).toHaveLength(3)
    expect(asked.filter(isFrame).length).toBeLessThanOrEqual(3)
  })

  test('a question that failed in one transaction is asked well in the next, on the same connection', async () => {
    const { store } = t.parts
    await Promise.all(Array.from({ length: 20 }, () => store.readSite(t.siteA.id, (tx) => tx.execute('select nonsense')).catch(() => undefined)))
    const pages = await Promise.all(
      Array.from({ length: 20 }, async () => {
        t.parts.pages.clear()
        return (await t.ask('/de')).status
      }),
    )
    expect(new Set(pages)).toEqual(new Set([200]))
  })
})
