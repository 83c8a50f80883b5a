import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openMailSink, type MailSink } from '../../tests/support/mail-sink.ts'
import { openFormsApp, OWNER, smtpMail, VISITOR_MAIL, type FormsApp } from '../../tests/support/test-forms.ts'
import { createBell } from '../actions/bell.ts'
import { createSteadyClock } from '../services/clock/steady-clock.ts'
import { bringForward } from '../store/chores.ts'
import { insertMails } from '../store/outbox.ts'
import { insertSubmission } from '../store/submissions.ts'
import { createBackground, type Background } from './background.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let t: FormsApp
let port: number
let sink: MailSink | null = null
let clock = new Date('2026-11-15T10:00:00Z')
const offices: Background[] = []

beforeAll(async () => {
  port = await freePort()
  t = await openFormsApp({ smtpUrl: `smtp://127.0.0.1:${port}`, now: () => clock, keepDays: 30 })
})
afterAll(() => t.close())
beforeEach(async () => {
  clock = new Date('2026-11-15T10:00:00Z')
  await t.forget()
  t.logs.length = 0
})
afterEach(async () => {
  for (const office of offices.splice(0)) await office.stop()
  await sink?.close()
  sink = null
})

const later = (ms: number) => (clock = new Date(clock.getTime() + ms))
const openSink = async () => (sink = await openMailSink({ port }))
const round = async (background = t.background) => {
  await background.round('mail')
  await background.round('forget')
}
const statuses = async () => (await t.stored()).mails.map(({ status, attempts }) => `${status} ${attempts}`)
const chores = async () => (await t.parts.store.platform.execute<{ kind: string }>('select kind from platform.chores order by kind')).rows.map(({ kind }) => kind)

/** Another process: its own connection to the mail server, the same database. */
function openOffice({ bell = createBell(), clock: steady = t.parts.clock } = {}): Background {
  const office = createBackground({ ...t.parts, bell, clock: steady, mail: smtpMail(`smtp://127.0.0.1:${port}`) }, { keepDays: 30, stopWithinMs: 300 })
  offices.push(office)
  return office
}

describe('when the mail server is away', () => {
  test('[C-21] the visitor sees success, the mails wait, and arrive when it is back', async () => {
    expect((await t.contact()).status).toBe(200)
    await round()
    expect((await statuses()).toSorted()).toEqual(['waiting 0', 'waiting 1'])
    const { mails } = await t.stored()
    expect(mails.find(({ attempts }) => attempts === 1)).toMatchObject({ lastFailure: 'unreachable', sentAt: null })
    await openSink()
    later(MINUTE + 1000)
    await round()
    expect(await statuses()).toEqual(expect.arrayContaining(['sent 1', 'sent 2']))
    expect(sink?.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual([OWNER, VISITOR_MAIL])
    later(DAY)
    await round()
    expect(sink?.mails).toHaveLength(2)
    expect(await chores()).toEqual(['forget'])
  })

  test('[C-21] it is tried after 1, 5 and 15 minutes, 1, 3, 6, 12 and 24 hours; then it is given up and stays to be seen', async () => {
    const open = await openSink()
    open.mood = 'later'
    await t.contact()
    const waits: number[] = []
    for (let step = 0; step < 9; step += 1) {
      await round()
      const { mails } = await t.stored()
      const [first] = mails
      if (first?.status !== 'waiting') break
      waits.push((Date.parse(first.nextAttemptAt) - clock.getTime()) / MINUTE)
      later(Date.parse(first.nextAttemptAt) - clock.getTime() - 1000)
      await round()
      expect((await t.stored()).mails[0]?.attempts).toBe(step + 1)
      later(1000)
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, 1440])
    expect(await statuses()).toEqual(['failed 9', 'failed 9'])
    expect(await chores()).toEqual(['forget'])
    open.mood = 'take'
    later(DAY * 2)
    await round()
    expect(open.mails).toEqual([])
    expect(t.logs.join('\n')).toContain('"isGivenUp":true')
  })

  test('a recipient that the server refuses for good is given up at once, with a reason to be seen', async () => {
    const open = await openSink()
    open.mood = 'refuse'
    await t.contact()
    await round()
    expect((await t.stored()).mails.map(({ status, attempts, lastFailure }) => `${status} ${attempts} ${lastFailure}`)).toEqual(['failed 1 rejected', 'failed 1 rejected'])
    expect(await chores()).toEqual(['forget'])
  })

  test('[C-23] the log names neither people nor what they wrote', async () => {
    await t.contact({ vorname: 'Geheim', fragenAnmerkungen: 'Geheim' })
    await round()
    expect(t.logs.join('\n')).toContain('unreachable')
    expect(t.logs.join('\n')).not.toMatch(/geheim|example\.ch|anna\.example|127\.0\.0\.1/i)
  })

  test('one attempt shows that the server is away; the others are not tried one by one', async () => {
    for (let count = 0; count < 5; count += 1) await t.contact()
    await round()
    expect((await statuses()).filter((status) => status === 'waiting 1')).toHaveLength(1)
  })
})

