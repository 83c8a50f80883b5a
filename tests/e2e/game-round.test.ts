import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { totalProgress } from '../../src/model/slider/progress.ts'
import { openBrowser } from '../support/browser.ts'
import { dots, minus, names, newRound, openPhone, plus, readTrail, row, scores } from '../support/golf.ts'

let browser: Browser
let trail: string[]
beforeAll(async () => {
  browser = await openBrowser()
  trail = await readTrail()
})
afterAll(() => browser.close())

const hole = (number: number) => trail[number - 1] ?? ''
const KIOSK = '/de/trail/loch-1-kiosk'
const PLAY = '/de/~urban-golf-play'

describe('the card on the page of a hole', () => {
  test('[G-007] [G-052] [G-053] [G-054] one row per player with name, total over all holes and a stepper for this hole', async () => {
    const round = await newRound(['Anna', 'Bea'])
    await round.play(hole(2), 0, 4)
    const { page, context, problems, open } = await openPhone(browser)
    await open(`${KIOSK}?id=${round.gameId}`)
    await expect.poll(() => scores(page, 'Anna')).toEqual(['0', '4'])
    await minus(page, 'Anna').click()
    await plus(page, 'Anna').click()
    await plus(page, 'Anna').click()
    await plus(page, 'Bea').click()
    await minus(page, 'Anna').click()
    await expect.poll(() => scores(page, 'Anna')).toEqual(['1', '5'])
    await expect.poll(() => scores(page, 'Bea')).toEqual(['1', '1'])
    await expect.poll(async () => (await round.stored()).holes.find(({ pageId, playerId }) => pageId === hole(1) && playerId === round.players[0])?.score).toBe(1)
    expect(problems).toEqual([])
    await context.close()
  })

  test('[G-055] [G-057] [G-058] ten quick taps show at once while the first request gets no answer, are marked until they are saved, and never jump', async () => {
    const round = await newRound(['Anna'])
    const { page, context, requests, open } = await openPhone(browser)
    const answer = Promise.withResolvers<void>()
    await page.route('**/game/tap', (route) => answer.promise.then(() => route.continue()))
    await open(`${KIOSK}?id=${round.gameId}`)
    await plus(page, 'Anna').waitFor()
    await page.evaluate(() => {
      const output = document.querySelector('output')
      const seen: number[] = Object.assign(window, { seen: [] }).seen
      if (output) new MutationObserver(() => seen.push(Number.parseInt(output.textContent, 10))).observe(output, { subtree: true, childList: true, characterData: true })
    })
    requests.length = 0
    for (let tap = 0; tap < 10; tap += 1) await plus(page, 'Anna').click({ delay: 0 })
    expect(await scores(page, 'Anna')).toEqual(['10', '10'])
    expect((await round.stored()).holes).toEqual([])
    expect(await row(page, 'Anna').getAttribute('data-unsaved')).toBe('true')
    answer.resolve()
    await expect.poll(async () => (await round.stored()).holes[0]?.score).toBe(10)
    await expect.poll(() => row(page, 'Anna').getAttribute('data-unsaved')).toBeNull()
    expect(await scores(page, 'Anna')).toEqual(['10', '10'])
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(new Set(requests)).toEqual(new Set(['tap']))
    await context.close()
  })

  test('[G-061] without a game the steppers are inactive, and a link leads to the start', async () => {
    const { page, context, requests, problems, open } = await openPhone(browser)
    await open(KIOSK)
    const start = page.getByRole('link', { name: 'Zum Start' })
    await start.waitFor()
    expect(await page.locator('[role=group] button').evaluateAll((all) => all.map((button) => (button as HTMLButtonElement).disabled))).toEqual([true, true])
    expect([requests, problems]).toEqual([[], []])
    await start.click()
    await page.waitForURL('**/~urban-golf-start')
    await context.close()
  })
})

describe('two phones', () => {
  test('[G-059] [G-060] [G-062] [G-108] [G-109] [G-111] [G-112] what one does the other sees, both may tap the same cell, and each holds one stream', async () => {
    const [round, other] = [await newRound(['Anna']), await newRound(['Fremd'])]
    const [one, two] = [await openPhone(browser), await openPhone(browser)]
    await one.open(`${PLAY}?id=${round.gameId}`)
    await two.open(`${PLAY}?id=${round.gameId}`)
    await Promise.all([plus(one.page, 'Anna').waitFor(), plus(two.page, 'Anna').waitFor()])
    await Promise.all([plus(one.page, 'Anna').click(), plus(two.page, 'Anna').click()])
    for (const { page } of [one, two]) await expect.poll(() => scores(page, 'Anna')).toEqual(['2', '2'])
    expect((await round.stored()).holes).toMatchObject([{ pageId: hole(1), score: 2 }])

    await round.addPlayer('Bea')
    await row(one.page, 'Bea').waitFor()
    await other.play(hole(1), 0, 5)
    await two.open('/de/~urban-golf-edit')
    await expect.poll(() => names(two.page)).toEqual(['Anna', 'Bea'])
    await round.change('rename', { id: round.players[0], playerName: 'Annina' })
    const third = await round.addPlayer('Cleo')
    await expect.poll(() => names(two.page)).toEqual(['Annina', 'Bea', 'Cleo'])
    await round.change('remove', { id: third })
    await expect.poll(() => names(two.page)).toEqual(['Annina', 'Bea'])
    expect(await one.page.getByText('Fremd').count()).toBe(0)
    expect([one.requests.filter((name) => name === 'live').length, two.requests.filter((name) => name === 'live').length]).toEqual([1, 2])
    await Promise.all([one.context.close(), two.context.close()])
  })
})

