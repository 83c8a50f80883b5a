import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type Who } from '../../../tests/support/test-app.ts'
import { enqueueJob } from '../../actions/jobs/enqueue-job.ts'
import { rebuildSearchJob } from '../../actions/search/rebuild-search.job.ts'

let t: TestApp
const clock = new Date('2026-11-15T10:00:00Z')
beforeAll(async () => {
  t = await openTestApp({ now: () => clock })
  await t.parts.store.inSite(t.siteA.id, (tx) => enqueueJob(t.parts, tx, rebuildSearchJob, { payload: {} }))
})
afterAll(() => t.close())

const ask = async (site: string, who: Who = 'admin') => {
  const response = await t.ask(`/api/v1/jobs?site=${site}`, { host: 'console.localhost', who })
  return { status: response.status, body: (await response.json()) as { jobs?: object[] } }
}

test('an admin sees what became of a site’s jobs, each field named, and nothing of their payload', async () => {
  const { status, body } = await ask(t.siteA.id)
  expect(status).toBe(200)
  const at = clock.toISOString()
  expect(body.jobs).toEqual([
    { id: expect.any(String), kind: 'rebuildSearch', state: 'waiting', attempts: 0, progress: null, failure: null, createdAt: at, nextAttemptAt: at, endedAt: null },
  ])
})

test('nobody else sees them, and another site has others', async () => {
  expect([(await ask(t.siteA.id, 'visitor')).status, (await ask(t.siteA.id, 'editorA')).status]).toEqual([401, 403])
  expect((await ask(t.siteB.id)).body.jobs).toEqual([])
  for (const site of ['x', '0'.repeat(26), '', '../x']) expect((await ask(site)).status, site).toBeLessThan(500)
})
