import { describe, expect, test } from 'vitest'
import { NO_SOURCES } from '../../../tests/support/no-sources.ts'
import { groupOf, renderSection, type SampleGroup } from '../../../tests/support/render-section.tsx'
import type { LoaderSources } from '../define-loader.ts'
import { scoreTracker } from './score-tracker.section.ts'
import { scoreTrackerLoader } from './score-tracker.loader.ts'
import type { Course, TrailHole } from './trail-hole.ts'

const trail: readonly TrailHole[] = ['Kiosk', 'Treppe', 'Ziel'].map((title, at) => ({ pageId: `page${at}`, href: `/de/trail/loch-${at + 1}`, title, facts: `Par ${at + 3}` }))
const draw = (scoreOptions: string, scene: Parameters<typeof renderSection>[1] = {}) =>
  renderSection({ type: 'scoreTracker', id: 'g', options: { scoreOptions }, slots: { title: 'Eure Schläge' } }, { data: { g: { trail, wholeRounds: false } }, ...scene })
const dots = (html: string) => [...html.matchAll(/href="([^"]*)" class="[^"]*" data-dot="(\w+)"/g)].map(([, href, state]) => `${state} ${href}`)

test('[V-074] scores are a card or a table', () => {
  const { scoreOptions } = scoreTracker.options
  expect(scoreOptions).toMatchObject({ choices: ['card', 'table'], default: 'card' })
  expect(scoreOptions.schema.safeParse('list').success).toBe(false)
  expect(draw('card')).toContain('data-island="/assets/sections/score-tracker/ScoreCard.js"')
  expect(draw('table')).toContain('data-island="/assets/sections/score-tracker/ScoreTable.js"')
})

test('[O-14] whether only whole rounds count is a switch of the table, off by itself', () => {
  expect(scoreTracker.options.wholeRounds).toMatchObject({ default: false, label: 'wholeRounds' })
})

test('without a course there is a word about it', () => {
  const html = draw('card', { data: {} })
  expect(html).toContain('Das Spiel beginnt hier bald')
  expect(html).toContain('Eure Schläge')
})

describe('the card', () => {
  test('[G-063] on a page of the course: one dot per page, and each leads there', () => {
    expect(dots(draw('card', { pageId: 'page1' }))).toEqual(['noScores /de/trail/loch-1', 'active /de/trail/loch-2', 'noScores /de/trail/loch-3'])
  })

  test('[G-061] before a game is known: a row with steppers that are switched off', () => {
    const html = draw('card', { pageId: 'page0' })
    expect(html.match(/<button[^>]*>/g)).toHaveLength(2)
    for (const [button] of html.matchAll(/<button[^>]*>/g)) expect(button).toContain('disabled')
  })

  test('beside the course: all holes with number, name, facts and the way to their page; the last is the finish', () => {
    const html = draw('card')
    for (const { title, facts } of trail) for (const words of [title, facts ?? '']) expect(html).toContain(words)
    expect(html.match(/>So spielst du es</g)).toHaveLength(2)
    expect(html).toContain('aria-label="Ziel: Ziel"')
  })

  test('[G-070] the bar shows a start, and all of it at the end', () => {
    const valueAt = (pageId: string) => Number(/<progress[^>]*value="([\d.]+)"/.exec(draw('card', { pageId }))?.[1])
    expect(valueAt('page0')).toBeCloseTo(0.8 / 2.8)
    expect(valueAt('page2')).toBe(1)
  })

  test('[G-067] where the game is off the dots are plain and no script comes along', () => {
    const html = draw('card', { pageId: 'page1', features: [] })
    expect(dots(html)).toEqual(['plain /de/trail/loch-1', 'plain /de/trail/loch-2', 'plain /de/trail/loch-3'])
    expect(html).not.toMatch(/data-island|<button|<script/)
  })

  test('an editor goes from hole to hole on edit pages', () => {
    expect(dots(draw('card', { pageId: 'page1', mode: 'edit' }))[0]).toBe('noScores /de/edit/trail/loch-1')
  })
})

describe('its loader', () => {
  async function load(groups: readonly SampleGroup[]) {
    const page = { pageId: 'p', name: 'Loch 1: Der Kiosk', href: '/de/trail/loch-1', groups: groups.map(groupOf) }
    const sources: LoaderSources = { ...NO_SOURCES, trail: async () => ({ pages: [page], wholeRounds: true }) }
    const input = { siteId: 's', locale: 'de' as const, group: groupOf({ type: 'scoreTracker' }), options: {}, now: new Date() }
    return (await scoreTrackerLoader.load(sources, input, AbortSignal.timeout(1000))) as Course
  }

  test('a hole is called as its page is headed, with what stands above that', async () => {
    expect(await load([{ type: 'spacer' }, { type: 'hero', slots: { title: 'Der Kiosk', kicker: 'Par 3' } }])).toEqual({
      trail: [{ pageId: 'p', href: '/de/trail/loch-1', title: 'Der Kiosk', facts: 'Par 3' }],
      wholeRounds: true,
    })
  })

  test('without a heading by the name of the page; hidden words stay hidden', async () => {
    expect((await load([])).trail).toMatchObject([{ title: 'Loch 1: Der Kiosk', facts: null }])
    expect((await load([{ type: 'hero', slots: { title: 'Der Kiosk', kicker: 'Par 3' }, options: { showKicker: false } }])).trail).toMatchObject([
      { title: 'Der Kiosk', facts: null },
    ])
    expect((await load([{ type: 'hero', slots: { title: 'Der Kiosk' }, disallowedLanguages: ['de'] }])).trail).toMatchObject([{ title: 'Loch 1: Der Kiosk' }])
  })
})
