import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { holeFacts } from '../demo/rocknhole/hole-facts.ts'
import { ask, askUntil200 } from './support/ask.ts'
import { openEditor } from './support/editor.ts'
import { openHole, openTappingPhone, sequenceOf, startRound, type Round } from './support/phones.ts'
import { runAlone, whole, type Bench } from './support/report.ts'
import { openRoom, untilDone } from './support/room.ts'
import { embeddedOf, storedForms } from './support/stored.ts'
import { dataDirOf, demoEditor, startVitrine, type Vitrine } from './support/vitrine.ts'

const EDITED = 'seeblick.localhost'
const PLAYED = 'rocknhole.localhost'
const VICTIMS = ['server', 'database', 'both'] as const
const BACK_WITHIN_MS = 30_000
/** Each life lasts up to so long after all four kinds of work were acknowledged once. */
const LIFE_MS = 400

const CONTACT = { anrede: 'frau', vorname: 'Anna', nachname: 'Muster', plz: '8640', telefon: '055 555 55 55', existingCustomer: 'nein', themes: ['eyeAnalysis'], bevorzugterTermin: '2026-12-01', bevorzugteUhrzeit: 'morning', website: '', lang: 'de' }

/** What the server said it has; whatever it said must be there after every death. */
type Acknowledged = { saved: number; published: number; forms: Set<string>; taps: number; sent: number; count: number }

export const kills: Bench = {
  name: 'kills',
  title: 'Kills',
  isOnDemand: true,
  about: 'kill -9 of the server, of its database and of both in turn, while an editor saves and publishes, a visitor sends forms and phones tap. After each, without help, everything that was acknowledged must be there.',
  async run({ kills: wanted }) {
    await using room = await openRoom()
    const dataDir = dataDirOf(room)
    const start = () => startVitrine({ room, firstPage: { host: EDITED, path: '/de' }, env: { TRUSTED_PROXIES: '127.0.0.1' } })
    let vitrine = await start()
    // Whichever lives at the end, also where a run ends early: its process would keep this one alive.
    await using _ending = untilDone(() => vitrine.end('SIGTERM'))
    const [first] = holeFacts
    const pageId = await openHole({ port: vitrine.port, host: PLAYED }, `/de/edit/trail/loch-1-${first?.slugs.de}`, demoEditor('rocknhole'))
    const known: Acknowledged = { saved: 0, published: 0, forms: new Set(), taps: 0, sent: 0, count: 0 }
    const lost: string[] = []
    for (let kill = 0; kill < wanted; kill += 1) {
      const round = await startRound({ port: vitrine.port, host: PLAYED }, kill, 2)
      const before = await sequenceOf({ port: vitrine.port, host: PLAYED }, round)
      const taps = { acknowledged: 0, sent: 0 }
      const life = { isOver: false }
      const [saves, forms] = [known.count, known.forms.size]
      const work = Promise.all([edit(vitrine, known, life), sendForms(vitrine, known, life), tap(vitrine, { round, pageId, kill }, taps, life)])
      await waitUntilAtWork(() => known.count > saves && known.forms.size > forms && taps.acknowledged > 0)
      await sleep((kill * 97) % LIFE_MS)
      const victim = VICTIMS[kill % VICTIMS.length] ?? 'both'
      if (victim !== 'server') process.kill((await embeddedOf(dataDir)).pid, 'SIGKILL')
      if (victim !== 'database') await vitrine.end('SIGKILL')
      life.isOver = true
      await work
      if (victim !== 'database') vitrine = await start()
      await waitUntilBack(vitrine)
      const place = { port: vitrine.port, host: PLAYED }
      const counted = (await sequenceOf(place, round)) - before
      if (counted < taps.acknowledged) lost.push(`${taps.acknowledged - counted} taps at kill ${kill} (${victim})`)
      if (counted > taps.sent) lost.push(`${counted - taps.sent} taps counted twice at kill ${kill} (${victim})`)
      known.taps += taps.acknowledged
      lost.push(...(await missing(vitrine, dataDir, known)).map((what) => `${what} at kill ${kill} (${victim})`))
    }
    const acknowledged = known.count + known.forms.size + known.taps
    return {
      rows: [{ what: `acknowledged and lost, or counted twice, in ${whole(wanted)} kills`, goal: '0', ratio: String(lost.length), isMet: lost.length === 0, absolute: `of ${whole(acknowledged)}: ${whole(known.count)} saves and publications, ${whole(known.forms.size)} forms, ${whole(known.taps)} taps`, peer: '–' }],
      remarks: lost,
    }
  },
}

