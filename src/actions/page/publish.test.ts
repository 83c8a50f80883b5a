import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { Actor } from '../../model/access.ts'
import type { Purge } from '../../services/purge/purge.ts'
import type { Context } from '../context.ts'
import { createSite } from '../site/create-site.ts'
import { setLogo } from '../site/set-logo.ts'
import { publishPage } from './publish.ts'
import { setPagePassword } from './set-password.ts'

const ADMIN: Actor = { kind: 'user', userId: 'admin', name: 'Admin', role: 'admin', siteIds: [] }
const KILLED = 'killed after the commit'

let t: TestApp
let other: Awaited<ReturnType<TestApp['openSecond']>>
beforeAll(async () => {
  t = await openTestApp()
  other = await t.openSecond()
})
afterAll(async () => {
  await other.close()
  await t.close()
})

/** A process that dies right after its commit: nothing that it meant to do next is done. */
function dying(): Context {
  const die = () => Promise.reject(new Error(KILLED))
  const announce: Purge['announce'] = async (tx, tags) => {
    await t.parts.purge.announce(tx, tags)
    return { acknowledged: die }
  }
  return { ...t.parts, purge: { ...t.parts.purge, purge: die, announce }, site: t.siteA, actor: ADMIN }
}

const seen = async (path: string, host = t.siteA.host) => (await other.app.request(`http://${host}${path}`, { headers: { host } })).text()
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 3000, interval: 20 })

async function writeTitle(pageId: string, title: string): Promise<void> {
  await t.parts.store.inSite(t.siteA.id, (tx) =>
    tx.execute(
      `update site.fields set content = jsonb_set(content, '{data,de}', to_jsonb('${title}'::text)) where id in (select id || ':title' from site.groups where page_id = '${pageId}')`,
    ),
  )
}

describe('a process that dies between its commit and the news leaves no other process stale', () => {
  test('after a publication', async () => {
    const id = await t.pageId(t.siteA, 'ueber-uns')
    await writeTitle(id, 'Vorher')
    await publishPage({ ...t.parts, site: t.siteA, actor: ADMIN }, { id })
    expect(await seen('/de/ueber-uns')).toContain('Vorher')
    await writeTitle(id, 'Nachher')
    await expect(publishPage(dying(), { id })).rejects.toThrow(KILLED)
    await soon(async () => expect(await seen('/de/ueber-uns')).toContain('Nachher'))
  })

  test('after a password was set', async () => {
    const pageId = await t.pageId(t.siteA, 'sehtest')
    expect(await seen('/de/services/sehtest')).toContain('sehtest de')
    await expect(setPagePassword(dying(), { pageId, password: 'sesam' })).rejects.toThrow(KILLED)
    await soon(async () => expect(await seen('/de/services/sehtest')).not.toContain('sehtest de'))
  })

  test('after the logo was changed', async () => {
    const before = await seen('/de')
    const picture = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    await expect(setLogo(dying(), t.siteA, { picture })).rejects.toThrow(KILLED)
    await soon(async () => expect(await seen('/de')).not.toBe(before))
  })

  test('after a site was made: its host, unknown a moment ago, is known', async () => {
    const host = 'neu.example'
    const name = { de: 'Neu' }
    expect((await other.app.request(`http://${host}/de`, { headers: { host } })).status).toBe(421)
    const input = {
      host,
      name: 'Neu',
      locales: ['de' as const],
      businessType: 'general' as const,
      ownerId: null,
      pageNames: { home: name, contact: name, imprint: name, privacy: name, terms: name },
    }
    const forgotten: string[] = []
    other.parts.purge.onPurge((tags) => void forgotten.push(...tags))
    await expect(createSite(dying(), input)).rejects.toThrow(KILLED)
    await soon(async () => expect(forgotten).toContain(`host:${host}`))
    expect((await other.app.request(`http://${host}/de`, { headers: { host } })).status).toBe(200)
  })
})

test('a draft tells nobody: commits with news wait for each other in the whole database', async () => {
  const id = await t.pageId(t.siteA, '~imprint')
  const heard = vi.fn()
  other.parts.purge.onPurge(heard)
  const groups = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ id: string }>(`select id from site.groups where page_id = '${id}'`))
  const body = {
    itemType: 'field',
    linkId: `${groups.rows[0]?.id}:title`,
    data: { content: { type: 'localizedSingleValue', data: { de: 'Entwurf' } } },
    revision: 1,
    commandId: `draft-${id}`,
  }
  expect((await t.ask('/api/v1/data', { who: 'editorA', body })).status).toBe(200)
  // Notifications come in the order of the commits, so one of the draft would have been heard by now.
  await t.parts.purge.purge(['end'])
  expect(heard.mock.calls).toEqual([[['end']]])
})
