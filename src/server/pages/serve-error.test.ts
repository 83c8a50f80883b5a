import { expect, test } from 'vitest'
import { Refusal } from '../../model/refusal.ts'
import { serveError } from './serve-error.ts'

const drawn = (refusal: Refusal) => serveError(refusal, { path: '/fr/search', acceptLanguage: 'de', requestId: 'r1', isSecure: false })

test('who has to wait reads when, and finds the way back to the site', async () => {
  const answer = drawn(new Refusal('tooManyRequests', { retryAfterSeconds: 19 }))
  const html = await answer.text()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '19'])
  expect(html).toMatch(/<h1>[^<]*19 secondes[^<]*<\/h1><p><a href="\/">[^<]+<\/a><\/p>/)
})

test('what broke here says so, with its number and no detail', async () => {
  const html = await drawn(new Refusal('internal')).text()
  expect(html).toContain('<small>r1</small>')
  expect(html).not.toContain('<a ')
})
