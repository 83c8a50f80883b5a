import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { faultsByKeyboard } from '../support/keyboard.ts'
import { newRound, openPhone, readTrail, type Round } from '../support/golf.ts'
import { shiftsOn, watchShifts } from '../support/shifts.ts'

let browser: Browser
let trail: string[]
beforeAll(async () => {
  browser = await openBrowser()
  trail = await readTrail()
})
afterAll(() => browser.close())

const STEP = 50
const hole = (number: number) => trail[number - 1] ?? ''
const lines = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => rows.map((line) => [...line.querySelectorAll('td, th > span')].map((cell) => cell.textContent).join(' ')))
const coupon = (page: Page) => page.locator('tr').getByRole('button', { name: 'Zum Gutschein' })

async function finish(round: Round): Promise<void> {
  for (let number = 1; number <= 9; number += 1) for (const player of round.players.keys()) await round.play(hole(number), player, player + 1)
}

describe('the leaderboard', () => {
  test('[G-007] [G-072] [G-075] [G-079] [G-080] [O-14] fewest strokes first among whole rounds, incomplete totals with an asterisk, nobody wins with nothing, and it sorts itself anew', async () => {
    const round = await newRound(['Anna', 'Bea', 'Cleo'])
    const { page, context, problems, open } = await openPhone(browser)
    await open(`/de/trail/ziel?id=${round.gameId}`)
    await page.getByText('Noch keine Schläge gezählt').waitFor()
    await round.play(hole(1), 0, 5)
    await round.play(hole(2), 0, 1)
    await round.play(hole(1), 1, 3)
    await expect.poll(() => lines(page)).toEqual(['1 Anna 2 6', '2 Bea 1 3*', '– Cleo 0 –'])
    await expect.poll(() => page.getByText('* Es fehlen noch Ergebnisse').count()).toBe(1)
    await round.play(hole(2), 1, 4)
    await expect.poll(() => lines(page)).toEqual(['1 Anna 2 6', '2 Bea 2 7', '– Cleo 0 –'])
    await expect.poll(() => page.getByText('* Es fehlen noch Ergebnisse').count()).toBe(0)
    await round.play(hole(2), 0, 1)
    await expect.poll(() => lines(page)).toEqual(['1 Anna Gleichstand 2 7', '1 Bea Gleichstand 2 7', '– Cleo 0 –'])
    await round.change('remove', { id: round.players[1] })
    await page.getByText('Bea wurde entfernt.').waitFor()
    await page.getByRole('listitem').getByRole('button', { name: 'Bea wieder aufnehmen' }).click()
    await expect.poll(() => lines(page)).toEqual(['1 Anna Gleichstand 2 7', '1 Bea Gleichstand 2 7', '– Cleo 0 –'])
    expect(problems).toEqual([])
    await context.close()
  })

  test('[G-069] [G-076] [G-077] the coupon button stands in the first row only, once all have played the last hole, and goes with a stroke or a new player', async () => {
    const round = await newRound(['Anna', 'Bea'])
    const { page, context, open } = await openPhone(browser)
    await open(`/de/trail/ziel?id=${round.gameId}`)
    await round.play(hole(9), 0, 2)
    await expect.poll(() => lines(page)).toHaveLength(2)
    expect(await coupon(page).count()).toBe(0)
    await round.play(hole(9), 1, 1)
    await coupon(page).waitFor()
    expect(await page.locator('tr[data-place="1"]').getByRole('button').count()).toBe(1)
    expect(await page.locator('table').getByRole('button').count()).toBe(1)
    await round.play(hole(9), 1, -1)
    await coupon(page).waitFor({ state: 'detached' })
    await round.play(hole(9), 1, 1)
    await coupon(page).waitFor()
    await round.addPlayer('Cleo')
    await coupon(page).waitFor({ state: 'detached' })
    await context.close()
  })

  test('[G-113] taps in another game leave it as it is', async () => {
    const [round, other] = [await newRound(['Anna']), await newRound(['Bea'])]
    await round.play(hole(1), 0, 2)
    const { page, context, open } = await openPhone(browser)
    await open(`/de/trail/ziel?id=${round.gameId}`)
    await expect.poll(() => lines(page)).toEqual(['1 Anna 1 2'])
    await other.play(hole(1), 0, 1)
    await round.play(hole(1), 0, 1)
    await expect.poll(() => lines(page)).toEqual(['1 Anna 1 3'])
    await context.close()
  })
})

