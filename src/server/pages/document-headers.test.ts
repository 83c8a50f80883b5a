import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { sha256 } from './document-headers.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const DATA = /type="application\/(ld\+)?json"/

test.each(['/de', '/de/search?search=sehtest', '/de/login', '/de/gibt-es-nicht'])('%s: the policy names the scripts that stand in the page, and no other', async (path) => {
  const answer = await t.ask(path)
  const [policy] = /script-src [^;]*/.exec(answer.headers.get('content-security-policy') ?? '') ?? ['']
  const standing = [...(await answer.text()).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].filter(([, facts = '']) => !facts.includes('src=') && !DATA.test(facts))
  expect(standing.length).toBeGreaterThan(0)
  expect([...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash = '']) => hash).toSorted()).toEqual(standing.map(([, , script = '']) => sha256(script)).toSorted())
  expect(policy).not.toMatch(/unsafe|nonce/)
})
