import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newId } from '../../../tests/support/test-game.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { pageAdd } from '../../model/commands/page-add.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { groupAdd } from '../../model/commands/group-add.ts'
import { groupLanguages } from '../../model/commands/group-languages.ts'
import { groupOptions } from '../../model/commands/group-options.ts'
import { groupRemove } from '../../model/commands/group-remove.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Group } from '../../model/page/document.ts'
import { END_OF_PAGE } from '../../model/page/place.ts'
import { settingsSchema, type PublishPolicy } from '../../model/site/settings.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { readSettings, writeSettings } from '../../store/settings.ts'
import { runCommand } from '../commands/run-command.ts'
import { findDefinition } from '../../sections/definitions.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const ADMIN = { kind: 'user', userId: 'admin', name: 'Admin', role: 'admin', siteIds: [] } as const
const perform = (pageId: string, act: Act & { id?: string; undoes?: string }) =>
  runCommand({ ...t.parts, site: t.siteA, actor: ADMIN }, { id: newId(), pageId, revisions: null, ...act })
const groupsOf = (pageId: string) => t.parts.store.inSite(t.siteA.id, async (tx) => (await readWorkingContent(tx, pageId)).groups)
const firstOf = async (pageId: string) => (await groupsOf(pageId))[0]?.id ?? ''

type Answer = Record<string, unknown> & { error?: { code: string } }
async function ask(path: string, body?: unknown, who: 'editorA' | 'editorB' = 'editorA'): Promise<{ status: number; body: Answer }> {
  const response = await t.ask(`/api/v1/${path}`, { who, body })
  return { status: response.status, body: (await response.json()) as Answer }
}
const live = async (path: string) => (await t.ask(path)).text()

async function setPolicy(policy: PublishPolicy) {
  await t.parts.store.inSite(t.siteA.id, async (tx) => writeSettings(tx, settingsSchema.parse({ ...(await readSettings(tx)), publishing: { policy } })))
}

const text = (groupId: string, slot: string, data: Record<string, string | null>) =>
  fieldContent.act({ groupId, slot, before: { type: 'localizedSingleValue', data: {} }, after: { type: 'localizedSingleValue', data } })

const newSection = (title: Record<string, string>): Group => ({
  id: newId(),
  type: 'hero',
  version: 1,
  status: 'draft',
  disallowedLanguages: [],
  options: {},
  fields: { title: { content: { type: 'localizedSingleValue', data: title }, options: {}, visible: true } },
  children: [],
})