describe('the coupon', () => {
  test('[G-078] [G-082] [G-083] [G-084] [G-085] [G-086] names the winner and the day, throws paper for three seconds, and leads back', async () => {
    const round = await newRound(['Anna', 'Bea'])
    await finish(round)
    const { page, context, problems, open } = await openPhone(browser, { reducedMotion: 'no-preference', timezoneId: 'Pacific/Auckland' })
    await page.clock.install({ time: 0 })
    await open(`/de/trail/ziel?id=${round.gameId}`)
    await coupon(page).waitFor()
    // From here on time passes in small steps, so that the paper's first moment is known.
    await page.clock.pauseAt(3_600_000)
    await coupon(page).click()
    await page.waitForURL('**/de/~urban-golf-coupon')
    expect(await page.evaluate(() => sessionStorage.getItem('hasVisitedCoupon'))).toBe('true')
    const card = page.locator('main article')
    const confetti = page.locator('canvas[data-confetti]')
    await expect.poll(() => page.clock.runFor(STEP).then(() => confetti.count())).toBe(1)
    await page.clock.runFor(3000 - 2 * STEP)
    expect(await confetti.count()).toBe(1)
    await page.clock.runFor(2 * STEP)
    await expect.poll(() => confetti.count()).toBe(0)
    await page.clock.resume()
    const { game } = await round.stored()
    const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(game.createdAt))
    expect((await card.innerText()).split('\n').filter(Boolean)).toEqual(['Herzlichen Glückwunsch', 'Anna', 'Du hast ein Gratisgetränk gewonnen', `Gespielt am ${day}`])
    // Its styles are on the page before the coupon is.
    expect(await card.getByText('Anna').evaluate((winner) => parseFloat(getComputedStyle(winner).fontSize))).toBeGreaterThan(30)
    await page.getByRole('link', { name: 'Zurück zur Karte' }).click()
    await page.waitForURL('**/de/~urban-golf-play')
    expect(problems).toEqual([])
    await context.close()
  })

  test('[G-087] opened before its time it shows no winner, and in calm no paper is thrown', async () => {
    const round = await newRound(['Anna'])
    const { page, context, open } = await openPhone(browser)
    await open(`/de/~urban-golf-coupon?id=${round.gameId}`)
    await page.getByText('Noch kein Gutschein').waitFor()
    expect(await page.getByText('Anna').count()).toBe(0)
    await finish(round)
    await page.reload()
    await page.locator('main article').waitFor()
    expect(await page.locator('canvas').count()).toBe(0)
    await context.close()
  })
})

const SCREENS = [
  '/de/~urban-golf-start',
  '/de/~urban-golf-edit',
  '/de/~urban-golf-share',
  '/de/~urban-golf-play',
  '/de/~urban-golf-coupon',
  '/de/trail/loch-1-kiosk',
  '/de/trail/ziel',
]
/** What a screen shows once it knows its game. */
const ALIVE = '[data-ready], [data-share-link], article, [aria-busy=false], a:has-text("Weiterspielen")'

test('every screen of a game that is being played passes axe and is walked by keyboard', async () => {
  const round = await newRound(['Anna', 'Bea'])
  await finish(round)
  const { page, context, open } = await openPhone(browser)
  await open(`/de/~urban-golf-edit?id=${round.gameId}`)
  await page.getByRole('button', { name: 'Anna umbenennen' }).waitFor()
  for (const path of SCREENS) {
    await open(path)
    await page.locator(ALIVE).first().waitFor()
    expect(await violationsOn(page, 'main'), path).toEqual([])
    expect(await faultsByKeyboard(page), path).toEqual([])
  }
  await context.close()
})

test.each([WIDTHS.phone, WIDTHS.desktop])('nothing jumps when a screen remembers the game of six: %o', async (viewport) => {
  const round = await newRound(['Anna', 'Bea', 'Carla', 'Dario', 'Emil', 'Fatou'])
  await finish(round)
  const { page, context } = await visit(browser, { viewport })
  await page.goto(address('rocknhole', `/de/~urban-golf-edit?id=${round.gameId}`))
  await page.getByRole('button', { name: 'Fatou umbenennen' }).waitFor()
  await watchShifts(page)
  const jumps: Record<string, string[]> = {}
  for (const path of SCREENS) {
    await page.goto(address('rocknhole', path))
    await page.locator(ALIVE).first().waitFor()
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const shifts = await shiftsOn(page)
    if (shifts.length > 0) jumps[path] = shifts
  }
  expect(jumps).toEqual({})
  await context.close()
})