describe('a clock that jumps', () => {
  test('400 days ahead: nothing is deleted until the time has gone on for a day', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-clock-'))
    const office = openOffice({ clock: createSteadyClock({ folder, now: () => clock, databaseTime: async () => clock }) })
    await openSink()
    await t.contact()
    for (let hour = 0; hour < 26; hour += 1) {
      await round(office)
      later(60 * MINUTE)
    }
    later(400 * DAY)
    await round(office)
    later(23 * 60 * MINUTE)
    await round(office)
    expect((await t.stored()).submissions).toHaveLength(1)
    later(2 * 60 * MINUTE)
    await round(office)
    expect((await t.stored()).submissions).toHaveLength(0)
    await rm(folder, { recursive: true, force: true })
  })

  test('ahead and back again: a mail that was put off meanwhile does not wait for a year', async () => {
    const office = openOffice({ clock: { isSteady: async () => false } })
    await t.contact()
    later(400 * DAY)
    await round(office)
    expect((await statuses()).toSorted()).toEqual(['waiting 0', 'waiting 1'])
    later(-400 * DAY)
    const open = await openSink()
    await round(office)
    expect(open.mails).toHaveLength(2)
  })
})

describe('several processes', () => {
  test('however many look at once, every mail goes out once', async () => {
    const open = await openSink()
    for (let count = 0; count < 6; count += 1) await t.contact()
    await Promise.all([round(), ...Array.from({ length: 4 }, () => round(openOffice()))])
    later(2 * MINUTE)
    await round()
    const ids = open.mails.map(({ parsed }) => parsed.messageId)
    expect([ids.length, new Set(ids).size]).toEqual([12, 12])
  })

  test('a mail under way in one process is not taken by another; a process that dies leaves it to the others', async () => {
    const open = await openSink()
    open.mood = 'hang'
    await t.contact({ email: 'first@example.ch' })
    const dying = openOffice()
    const ended = round(dying).catch(() => undefined)
    await vi.waitFor(() => expect(open.mails).toHaveLength(1), { timeout: 5000 })
    open.mood = 'take'
    later(2 * MINUTE)
    await round()
    // The other mail of the pair went out; the one under way did not go twice.
    expect(open.mails).toHaveLength(2)
    expect(new Set(open.mails.map(({ parsed }) => parsed.messageId)).size).toBe(2)
    await t.parts.store.platform.execute(`select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`)
    await dying.stop()
    await ended
    later(2 * MINUTE)
    await round()
    expect(await statuses()).toEqual(['sent 1', 'sent 1'])
    // At least once: the mail server had taken it before, and recognises it by its id.
    expect(open.mails).toHaveLength(3)
    expect(new Set(open.mails.map(({ parsed }) => parsed.messageId)).size).toBe(2)
  })

  test('[C-21] what was stored when its process died right after the commit is sent by another', async () => {
    const open = await openSink()
    await t.contact()
    expect(open.mails).toEqual([])
    await round(openOffice())
    expect(open.mails).toHaveLength(2)
  })

  test('a site that was taken by a process that died is taken again after a minute', async () => {
    const open = await openSink()
    await t.contact()
    const { takeChore } = await import('../store/chores.ts')
    expect(await takeChore(t.parts.store.platform, 'mail', clock)).toBe(t.siteA.id)
    await round()
    expect(open.mails).toEqual([])
    later(MINUTE + 1000)
    await round()
    expect(open.mails).toHaveLength(2)
  })
})