describe('translations', () => {
  test('[E-151] [E-229] the status counts the texts that each language lacks, and one changed text as one field', async () => {
    const id = await t.pageId(t.siteA, '~terms')
    expect((await ask(`page/status/translation?id=${id}`)).body).toMatchObject({ success: true, translations: { de: 0, en: 0 } })
    await perform(id, text(await firstOf(id), 'description', { de: 'Nur deutsch' }))
    expect((await ask(`page/status/translation?id=${id}`)).body).toMatchObject({ translations: { de: 0, en: 1 } })
    expect((await ask(`page/status/publication?id=${id}`)).body).toMatchObject({ fields: 1, groups: 0, pages: 0, changed: [await firstOf(id)] })
  })

  test('[E-152] while translations are missing nothing is published, and the refusal says how many', async () => {
    const id = await t.pageId(t.siteA, '~terms')
    const { status, body } = await ask('page/publish', { id })
    expect([status, body.error?.code]).toEqual([409, 'translationsMissing'])
    expect(body).toMatchObject({ translations: { de: 0, en: 1 } })
    expect(await live('/de/~terms')).not.toContain('Nur deutsch')
    await perform(id, text(await firstOf(id), 'description', { en: 'English too' }))
    expect((await ask('page/publish', { id })).status).toBe(200)
    expect(await live('/de/~terms')).toContain('Nur deutsch')
  })

  test('[O-8] for once, complete languages go out also where the site waits for all of them, and it waits again afterwards', async () => {
    const id = await t.pageId(t.siteA, '~terms')
    const group = await firstOf(id)
    await perform(id, text(group, 'subtitle', { de: 'Vorerst deutsch' }))
    expect((await ask(`page/changes?id=${id}`)).body).toMatchObject({ isAllowed: false, held: [] })
    expect((await ask(`page/changes?id=${id}&policy=perLanguage`)).body).toMatchObject({ isAllowed: true, held: ['en'] })
    expect((await ask('page/publish', { id, policy: 'all' })).status).toBe(400)
    expect((await ask('page/publish', { id, policy: 'perLanguage' })).body).toMatchObject({ success: true, held: ['en'] })
    expect(await live('/de/~terms')).toContain('Vorerst deutsch')
    expect((await ask('page/publish', { id })).status).toBe(409)
    await perform(id, text(group, 'subtitle', { de: null }))
    expect((await ask('page/publish', { id })).status).toBe(200)
  })

  test('with the policy per language the complete ones are published, the others stay as they were', async () => {
    await setPolicy('perLanguage')
    const id = await t.pageId(t.siteA, '~privacy')
    const group = await firstOf(id)
    await perform(id, text(group, 'title', { de: 'Neuer Titel', en: 'New title' }))
    await perform(id, text(group, 'description', { de: 'Neue Beschreibung' }))
    const added = newSection({ de: 'Neuer Abschnitt' })
    await perform(id, groupAdd.act({ pageId: id, parentId: null, place: END_OF_PAGE, after: added }))
    expect((await ask(`page/changes?id=${id}`)).body).toMatchObject({ isAllowed: true, held: ['en'] })
    expect((await ask('page/publish', { id })).body).toMatchObject({ success: true, held: ['en'] })
    const [german, english] = [await live('/de/~privacy'), await live('/en/~privacy')]
    for (const words of ['Neuer Titel', 'Neue Beschreibung', 'Neuer Abschnitt']) expect(german).toContain(words)
    expect(english).toContain('privacy en')
    expect(english).not.toContain('New title')
    expect(english).not.toContain(added.id)
    // What waits for its translation still counts as unpublished, and goes out with it.
    expect((await ask(`page/status/publication?id=${id}`)).body).not.toMatchObject({ fields: 0, groups: 0 })
    // Nothing of it could be published now, and nobody is asked to.
    expect((await ask(`page/status/publication?id=${id}`)).body).toMatchObject({ ready: 0, things: 2 })
    expect((await ask(`page/changes?id=${id}`)).body).toMatchObject({ acts: [] })
    await perform(id, text(group, 'title', { de: 'Noch neuer' }))
    expect((await ask(`page/status/publication?id=${id}`)).body).toMatchObject({ ready: 1, things: 2 })
    await perform(id, text(group, 'description', { en: 'New description' }))
    await perform(id, text(added.id, 'title', { en: 'New section' }))
    expect((await ask('page/publish', { id })).body).toMatchObject({ success: true, held: [] })
    for (const words of ['New title', 'New description', 'New section']) expect(await live('/en/~privacy')).toContain(words)
    expect((await ask(`page/status/publication?id=${id}`)).body).toMatchObject({ fields: 0, groups: 0, pages: 0 })
    await setPolicy('block')
  })
})

const NEW_PAGE: PageThing = {
  collection: null,
  role: null,
  status: 'draft',
  meta: { name: { de: 'Vorerst' }, description: {} },
  slugs: { de: 'vorerst', en: 'for-now' },
  disallowedLanguages: [],
  isProtected: false,
}

describe('a language that is held back', () => {
  const kindsOf = async (id: string) => ((await ask(`page/changes?id=${id}`)).body as { acts?: Act[] }).acts?.map(({ kind }) => kind)

  test('[E-119] [O-8] what is hidden in it goes out at once and is told; what is shown again waits with it', async () => {
    await setPolicy('perLanguage')
    const id = await t.pageId(t.siteA, '~terms')
    const group = await firstOf(id)
    const added = newSection({ de: 'Zum Ausblenden', en: 'To be hidden' })
    await perform(id, groupAdd.act({ pageId: id, parentId: null, place: END_OF_PAGE, after: added }))
    expect((await ask('page/publish', { id })).body).toMatchObject({ held: [] })
    expect(await live('/en/~terms')).toContain('To be hidden')
    await perform(id, text(group, 'kicker', { de: 'Wartet auf Englisch' }))
    await perform(id, groupLanguages.act({ groupId: added.id, before: [], after: ['en'] }))
    const { body } = await ask(`page/changes?id=${id}`)
    expect(body).toMatchObject({ held: ['en'], isAllowed: true })
    expect(body['acts']).toContainEqual(groupLanguages.act({ groupId: added.id, before: [], after: ['en'] }))
    expect((await ask('page/publish', { id })).body).toMatchObject({ success: true, held: ['en'] })
    expect(await live('/en/~terms')).not.toContain('To be hidden')
    expect(await live('/de/~terms')).toContain('Zum Ausblenden')
    await perform(id, groupLanguages.act({ groupId: added.id, before: ['en'], after: [] }))
    expect(await kindsOf(id)).toEqual([])
    await perform(id, text(group, 'kicker', { en: 'No longer waiting' }))
    expect(await kindsOf(id)).toEqual(expect.arrayContaining([groupLanguages.kind]))
    expect((await ask('page/publish', { id })).body).toMatchObject({ held: [] })
    expect(await live('/en/~terms')).toContain('To be hidden')
    await setPolicy('block')
  })

  test('[E-153] a page that comes out in it later is told as such, without a line for each section that nobody touched', async () => {
    await setPolicy('perLanguage')
    const id = newId()
    const added = newSection({ de: 'Vorerst deutsch' })
    await perform(await t.pageId(t.siteA, '~terms'), pageAdd.act({ pageId: id, after: NEW_PAGE, groups: [added], copyOf: null }))
    expect((await ask('page/publish', { id })).body).toMatchObject({ success: true, held: ['en'] })
    await perform(id, text(added.id, 'title', { en: 'English at last' }))
    const { body } = await ask(`page/changes?id=${id}`)
    expect(body).toMatchObject({ held: [], opened: ['en'] })
    expect((body['acts'] as Act[]).map(({ kind }) => kind)).toEqual([fieldContent.kind])
    expect((await ask('page/publish', { id })).body).toMatchObject({ success: true, held: [] })
    await setPolicy('block')
  })
})