test('[G-114] a stream that died in silence is noticed while the page is in front, and what was missed comes', async () => {
  const round = await newRound(['Anna'])
  const { page, context, requests, open } = await openPhone(browser)
  // A line on which nothing moves any more: the first stream opens and never says another word.
  await page.addInitScript(() => {
    const Real = window.EventSource
    let count = 0
    window.EventSource = class extends Real {
      constructor(url: string | URL) {
        super(url)
        count += 1
        if (count === 1) this.addEventListener('snapshot', () => setTimeout(() => this.close()))
      }
    }
  })
  await open(`${PLAY}?id=${round.gameId}`)
  await plus(page, 'Anna').waitFor()
  await round.play(hole(1), 0, 3)
  const since = Date.now()
  await expect.poll(() => scores(page, 'Anna'), { timeout: 10_000 }).toEqual(['3', '3'])
  expect(Date.now() - since).toBeLessThan(6_000)
  expect(requests.filter((name) => name === 'live')).toHaveLength(2)
  await context.close()
})

describe('the whole course on one screen', () => {
  test('[G-008] the map below shows the course: its places and the way between them', async () => {
    const { page, context, open } = await openPhone(browser)
    await open(PLAY)
    const map = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Der Weg' }) })
    expect(await map.locator('a[href^="#"]').count()).toBe(5)
    expect(await map.locator('svg polyline, svg path').count()).toBeGreaterThan(1)
    await context.close()
  })

  test('[G-063] [G-065] [G-070] [G-071] dots say how far each hole is; keys, arrows and dots turn the page, and every step is told', async () => {
    const round = await newRound(['Anna', 'Bea'])
    await round.play(hole(2), 0, 3)
    await round.play(hole(2), 1, 3)
    await round.play(hole(3), 0, 3)
    const { page, context, open } = await openPhone(browser)
    await page.addInitScript(() => {
      const told: unknown[] = Object.assign(window, { told: [] }).told
      addEventListener('slider_progress_update', (event) => told.push((event as CustomEvent).detail))
    })
    await open(`${PLAY}?id=${round.gameId}`)
    await expect.poll(() => dots(page)).toEqual(['active', 'complete', 'partial', ...Array.from({ length: 7 }, () => 'noScores')])
    const at = () => page.locator('[data-hole]:not([inert])').getAttribute('data-hole')
    await page.getByRole('button', { name: 'Nächstes Loch' }).click()
    await expect.poll(at).toBe('2')
    await page.getByRole('list', { name: 'Spielkarte' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(at).toBe('3')
    await page.getByRole('link', { name: 'Loch 9: Die Party' }).click()
    await expect.poll(at).toBe('9')
    expect(new URL(page.url()).pathname).toBe(PLAY)
    await page.getByRole('button', { name: 'Nächstes Loch' }).click()
    await expect.poll(at).toBe('10')
    await expect.poll(() => page.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).value)).toBe(1)
    await page.keyboard.press('Tab')
    const told = (await page.evaluate(() => (window as unknown as { told: { currentIndex: number }[] }).told)) as Record<string, unknown>[]
    expect(told[0]).toEqual({ sliderId: expect.any(String), pageId: hole(1), totalProgress: totalProgress(0, 10), totalSlideCount: 10, currentIndex: 0 })
    expect(told.at(-1)).toMatchObject({ pageId: hole(10), totalProgress: 1, currentIndex: 9 })
    await page.reload()
    await expect.poll(at).toBe('10')
    await context.close()
  })

  test('[G-114] [G-125] [G-126] a whole round without signal is kept, and joined with what others did once there is one again', async () => {
    const round = await newRound(['Anna', 'Bea'])
    const { page, context, open } = await openPhone(browser)
    await open(`${PLAY}?id=${round.gameId}`)
    await plus(page, 'Anna').waitFor()
    await context.setOffline(true)
    for (let number = 1; number <= 9; number += 1) {
      for (const name of ['Anna', 'Anna', 'Bea']) await plus(page, name).click()
      await page.getByRole('button', { name: 'Nächstes Loch' }).click()
      await expect.poll(() => page.locator('[data-hole]:not([inert])').getAttribute('data-hole')).toBe(String(number + 1))
    }
    await page.getByText('Kein Netz. Spiel weiter').waitFor()
    await expect.poll(() => page.locator('[role=status][data-unsaved]').count()).toBe(1)
    await round.play(hole(1), 0, 1)
    await round.addPlayer('Cleo')
    await context.setOffline(false)
    await expect
      .poll(async () => (await round.stored()).holes.map(({ score }) => score).toSorted((one, other) => one - other))
      .toEqual([...Array.from({ length: 9 }, () => 1), ...Array.from({ length: 8 }, () => 2), 3])
    await page.getByRole('row', { name: /Anna/ }).getByText('19').waitFor()
    await page.getByRole('row', { name: /Cleo/ }).waitFor()
    await expect.poll(() => page.locator('[data-unsaved]').count()).toBe(0)
    await context.close()
  })

  test('[G-126] taps survive a closed page: what was not saved is sent by the next one', async () => {
    const round = await newRound(['Anna'])
    const { page, context, open } = await openPhone(browser)
    await page.route('**/game/tap', (route) => route.abort())
    await open(`${PLAY}?id=${round.gameId}`)
    await plus(page, 'Anna').click()
    await plus(page, 'Anna').click()
    await page.reload()
    await expect.poll(() => scores(page, 'Anna')).toEqual(['2', '2'])
    await expect.poll(() => row(page, 'Anna').getAttribute('data-unsaved')).toBe('true')
    expect((await round.stored()).holes).toEqual([])
    await page.unroute('**/game/tap')
    await expect.poll(async () => (await round.stored()).holes[0]?.score).toBe(2)
    await context.close()
  })
})