describe('started', () => {
  test('a mail goes out by itself right after it was stored, and stopping waits for the one under way', async () => {
    const open = await openSink()
    const office = openOffice({ bell: t.parts.bell })
    office.start()
    await t.contact()
    await vi.waitFor(() => expect(open.mails).toHaveLength(2), { timeout: 5000 })
    await vi.waitFor(async () => expect(await statuses()).toEqual(['sent 1', 'sent 1']), { timeout: 5000 })
    open.mood = 'hang'
    await t.contact()
    await vi.waitFor(() => expect(open.mails).toHaveLength(3), { timeout: 5000 })
    const startedAt = performance.now()
    await office.stop()
    expect(performance.now() - startedAt).toBeLessThan(3000)
    expect((await statuses()).filter((status) => status.startsWith('waiting'))).toHaveLength(2)
  })

  test('a database that is away ends a round, not the process, and the log says so without parameters', async () => {
    const broken = createBackground(
      {
        ...t.parts,
        store: { ...t.parts.store, platform: t.parts.store.platform, inSite: () => Promise.reject(new Error('params: geheim')) },
        mail: smtpMail(`smtp://127.0.0.1:${port}`),
      },
      { keepDays: 30 },
    )
    await t.contact()
    broken.start()
    await vi.waitFor(() => expect(t.logs.join('\n')).toContain('a round in the background ended early'))
    await broken.stop()
    expect(t.logs.join('\n')).not.toContain('geheim')
  })
})

describe('forgetting', () => {
  test('[C-23] enquiries and their mails are gone after the set period, younger ones stay', async () => {
    await t.contact({ vorname: 'Alt' })
    later(20 * DAY)
    await t.contact({ vorname: 'Jung' })
    later(10 * DAY - 1000)
    await round()
    expect((await t.stored()).submissions).toHaveLength(2)
    later(2000)
    await round()
    const { submissions, mails } = await t.stored()
    expect([submissions.length, mails.length]).toEqual([1, 2])
    expect(submissions[0]?.value).toMatchObject({ vorname: 'Jung' })
    later(30 * DAY)
    await round()
    later(MINUTE + 1000)
    await round()
    expect(await t.stored()).toEqual({ submissions: [], mails: [] })
    expect((await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute('select 1 from site.outbox'))).rows).toEqual([])
    expect(await chores()).toEqual([])
  })

  test('[C-23] to the very moment: what is exactly as old as the period goes, and the round ends', async () => {
    await t.contact()
    later(30 * DAY)
    await round()
    expect((await t.stored()).submissions).toEqual([])
  })

  test('[C-23] a shorter period holds for what is already there', async () => {
    await t.contact()
    later(3 * DAY)
    await createBackground({ ...t.parts, mail: null }, { keepDays: 2 }).round('forget')
    expect((await t.stored()).submissions).toEqual([])
  })
})

test('a site whose mails take their time holds up no other', async () => {
  const open = await openSink()
  await t.contact()
  await t.setOwner('other@bruno.example', t.siteB)
  const stored = await t.stored()
  // The same enquiry at another site, as the database has it.
  await t.parts.store.inSite(t.siteB.id, async (tx) => {
    const [mail] = stored.mails
    const [submission] = stored.submissions
    if (!mail || !submission) throw new Error('nothing was stored')
    await insertSubmission(tx, { ...submission, key: 'copied-key' })
    await insertMails(tx, [
      { ...mail, status: 'waiting', nextAttemptAt: clock.toISOString(), lastFailure: '', mail: { ...mail.mail, to: { name: '', address: 'other@bruno.example' } } },
    ])
    await bringForward(tx, 'mail', clock)
  })
  open.thinks = (address) => (address === 'other@bruno.example' ? 0 : 3000)
  const since = performance.now()
  const sending = round()
  await vi.waitFor(() => expect(open.mails.some(({ recipients }) => recipients.includes('other@bruno.example'))).toBe(true), 5000)
  expect(performance.now() - since).toBeLessThan(2500)
  await sending
})

test('what is due is found by an index, not by visiting sites', async () => {
  const plan = await t.parts.store.inSite(t.siteA.id, async (tx) => {
    await tx.execute('set local enable_seqscan = off')
    return tx.execute(`explain select site_id from platform.chores where kind = 'mail' and at <= now() order by at limit 1 for update skip locked`)
  })
  expect(JSON.stringify(plan.rows)).toContain('Index Scan using chores_at')
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