describe('what a publication would change', () => {
  test('is told as changes from the published page to the next; what is marked for deletion goes', async () => {
    const id = await t.pageId(t.siteA, 'ueber-uns')
    const [group] = await groupsOf(id)
    if (!group) throw new Error('The page is empty')
    expect((await ask(`page/changes?id=${id}`)).body).toMatchObject({ isFirst: false, isAllowed: true, acts: [] })
    await perform(id, text(group.id, 'title', { de: 'Über uns alle' }))
    const { acts } = (await ask(`page/changes?id=${id}`)).body as { acts?: Act[] }
    expect(acts).toHaveLength(1)
    expect(fieldContent.read(acts?.[0]?.body)).toMatchObject({ groupId: group.id, before: { data: { de: 'about de' } }, after: { data: { de: 'Über uns alle' } } })
    await perform(id, groupRemove.act({ pageId: id, parentId: null, place: END_OF_PAGE, before: group }))
    const after = ((await ask(`page/changes?id=${id}`)).body as { acts?: Act[] }).acts ?? []
    expect(after.map(({ kind }) => kind)).toEqual([groupRemove.kind])
    expect((await ask(`page/revert`, { id })).status).toBe(200)
  })
})

describe('for people', () => {
  test('a new section with its texts and cards is one thing that changed, and so is a text in all its languages', async () => {
    const id = await t.pageId(t.siteA, 'ueber-uns')
    const added = {
      ...newSection({ de: 'Neu', en: 'New' }),
      fields: {
        ...newSection({ de: 'Neu', en: 'New' }).fields,
        subtitle: { content: { type: 'localizedSingleValue' as const, data: { de: 'Auch', en: 'Too' } }, options: {}, visible: true },
      },
    }
    await perform(id, groupAdd.act({ pageId: id, parentId: null, place: END_OF_PAGE, after: added }))
    expect((await ask(`page/status/publication?id=${id}`)).body).toMatchObject({ fields: 2, groups: 1, things: 1 })
    await perform(id, text(await firstOf(id), 'title', { de: 'Wir', en: 'We' }))
    expect((await ask(`page/status/publication?id=${id}`)).body).toMatchObject({ things: 2 })
    await ask('page/revert', { id })
    expect((await ask(`page/status/publication?id=${id}`)).body).toMatchObject({ fields: 0, groups: 0, pages: 0, things: 0 })
  })

  test('a choice that was made and taken back is no change, also where it now says what the section does anyway', async () => {
    const id = await t.pageId(t.siteA, 'ueber-uns')
    const [group] = await groupsOf(id)
    const [key, option] = Object.entries(findDefinition(group?.type ?? '')?.options ?? {}).find(([, { kind }]) => kind === 'checkbox') ?? []
    if (!group || key === undefined) throw new Error('There is nothing to choose')
    for (const [value, things] of [
      [!option?.default, 1],
      [option?.default, 0],
    ]) {
      await perform(id, groupOptions.act({ groupId: group.id, before: {}, after: { [key]: value } }))
      expect((await ask(`page/status/publication?id=${id}`)).body).toMatchObject({ things, ready: things })
      expect((await ask(`page/changes?id=${id}`)).body['acts']).toHaveLength(Number(things))
    }
    await ask('page/revert', { id })
  })

  test('other pages with something unpublished are named; what was reverted, taken back by hand or is this page itself is not', async () => {
    const [id, other, third] = [await t.pageId(t.siteA, 'ueber-uns'), await t.pageId(t.siteA, '~terms'), await t.pageId(t.siteA, '~privacy')]
    const elsewhere = async (of: string) => ((await ask(`page/changes?id=${of}`)).body as unknown as { elsewhere: { id: string }[] }).elsewhere.map((page) => page.id)
    expect(await elsewhere(id)).toEqual([])
    const group = await firstOf(other)
    const before = (await groupsOf(other))[0]?.fields['title']?.content
    await perform(other, text(group, 'title', { de: 'Entwurf', en: 'Draft' }))
    await perform(third, text(await firstOf(third), 'title', { de: 'Verworfen', en: 'Discarded' }))
    expect(await elsewhere(id)).toEqual(expect.arrayContaining([other, third]))
    expect(await elsewhere(other)).toEqual([third])
    await ask('page/revert', { id: third })
    expect(await elsewhere(id)).toEqual([other])
    if (before?.type !== 'localizedSingleValue') throw new Error('The page has no title')
    await perform(other, fieldContent.act({ groupId: group, slot: 'title', before: { type: 'localizedSingleValue', data: { de: 'Entwurf', en: 'Draft' } }, after: before }))
    expect(await elsewhere(id)).toEqual([])
  })
})