type Life = { isOver: boolean }

async function edit({ port }: Vitrine, known: Acknowledged, life: Life): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  try {
    const editor = await openEditor({ port, host: EDITED, path: '/de' }, demoEditor('seeblick'), agent)
    for (let next = Math.max(known.saved, known.published) + 1; !life.isOver; next += 1) {
      await editor.writeTitle(`Stand ${next}`)
      known.saved = next
      await editor.publish()
      known.published = next
      known.count += 2
    }
  } catch {
    // What was not acknowledged may be there or not.
  } finally {
    agent.destroy()
  }
}

async function sendForms({ port }: Vitrine, known: Acknowledged, life: Life): Promise<void> {
  for (let at = 0; !life.isOver; at += 1) {
    const key = randomUUID()
    const answer = await ask({
      port,
      host: EDITED,
      path: '/api/v1/contact',
      body: { ...CONTACT, email: `${key}@example.ch` },
      headers: { 'idempotency-key': key, 'x-forwarded-for': `10.9.${at >> 8}.${at & 255}` },
    }).catch(() => null)
    if (answer === null) return
    if (answer.status === 200) known.forms.add(key)
    else await sleep(20)
  }
}

async function tap({ port }: Vitrine, { round, pageId, kill }: { round: Round; pageId: string; kill: number }, taps: { acknowledged: number; sent: number }, life: Life): Promise<void> {
  await Promise.all(
    [0, 1].map(async (phone) => {
      const line = openTappingPhone({ port, host: PLAYED }, kill * 2 + phone, round, pageId)
      try {
        while (!life.isOver) {
          taps.sent += 1
          await line.tap()
          taps.acknowledged += 1
        }
      } catch {
        // The last one may be there or not.
      } finally {
        line.close()
      }
    }),
  )
}

/** A life in which one kind of work never began would prove nothing about it. */
async function waitUntilAtWork(isAtWork: () => boolean): Promise<void> {
  const until = performance.now() + BACK_WITHIN_MS
  while (!isAtWork()) {
    if (performance.now() > until) throw new Error('Saves, publications, forms and taps were not all acknowledged once.')
    await sleep(5)
  }
}

async function waitUntilBack({ port }: Vitrine): Promise<void> {
  const until = performance.now() + BACK_WITHIN_MS
  while (performance.now() < until) {
    // The second needs the database, and is asked for as often as it takes without a limit.
    const [ready, missing] = await Promise.all(['/readyz', '/de/nowhere'].map(async (path) => (await ask({ port, host: EDITED, path }).catch(() => null))?.status))
    if (ready === 200 && missing === 404) return
    await sleep(50)
  }
  throw new Error(`The server was not back in ${BACK_WITHIN_MS / 1000} s by itself.`)
}

const numberIn = (html: string) => Number(/<h1[^>]*>Stand (\d+)</.exec(html)?.[1] ?? 0)

async function missing({ port }: Vitrine, dataDir: string, known: Acknowledged): Promise<string[]> {
  const live = numberIn((await askUntil200({ port, host: EDITED, path: '/de' })).body.toString())
  const signedIn = await askUntil200({ port, host: EDITED, path: '/api/v1/auth', body: demoEditor('seeblick') })
  const cookie = (signedIn.headers['set-cookie'] ?? []).map((value) => value.split(';', 1)[0]).join('; ')
  const draft = numberIn((await askUntil200({ port, host: EDITED, path: '/de/edit', headers: { cookie } })).body.toString())
  const stored = await storedForms(dataDir)
  const forms = [...known.forms].filter((key) => !stored.has(key)).length
  return [
    ...(draft < known.saved ? [`save ${known.saved} (the draft says ${draft})`] : []),
    ...(live < known.published ? [`publication ${known.published} (the page says ${live})`] : []),
    ...(forms > 0 ? [`${forms} forms`] : []),
  ]
}

if (import.meta.main) await runAlone(kills)
