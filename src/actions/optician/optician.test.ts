import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newId } from '../../../tests/support/test-game.ts'
import { insertBranch, insertBusiness } from '../../store/branches.ts'
import { readSettings, writeSettings } from '../../store/settings.ts'

const hoursFrom = (time: string) => ({ periods: [{ open: { day: 1, time }, close: { day: 1, time: '18:30' } }], special: [] })
const id = newId()

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    await insertBusiness(tx, { id, name: 'Optik' })
    const place = { businessId: id, street: 'Seestrasse', streetNumber: '1', zip: '8640', city: 'Rapperswil', phone: '', email: '' }
    await insertBranch(tx, { ...place, id, name: 'Rapperswil', openingHours: hoursFrom('09:00'), openingHoursOverride: hoursFrom('10:45') })
    const settings = await readSettings(tx)
    await writeSettings(tx, { ...settings, footer: { ...settings.footer, useBusinessDataFromLookUp: true } })
  })
})
afterAll(() => t.close())

type Branches = { branches: { id: string; isOwn: boolean; hours: unknown }[]; error?: { code: string; message: string } }
const read = async (response: Response) => (await response.json()) as Branches
const branches = async () => (await read(await t.ask('/api/v1/optician', { who: 'editorA' }))).branches
const reset = (branchId: unknown) => t.ask('/api/v1/optician', { who: 'editorA', method: 'POST', body: { branchId } })

test('[E-238] answers the branches, and whether their hours were changed here', async () => {
  expect(await branches()).toMatchObject([{ id, name: 'Rapperswil', city: 'Rapperswil', isOwn: true, hours: hoursFrom('10:45') }])
})

test('[E-207] an unknown branch is named as such, in the words of the rule', async () => {
  const response = await reset(newId())
  expect(response.status).toBe(404)
  expect((await read(response)).error).toMatchObject({ code: 'branchNotFound', message: 'Branch ID not found' })
})

test('[E-207] a reset brings the hours of the lookup back, for visitors at once; the old ones stay in the record', async () => {
  const footer = async () => (await t.ask('/de')).text()
  expect(await footer()).toContain('10:45')
  const answer = await read(await reset(id))
  expect(answer.branches).toMatchObject([{ id, isOwn: false, hours: hoursFrom('09:00') }])
  expect(await footer()).toContain('09:00')
  expect(await footer()).not.toContain('10:45')
  const { rows } = await t.parts.store.inSite(t.siteA.id, (tx) =>
    tx.execute<{ before: unknown; target: object }>(`select before, target from site.changes where kind = 'branch.hours'`),
  )
  expect(rows).toEqual([{ before: hoursFrom('10:45'), target: { branchId: id } }])
})

test('a second reset finds nothing to do and writes nothing', async () => {
  expect((await reset(id)).status).toBe(200)
  const { rows } = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`select id from site.changes where kind = 'branch.hours'`))
  expect(rows).toHaveLength(1)
})
