import { expect, test } from 'vitest'
import { alignment } from '../../options/alignment/alignment.option.ts'
import { checkbox } from '../../options/checkbox/checkbox.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { gridLayout } from '../../options/grid-layout/grid-layout.option.ts'
import { number } from '../../options/number/number.option.ts'
import { defineSection, text, toggleKey, type OptionScene, type SectionDefinition } from '../../sections/define-section.ts'
import { definitions } from '../../sections/definitions.ts'
import { optionParts } from './option-parts.ts'

const sample = defineSection({
  type: 'sample',
  category: 'content',
  label: 'hero',
  slots: { title: text(), kicker: text({ optional: true }) },
  options: {
    count: number(),
    alignment: alignment(),
    fixed: alignment({ editable: false }),
    gradient: checkbox({ label: 'gradient', showWhen: { layout: { comparison: '!=', value: 'split' } } }),
    color: colorSwatches(),
    layout: gridLayout(),
  },
  idleOptions: ({ board }) => (board['layout'] === 'masonry' ? ['count'] : []),
})
const scene = (over: Partial<OptionScene> = {}): OptionScene => ({ options: { layout: 'grid' }, isFilled: () => true, board: {}, ...over })
const keysOf = (given: OptionScene) => optionParts(sample, given).map(({ part, options }) => [part, ...options.map(({ key }) => key)])

test('the look stands first, layouts before colours before alignment; then what is shown, then the rest', () => {
  expect(keysOf(scene())).toEqual([
    ['look', 'layout', 'color', 'alignment', 'gradient'],
    ['content', 'showKicker'],
    ['rest', 'count'],
  ])
})

test('[E-070] what is not editable is not among them', () => {
  expect(keysOf(scene()).flat()).not.toContain('fixed')
})

test('[E-071] nor is what its display conditions hide', () => {
  expect(keysOf(scene({ options: { layout: 'split' } })).flat()).not.toContain('gradient')
})

test('what has nothing to change as things are is left out, with its part where that is empty', () => {
  expect(keysOf(scene({ board: { layout: 'masonry' } })).map(([part]) => part)).toEqual(['look', 'content'])
})

test('where one of two media is shown, the switches of the other are not offered', () => {
  const choosing = Object.values<SectionDefinition>(definitions).filter(({ options }) => 'media' in options)
  expect(choosing.length).toBeGreaterThan(1)
  for (const definition of choosing) {
    for (const [media, unused] of [
      ['image', 'video'],
      ['video', 'picture'],
    ]) {
      const offered = optionParts(definition, scene({ options: { media } })).flatMap(({ options }) => options.map(({ key }) => key))
      const idle = Object.entries(definition.slots).flatMap(([name, slot]) => (slot?.kind === unused ? [toggleKey(name)] : []))
      expect(idle.length, definition.type).toBeGreaterThan(0)
      expect(offered, `${definition.type} ${media}`).not.toEqual(expect.arrayContaining([expect.toBeOneOf(idle)]))
    }
  }
})

test('a shade is offered only over a backdrop that is there', () => {
  const offered = (isFilled: boolean) =>
    optionParts(definitions.hero, scene({ options: { media: 'image', showBackgroundImage: true }, isFilled: () => isFilled })).flatMap(({ options }) =>
      options.map(({ key }) => key),
    )
  expect([offered(true).includes('gradient'), offered(false).includes('gradient')]).toEqual([true, false])
})

test('posts that never come have neither number nor columns to choose', () => {
  expect(optionParts(definitions.instagramFeed, scene()).flatMap(({ options }) => options.map(({ key }) => key))).not.toEqual(
    expect.arrayContaining([expect.toBeOneOf(['itemCount', 'columns'])]),
  )
})
