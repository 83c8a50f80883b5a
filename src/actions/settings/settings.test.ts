import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId, openEditorTab, readEditData } from '../../../tests/support/editor-tab.ts'
import { HOST_A, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { settingsChange } from '../../model/commands/settings-change.ts'
import { themeChange } from '../../model/commands/theme-change.ts'
import type { Settings } from '../../model/site/settings.ts'
import { themeSchema, type Theme } from '../../model/site/theme.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

type Read = { settings: Settings; revision: number; facts: Fact[] }
const read = async (host = HOST_A) => (await (await t.ask('/api/v1/settings', { who: host === HOST_A ? 'editorA' : 'editorB', host })).json()) as Read
const save = (body: unknown) => t.ask('/api/v1/settings', { who: 'editorA', method: 'POST', body })
const home = async () => (await t.ask('/de')).text()

async function openTab() {
  const data = readEditData(await (await t.ask('/de/edit', { who: 'editorA' })).text())
  const tab = openEditorTab({ data, fetch: (url, init) => t.ask(url, { who: 'editorA', method: init.method, body: typeof init.body === 'string' ? init.body : undefined }) })
  tab.history.adopt((await read()).facts)
  return tab
}
type Tab = Awaited<ReturnType<typeof openTab>>

async function perform(tab: Tab, act: Act) {
  tab.history.perform([act])
  await tab.queue.run()
  return tab.queue.store.getState().entries.map(({ hold }) => hold?.kind)
}

async function send(act: Act, revisions: Record<string, number>) {
  const data = readEditData(await (await t.ask('/de/edit', { who: 'editorA' })).text())
  const commands = [{ ...act, id: freshId(), pageId: data.page.id, revisions }]
  const answer = (await (await t.ask('/api/v1/commands', { who: 'editorA', body: { author: data.user.id, locale: 'de', commands } })).json()) as {
    results: { kind: string; error?: { code: string } }[]
  }
  return answer.results[0]
}

describe('the settings as a whole', () => {
  test('[E-206] are answered whole, with a revision, and kept by nobody on the way', async () => {
    const response = await t.ask('/api/v1/settings', { who: 'editorA' })
    expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/)
    const answer = (await response.json()) as Read
    expect(Object.keys(answer.settings)).toHaveLength(11)
    expect(answer.facts.map(({ key }) => key)).toEqual([...Object.keys(answer.settings).map((part) => `settings:${part}`), 'theme'])
  })

  test('[E-206] a save stores what differs and acts at once; unchanged, nothing is written', async () => {
    const { settings, revision } = await read()
    const next = { ...settings, contact: { ...settings.contact, companyName: 'Ganzheit AG' }, header: { ...settings.header, boldHeaderFont: true } }
    const answer = (await (await save({ settings: next, revision })).json()) as Read
    expect(answer.settings).toEqual(next)
    expect(answer.revision).toBe(revision + 2)
    expect(await home()).toContain('Ganzheit AG</p>')
    expect(((await (await save({ settings: next, revision: answer.revision })).json()) as Read).revision).toBe(answer.revision)
  })

  test('[C-35] a stale save changes nothing and says so', async () => {
    const { settings, revision } = await read()
    await save({ settings: { ...settings, contact: { ...settings.contact, companyName: 'Von einer Kollegin' } }, revision })
    const late = await save({ settings: { ...settings, contact: { ...settings.contact, companyName: 'Zu spät' } }, revision })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ error: { code: 'revisionClash' } })
    expect((await read()).settings.contact.companyName).toBe('Von einer Kollegin')
  })

  test('nonsense is refused with its place, and nothing of it is stored', async () => {
    const before = await read()
    for (const settings of [
      { contact: { email: 'kein@' } },
      { appearance: { triangle: true, bubble: true } },
      { unknown: {} },
      { header: { loginPage: { url: 'javascript:alert(1)' } } },
    ]) {
      expect((await save({ settings, revision: before.revision })).status).toBe(400)
    }
    expect(await read()).toEqual(before)
  })

  test('what was never set can be set by somebody who saw that', async () => {
    const answer = await t.ask('/api/v1/settings', { who: 'editorB', host: 'bruno.example' })
    const { settings, revision } = (await answer.json()) as Read
    const saved = await t.ask('/api/v1/settings', {
      who: 'editorB',
      host: 'bruno.example',
      method: 'POST',
      body: { settings: { ...settings, editor: { locale: 'fr' } }, revision },
    })
    expect(saved.status).toBe(200)
    expect((await read()).settings.editor.locale).toBe('de')
  })
})

