import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf } from '../../model/site/contrast.ts'

const css = readFileSync(new URL('./tokens.module.css', import.meta.url), 'utf8')
const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? ''
const hex = (channels: readonly number[]) => `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

test('whatever floats over a page keeps 3:1 against every ground, by its paper or by the line around it', () => {
  const [red = 0, green = 0, blue = 0, percent = 0] = /--ring: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(css)?.slice(1).map(Number) ?? []
  const share = percent / 100
  for (let grey = 0; grey <= 255; grey += 1) {
    const ground = hex([grey, grey, grey])
    const ring = hex([red, green, blue].map((value) => value * share + grey * (1 - share)))
    expect(Math.max(contrastOf(colour('paper'), ground), contrastOf(ring, ground)), ground).toBeGreaterThanOrEqual(3)
  }
})

test.each([
  ['ink', 'paper-press'],
  ['ink-soft', 'paper-soft'],
  ['accent-ink', 'accent-soft'],
  ['on-accent', 'accent-fill'],
  ['on-accent', 'danger'],
  ['danger', 'danger-soft'],
  ['unsaved', 'unsaved-soft'],
  ['published', 'paper'],
])('words in %s on %s are readable', (word, ground) => {
  expect(contrastOf(colour(word), colour(ground))).toBeGreaterThanOrEqual(4.5)
})

test.each(['accent', 'line-strong', 'published-mark', 'danger'])('%s is seen on paper as the edge of a control or as a mark', (name) => {
  expect(contrastOf(colour(name), colour('paper'))).toBeGreaterThanOrEqual(3)
})
