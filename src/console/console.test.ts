import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call } from './call.ts'
import { filterSites, type ListedSite } from './site-list.ts'

const site = (name: string, host: string, otherHosts: string[] = []): ListedSite => ({
  id: name,
  name,
  host,
  otherHosts,
  locales: ['de'],
  businessType: 'general',
  features: [],
  pageCount: 1,
  colors: { background: '#fff', primary: '#000', accent: '#f00' },
  url: '',
  editUrl: '',
  docsUrl: '',
})

const SITES = [site('Optik Seeblick', 'seeblick.example'), site('Backstube', 'brot.example', ['www.brot.example'])]

describe('searching sites', () => {
  test.each([
    ['', ['Optik Seeblick', 'Backstube']],
    ['  OPTIK ', ['Optik Seeblick']],
    ['see optik', ['Optik Seeblick']],
    ['www', ['Backstube']],
    ['optik www', []],
  ])('%j finds %j', (query, names) => {
    expect(filterSites(SITES, query).map(({ name }) => name)).toEqual(names)
  })
})

describe('calls', () => {
  const answer = z.object({ success: z.literal(true), value: z.number() })
  const ask = (response: () => Promise<Response>) => call({ method: 'GET', path: 'sites' }, answer, vi.fn(response))

  test('an answer in our shape is a success', async () => {
    expect(await ask(async () => Response.json({ success: true, value: 3 }))).toEqual({ ok: true, value: { success: true, value: 3 } })
  })

  test('a refusal brings the sentence of the server', async () => {
    expect(await ask(async () => Response.json({ success: false, error: { code: 'signInFailed', message: 'Nein.' } }, { status: 401 }))).toEqual({ ok: false, status: 401, message: 'Nein.' })
  })

  test('anything else is a failure without a sentence', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await ask(async () => new Response('<html>Willkommen im Hotel</html>'))).toEqual({ ok: false, status: 200, message: null })
    expect(await ask(async () => Promise.reject(new TypeError('offline')))).toEqual({ ok: false, status: 0, message: null })
  })
})
