import { describe, expect, test } from 'vitest'
import { renderSection, type SampleGroup } from '../../../tests/support/render-section.tsx'

const member = (name: string, over: Partial<SampleGroup> = {}): SampleGroup => ({ type: 'teamDetails', slots: { name, function: `Rolle von ${name}` }, ...over })
const board = (layout: string, cards: readonly SampleGroup[]) => renderSection({ type: 'teamContainer', options: { layout }, cards })
const count = (html: string, part: RegExp) => [...html.matchAll(new RegExp(part, 'g'))].length

describe('card layouts', () => {
  test.each(['grid', 'masonry', 'split', 'carousel', 'avatar'])('[V-211] %s shows every card once, in order', (layout) => {
    const html = board(layout, [member('Anna'), member('Beat'), member('Carla')])
    expect(html).toContain(`data-layout="${layout}"`)
    expect([...html.matchAll(/<h2[^>]*>(\w+)<\/h2>/g)].map(([, name]) => name)).toEqual(['Anna', 'Beat', 'Carla'])
  })

  test.each(['grid', 'carousel'])('in %s a card that is not for this language leaves no hole', (layout) => {
    const html = board(layout, [member('Anna'), member('Beat', { disallowedLanguages: ['de'] }), member('Carla')])
    expect(count(html, /<li/)).toBe(2)
    expect(html).not.toContain('Beat')
  })

  test('[V-208] split starts with the intro chosen and names each entry by its card', () => {
    const html = board('split', [member('Das Team'), member('Anna'), { type: 'teamDetails' }])
    expect(count(html, /type="radio"/)).toBe(3)
    expect(count(html, / checked=""/)).toBe(1)
    expect(html).toMatch(/data-entry="intro".*? checked="".*?Das Team<\/span>.*?data-entry="member"/)
    expect(html).toMatch(/data-entry="member".*?>Anna<\/span><span[^>]*>Rolle von Anna<\/span><\/label>/)
    expect(html).toMatch(/>3<\/span><\/label>/)
  })

  test('[V-208] each split board has its own choice', () => {
    const names = [board('split', [member('A')]), board('split', [member('B')])].map((html) => /<input[^>]* name="([^"]+)"/.exec(html)?.[1])
    expect(new Set(names).size).toBe(2)
  })

  test('[V-209] split marks what comes after the fifth member and only then offers paging', () => {
    const members = (amount: number) => board('split', [member('Intro'), ...Array.from({ length: amount }, (_, at) => member(`M${at}`))])
    expect(count(members(5), /data-later/)).toBe(0)
    expect(members(5)).toContain(' hidden=""')
    expect(count(members(12), /data-later/)).toBe(7)
    expect(members(12)).not.toContain(' hidden=""')
  })

  test('[V-212] the arrows of a carousel have names', () => {
    const html = board('carousel', [member('Anna')])
    expect(html).toContain('aria-label="Vorheriger Eintrag"')
    expect(html).toContain('aria-label="Nächster Eintrag"')
  })
})
