import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdReads } from '../../../tests/support/hold-reads.ts'
import { HOST_A, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { hostTag } from '../../model/cache-tags.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const rename = (name: string) => t.parts.store.platform.execute(`update platform.sites set name = '${name}' where id = '${t.siteA.id}'`)

test.each(['platform/sites', hostTag(HOST_A)])('a site that was read before a purge of %s is not remembered after it', async (tag) => {
  await t.parts.purge.purge([tag])
  await rename('Before')
  const held = await holdReads(t.adminUrl, 'platform.hosts')
  const reading = t.parts.memory.byHost(HOST_A)
  await held.begun()
  await rename('After')
  await t.parts.purge.purge([tag])
  await held.letGo()
  expect((await reading)?.name).toBe('Before')
  expect((await t.parts.memory.byHost(HOST_A))?.name).toBe('After')
  expect(t.parts.memory.peek(HOST_A)?.name).toBe('After')
})

test('a host that many ask for at the same moment is looked up once, and an unknown one is known as such', async () => {
  await t.parts.purge.purge(['platform/sites'])
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => t.parts.memory.byHost(HOST_A)))
  expect(first?.id).toBe(t.siteA.id)
  for (const site of others) expect(site).toBe(first)
  expect(await t.parts.memory.byHost('nobody.example')).toBeNull()
  expect(t.parts.memory.peek('nobody.example')).toBeNull()
})