test('[O-8] whether another page could go out is told by the rules of that page alone, with what it lacks', async () => {
  const [id, whole, lacking] = [await t.pageId(t.siteA, 'ueber-uns'), await t.pageId(t.siteA, '~terms'), await t.pageId(t.siteA, '~privacy')]
  await perform(whole, text(await firstOf(whole), 'title', { de: 'Fertig', en: 'Ready' }))
  await perform(lacking, text(await firstOf(lacking), 'subtitle', { de: 'Nur deutsch' }))
  const elsewhere = async () => (await ask(`page/changes?id=${id}`)).body['elsewhere']
  const told = (of: string, how: object) => expect.objectContaining({ id: of, ...how })
  expect(await elsewhere()).toEqual(expect.arrayContaining([told(whole, { isAllowed: true, missing: 0, held: [] }), told(lacking, { isAllowed: false, missing: 1, held: [] })]))
  await setPolicy('perLanguage')
  expect(await elsewhere()).toEqual(expect.arrayContaining([told(lacking, { isAllowed: true, missing: 1, held: ['en'] })]))
  await setPolicy('block')
  await ask('page/revert', { id: whole })
  await ask('page/revert', { id: lacking })
})

describe('a publication that is taken back', () => {
  test('visitors see the version before, and the draft is as it was before publishing', async () => {
    const id = await t.pageId(t.siteA, '~contact')
    const [old] = await groupsOf(id)
    if (!old) throw new Error('The page is empty')
    const added = newSection({ de: 'Ganz neu', en: 'Brand new' })
    await perform(id, groupAdd.act({ pageId: id, parentId: null, place: END_OF_PAGE, after: added }))
    await perform(id, groupRemove.act({ pageId: id, parentId: null, place: END_OF_PAGE, before: old }))
    const draft = await groupsOf(id)
    const status = (await ask(`page/status/publication?id=${id}`)).body
    const { version } = (await ask('page/publish', { id })).body
    expect(await live('/de/~contact')).toContain('Ganz neu')
    const commandId = newId()
    const back = await ask('page/unpublish', { id, version, commandId })
    expect(back.body).toMatchObject({ success: true, version: Number(version) + 1 })
    expect(await live('/de/~contact')).not.toContain('Ganz neu')
    expect(await live('/de/~contact')).toContain('contact de')
    expect(await groupsOf(id)).toEqual(draft)
    expect((await ask(`page/status/publication?id=${id}`)).body).toEqual(status)
    // The same request again, as after a lost answer.
    expect((await ask('page/unpublish', { id, version, commandId })).body).toMatchObject({ success: true, version: Number(version) + 1 })
    expect((await ask('page/publish', { id })).status).toBe(200)
    expect(await live('/de/~contact')).toContain('Ganz neu')
  })

  test('only the one that visitors see now, and not the first', async () => {
    const id = await t.pageId(t.siteA, '~contact')
    expect((await ask('page/unpublish', { id, version: 1 })).body.error?.code).toBe('statusClash')
    const untouched = await t.pageId(t.siteA, '~home')
    expect((await ask('page/unpublish', { id: untouched, version: 1 })).body.error?.code).toBe('nothingPublished')
  })
})

