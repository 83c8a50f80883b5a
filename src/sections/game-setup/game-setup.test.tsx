import { describe, expect, test } from 'vitest'
import { gameTexts } from '../../i18n/game/texts.ts'
import { renderSection } from '../../../tests/support/render-section.tsx'
import { gameSetup } from './game-setup.section.ts'

const { de, fr, en } = gameTexts
const draw = (gameOptions: string, scene: Parameters<typeof renderSection>[1] = {}, slots = {}) =>
  renderSection({ type: 'gameSetup', id: 'g', options: { gameOptions }, slots }, scene)

test('[V-073] its screens are start, add players, share and coupon', () => {
  const { gameOptions } = gameSetup.options
  expect(gameOptions).toMatchObject({ choices: ['start', 'addPlayers', 'share', 'coupon'], default: 'start' })
  expect(gameOptions.schema.safeParse('pause').success).toBe(false)
})

describe('[V-073] renders the screen of its option', () => {
  test.each([
    ['start', 'StartScreen', de.start],
    ['addPlayers', 'PlayersScreen', de.toGame],
    ['share', 'ShareScreen', de.share],
    ['coupon', 'CouponScreen', de.loading],
  ])('%s', (option, name, words) => {
    const html = draw(option)
    expect(html).toContain(`data-island="/assets/sections/game-setup/${name}.js"`)
    expect(html).toContain(words)
    expect(html).toContain(`<noscript><p`)
    expect(html).toContain(de.noScript)
  })
})

test('the start has the name of the game, what it is and the city; a title of one’s own takes its place', () => {
  const html = draw('start', {}, { subtitle: 'Winterthur' })
  expect(html).toMatch(/<h2[^>]*>Rock&#x27;n&#x27;hole!<\/h2>/)
  expect(html.match(/<li>.*?<\/li>/g)).toEqual(['<li>Digitale Spielkarte</li>', '<li>Urban Golf</li>', '<li><span>Winterthur</span></li>'])
  expect(draw('start', {}, { title: 'Stadtgolf' })).toMatch(/<h2[^>]*>Stadtgolf<\/h2>/)
  expect(draw('start').match(/<li>/g)).toHaveLength(2)
})

test('before a browser has taken over, nothing can be pressed', () => {
  for (const screen of ['start', 'addPlayers', 'share']) for (const [button] of draw(screen).matchAll(/<button[^>]*>/g)) expect(button).toContain('disabled')
})

test('[G-005] other languages read English, never a key', () => {
  expect(draw('start', { locale: 'fr' })).toContain(fr.start)
  for (const locale of ['it', 'rm', 'sr'] as const) expect(draw('start', { locale })).toContain(en.start)
})

test('[G-013] on an edit page its ways keep the edit segment', () => {
  expect(draw('addPlayers')).toContain('action="/de/~urban-golf-share"')
  expect(draw('addPlayers', { mode: 'edit' })).toContain('action="/de/edit/~urban-golf-share"')
})

test('[G-009] where the game is off there is a word about it and no script', () => {
  const html = draw('start', { features: [] }, { title: 'Spielen' })
  expect(html).toContain('Das Spiel beginnt hier bald')
  expect(html).not.toMatch(/data-island|<button/)
})