describe('what the server judges', () => {
  test('[E-192] two people choose a shape each: the later one is followed', async () => {
    const { settings, facts } = await read()
    const before = settings.appearance
    const known = () => read().then((now) => now.facts.find(({ key }) => key === 'settings:appearance')?.revision ?? 0)
    expect(facts.length).toBeGreaterThan(0)
    await send(settingsChange.act({ part: 'appearance', before, after: { ...before, triangle: true } }), { 'settings:appearance': await known() })
    const second = await send(settingsChange.act({ part: 'appearance', before, after: { ...before, bubble: true } }), { 'settings:appearance': await known() })
    expect(second?.kind).toBe('done')
    expect((await read()).settings.appearance).toMatchObject({ triangle: false, bubble: true })
    expect((await t.ask('/de')).status).toBe(200)
  })

  test('a logo is a picture of this site', async () => {
    const own = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ id: string }>('select id from site.media limit 1').then(({ rows }) => rows[0]?.id ?? ''))
    const foreign = await t.parts.store.inSite(t.siteB.id, (tx) => tx.execute<{ id: string }>('select id from site.media limit 1').then(({ rows }) => rows[0]?.id ?? ''))
    const { logo } = (await read()).settings
    const choose = (picture: string) => send(settingsChange.act({ part: 'logo', before: logo, after: { ...logo, picture } }), { 'settings:logo': 0 })
    expect(await choose(foreign)).toMatchObject({ kind: 'refused', error: { code: 'invalidInput' } })
    expect(await choose('0'.repeat(26))).toMatchObject({ kind: 'refused' })
    expect((await choose(own))?.kind).toBe('done')
    expect(await home()).toContain(`/media/${own}`)
  })
})

describe('the look', () => {
  const theme = async (): Promise<Theme> => themeSchema.parse((await read()).facts.find(({ key }) => key === 'theme')?.value)

  test('changes for visitors at once, in every address of the site, and undo brings it back', async () => {
    const tab = await openTab()
    const before = await theme()
    expect(await home()).toContain(`--theme-accent:${before.colors.accent.toLowerCase()}`)
    expect(
      await perform(tab, themeChange.act({ before, after: { ...before, colors: { ...before.colors, accent: '#aa1177' }, tokens: { ...before.tokens, 'section-space': '4rem' } } })),
    ).toEqual([])
    const changed = await home()
    expect(changed).toContain('--theme-accent:#aa1177')
    expect(changed).toContain('--section-space:4rem')
    expect(await (await t.ask('/de/edit', { who: 'editorA' })).text()).toContain('--theme-accent:#aa1177')
    tab.history.undo()
    await tab.queue.run()
    expect(await theme()).toEqual(before)
    expect(await home()).toContain(`--theme-accent:${before.colors.accent.toLowerCase()}`)
  })

  test('[C-35] two people change different colours: both stay', async () => {
    const [one, two, before] = [await openTab(), await openTab(), await theme()]
    const withColor = (colors: Partial<Theme['colors']>) => themeChange.act({ before, after: { ...before, colors: { ...before.colors, ...colors } } })
    expect(await perform(one, withColor({ accent: '#117733' }))).toEqual([])
    expect(await perform(two, withColor({ primary: '#112233' }))).toEqual([])
    expect((await theme()).colors).toMatchObject({ accent: '#117733', primary: '#112233' })
  })

  test('what could leave the style sheet is refused', async () => {
    const before = await theme()
    const revisions = { theme: (await read()).facts.find(({ key }) => key === 'theme')?.revision ?? 0 }
    for (const after of [
      { ...before, tokens: { x1: 'red}body{display:none' } },
      { ...before, colors: { ...before.colors, accent: 'red' } },
      { ...before, fonts: { heading: 'comic', text: 'inter' } },
      null,
    ]) {
      expect(await send({ ...themeChange.act({ before, after: before }), body: { before, after } }, revisions)).toMatchObject({ kind: 'refused', error: { code: 'invalidInput' } })
    }
    expect(await theme()).toEqual(before)
  })
})

test('the way back outlives a reload and takes back its own difference only', async () => {
  const first = await openTab()
  const { header } = (await read()).settings
  await perform(first, settingsChange.act({ part: 'header', before: header, after: { ...header, upperCase: true } }))
  const { past } = first.history.store.getState()
  const colleague = await openTab()
  const now = (await read()).settings.header
  await perform(colleague, settingsChange.act({ part: 'header', before: now, after: { ...now, logoPosition: 'center' } }))
  // The page again, without anything of the settings on its desk.
  const data = readEditData(await (await t.ask('/de/edit', { who: 'editorA' })).text())
  const reloaded = openEditorTab({ data, fetch: (url, init) => t.ask(url, { who: 'editorA', method: init.method, body: typeof init.body === 'string' ? init.body : undefined }) })
  reloaded.history.store.setState({ past })
  reloaded.history.undo()
  await reloaded.queue.run()
  await reloaded.queue.run()
  expect((await read()).settings.header).toMatchObject({ upperCase: header.upperCase, logoPosition: 'center' })
})

test('earlier settings are listed with who changed them, the newest first', async () => {
  const answer = (await (await t.ask('/api/v1/settings/history', { who: 'editorA' })).json()) as { steps: { by: string | null; act: Act; sequence: number }[]; next: number | null }
  expect(answer.steps.length).toBeGreaterThan(5)
  expect(answer.steps[0]?.by).toBeTruthy()
  const sequences = answer.steps.map(({ sequence }) => sequence)
  expect(sequences).toEqual(sequences.toSorted((one, other) => other - one))
  expect(answer.steps.map(({ act }) => act.kind)).toContain(themeChange.kind)
  const older = (await (await t.ask(`/api/v1/settings/history?before=${sequences[2]}`, { who: 'editorA' })).json()) as typeof answer
  expect(older.steps[0]?.sequence).toBe(sequences[3])
})