describe('the history of a page', () => {
  test('tells steps, publications and discarded drafts, the newest first, and shows any of their versions', async () => {
    const id = await t.pageId(t.siteA, '~imprint')
    const group = await firstOf(id)
    await perform(id, text(group, 'title', { de: 'Eins' }))
    await ask('page/publish', { id })
    await perform(id, text(group, 'title', { de: 'Verworfen' }))
    await ask('page/revert', { id })
    const { body } = await ask(`page/history?id=${id}`)
    const { steps, types } = body as unknown as {
      steps: { act: Act | null; by: string | null; milestone: { of: string; version: string | null } | null }[]
      types: Record<string, string>
    }
    // The last one is how the site came.
    const told = steps.slice(-5)
    expect(told.map(({ milestone, act }) => milestone?.of ?? act?.kind)).toEqual(['discarded', fieldContent.kind, 'published', fieldContent.kind, 'published'])
    expect(told[0]?.by).toBe('a@anna.example')
    expect(types[group]).toBe('hero')
    const version = await ask(`page/version?id=${id}&version=${told[0]?.milestone?.version}&locale=de`)
    expect(JSON.stringify(version.body['groups'])).toContain('Verworfen')
    const published = await ask(`page/version?id=${id}&version=${told[2]?.milestone?.version}&locale=de`)
    expect(JSON.stringify(published.body['groups'])).toContain('Eins')
    const original = await ask(`page/version?id=${id}&version=${told[4]?.milestone?.version}&locale=de`)
    expect([original.status, JSON.stringify(original.body['groups']).includes('Eins')]).toEqual([200, false])
  })

  test('tells an undo from the redo that takes it back, and both from what was done first', async () => {
    const id = await t.pageId(t.siteA, '~imprint')
    const group = await firstOf(id)
    const [done, undone, redone, undoneAgain] = [newId(), newId(), newId(), newId()]
    await perform(id, { ...text(group, 'title', { de: 'Getan' }), id: done })
    await perform(id, { ...text(group, 'title', { de: 'Zurück' }), id: undone, undoes: done })
    await perform(id, { ...text(group, 'title', { de: 'Getan' }), id: redone, undoes: undone })
    await perform(id, { ...text(group, 'title', { de: 'Zurück' }), id: undoneAgain, undoes: redone })
    const { steps } = (await ask(`page/history?id=${id}`)).body as unknown as { steps: { back: string | null }[] }
    expect(steps.slice(0, 4).map(({ back }) => back)).toEqual(['undo', 'redo', 'undo', null])
  })

  test('keeps its order when the clock was set back meanwhile', async () => {
    const id = await t.pageId(t.siteA, '~imprint')
    const group = await firstOf(id)
    const [early, late] = [newId(), newId()]
    await perform(id, { ...text(group, 'title', { de: 'Zuerst' }), id: early })
    await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`update site.changes set created_at = '2099-01-01' where id = '${early}'`))
    await perform(id, { ...text(group, 'title', { de: 'Danach' }), id: late })
    const { steps } = (await ask(`page/history?id=${id}`)).body as unknown as { steps: { act: Act | null }[] }
    expect(
      steps.slice(0, 2).map(({ act }) =>
        JSON.stringify(act?.body)
          .match(/Zuerst|Danach/g)
          ?.at(-1),
      ),
    ).toEqual(['Danach', 'Zuerst'])
  })

  test('[E-247] a version of another page is not shown', async () => {
    const [id, other] = [await t.pageId(t.siteA, '~imprint'), await t.pageId(t.siteA, '~contact')]
    const { steps } = (await ask(`page/history?id=${id}`)).body as unknown as { steps: { milestone: { version: string | null } | null }[] }
    const version = steps.find(({ milestone }) => milestone?.version)?.milestone?.version
    expect((await ask(`page/version?id=${other}&version=${version}&locale=de`)).status).toBe(404)
    expect((await ask(`page/version?id=${id}&version=${newId()}&locale=de`)).status).toBe(404)
  })

  test('comes in parts', async () => {
    const id = await t.pageId(t.siteA, 'sehtest')
    const group = await firstOf(id)
    for (let round = 0; round < 65; round += 1) await perform(id, text(group, 'title', { de: `Runde ${round}` }))
    const first = (await ask(`page/history?id=${id}`)).body as unknown as { steps: { sequence: number }[]; next: number }
    expect(first.steps).toHaveLength(60)
    const rest = (await ask(`page/history?id=${id}&before=${first.next}`)).body as unknown as { steps: { sequence: number }[]; next: null }
    expect(rest.steps).toHaveLength(6)
    expect(rest.next).toBeNull()
    expect(rest.steps[0]?.sequence).toBeLessThan(first.next)
  })
})
