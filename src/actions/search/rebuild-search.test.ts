import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { listJobs } from '../../store/job-queue.ts'
import { queueRebuilds } from './queue-rebuilds.ts'

let t: TestApp
beforeAll(async () => void (t = await openTestApp()))
afterAll(() => t.close())

const isFound = async () => (await (await t.ask('/de/search?search=Sehtest')).text()).includes('<mark')
const jobs = () => t.parts.store.readSite(t.siteA.id, (tx) => listJobs(tx, 10))

test('a site from before the search is read once, a site made today never', async () => {
  await queueRebuilds(t.parts)
  expect(await jobs()).toEqual([])
  await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute('delete from site.search_entries'))
  expect(await isFound()).toBe(false)
  await t.parts.store.platform.execute(`update platform.sites set search_version = 0 where id = '${t.siteA.id}'`)
  await Promise.all([queueRebuilds(t.parts), queueRebuilds(t.parts)])
  await t.background.round('job')
  await expect.poll(jobs).toMatchObject([{ kind: 'rebuildSearch', state: 'done', attempts: 1, error: null }])
  const [job] = await jobs()
  expect(job?.progress?.done).toBe(job?.progress?.total)
  expect(await isFound()).toBe(true)
  await queueRebuilds(t.parts)
  expect(await jobs()).toHaveLength(1)
})
