import { encode } from 'uqr'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { address, openAsEditor, openBrowser } from '../support/browser.ts'
import { names, newRound, openPhone } from '../support/golf.ts'
import { createGolfSites } from '../support/golf-sites.ts'
import { ask } from '../support/http.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await createGolfSites()
})
afterAll(() => browser.close())

const SCREENS = ['start', 'edit', 'share', 'play', 'coupon']
const screen = (name: string) => `**/de/~urban-golf-${name}*`
const storedId = () => localStorage.getItem('gameId')

describe('addresses', () => {
  test('[G-010] [G-012] [G-014] the five pages open in German and English, holes at their place in the collection', async () => {
    const status = async (path: string) => (await ask({ port: inject('port'), host: 'rocknhole.localhost', path })).status
    for (const locale of ['de', 'en']) for (const name of SCREENS) expect(await status(`/${locale}/~urban-golf-${name}`), name).toBe(200)
    for (const path of ['/de/trail/loch-1-kiosk', '/en/trail/hole-1-kiosk', '/de/trail/ziel']) expect(await status(path), path).toBe(200)
  })

  test('[G-005] on a locale without game texts the start speaks English', async () => {
    const { page, context } = await openPhone(browser)
    await page.goto(address('golf-italian', '/it/~urban-golf-start'))
    await page.getByRole('button', { name: 'Start game' }).waitFor()
    await context.close()
  })
})

describe('the way into a game, on two phones', () => {
  test('[G-001] [G-002] [G-006] [G-017] [G-019] [G-022] [G-032] [G-044] [G-045] [G-049] [G-107] [G-120] start, players, share and play, and a second phone joins by the link', async () => {
    const one = await openPhone(browser)
    const asked: string[] = []
    one.page.on('request', (request) => ['fetch', 'xhr', 'eventsource'].includes(request.resourceType()) && asked.push(new URL(request.url()).pathname))
    const shownScreen = () => one.page.locator('[data-screen]').getAttribute('data-screen')
    await one.open('/de/~urban-golf-start')
    expect(await shownScreen()).toBe('start')
    expect(await one.page.locator('h1').innerText()).toBe("Rock'n'hole!")
    expect(await one.page.locator('h1 + ul li').allInnerTexts()).toEqual(['Digitale Spielkarte', 'Urban Golf', 'Winterthur'])
    await one.page.getByRole('button', { name: 'Spiel starten' }).click()
    await one.page.waitForURL(screen('edit'))
    const gameId = await one.page.evaluate(storedId)
    expect(gameId).toMatch(/^[0-9a-z]{26}$/)
    expect(await shownScreen()).toBe('addPlayers')
    await one.page.reload()
    expect(await one.page.evaluate(storedId)).toBe(gameId)
    await one.page.getByPlaceholder('Hinzufügen').fill('Anna')
    await one.page.keyboard.press('Enter')
    await one.page.getByRole('button', { name: 'Zum Spiel' }).click()
    await one.page.waitForURL(screen('share'))

    expect(await shownScreen()).toBe('share')
    const link = await one.page.locator('[data-share-link]').innerText()
    expect(link).toBe(address('rocknhole', `/de/game?id=${gameId}`))
    const two = await openPhone(browser)
    await two.page.goto(link)
    await two.page.waitForURL(screen('share'))
    expect(await two.page.evaluate(storedId)).toBe(gameId)
    for (const { page } of [one, two]) {
      await page.getByRole('button', { name: 'Los geht’s' }).click()
      await page.waitForURL(screen('play'))
      await page.getByRole('button', { name: 'Anna: ein Schlag mehr' }).first().waitFor()
    }
    await one.open('/de/~urban-golf-coupon')
    await one.page.getByText('Noch kein Gutschein').waitFor()
    expect(await shownScreen()).toBe('coupon')
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.filter((path) => !path.startsWith('/api/v1/game/'))).toEqual([])
    expect(await one.context.cookies()).toEqual([])
    expect([...one.problems, ...two.problems].filter((problem) => !problem.includes('409'))).toEqual([])
    await Promise.all([one.context.close(), two.context.close()])
  })

  test('[G-018] [G-020] the button is off while loading, and two quick clicks make one game', async () => {
    const { page, context, requests, open } = await openPhone(browser)
    const [script, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/*StartScreen.island-*.js', (route) => script.promise.then(() => route.continue()))
    await page.route('**/game/create', (route) => answer.promise.then(() => route.continue()))
    await open('/de/~urban-golf-start')
    const start = page.locator('main form button')
    expect(await start.isDisabled()).toBe(true)
    script.resolve()
    await expect.poll(() => start.isEnabled()).toBe(true)
    await start.dblclick()
    await expect.poll(() => start.isDisabled()).toBe(true)
    answer.resolve()
    await page.waitForURL(screen('edit'))
    expect(requests.filter((name) => name === 'create')).toHaveLength(1)
    await context.close()
  })

  test('[G-015] [G-016] [G-023] [G-024] the id in the address wins, is kept, and a game that is loaded is not loaded again', async () => {
    const [first, second] = [await newRound(['Anna']), await newRound(['Bea'])]
    const { page, context, requests, open } = await openPhone(browser)
    await open(`/de/~urban-golf-start?id=${first.gameId}`)
    await page.waitForURL(screen('share'))
    await open('/de/~urban-golf-play')
    await page.reload()
    await page.getByRole('button', { name: 'Anna: ein Schlag mehr' }).first().waitFor()
    await open(`/de/~urban-golf-start?id=${second.gameId}`)
    await page.waitForURL(screen('share'))
    expect(await page.evaluate(storedId)).toBe(second.gameId)
    await open('/de')
    requests.length = 0
    await open(`/de/~urban-golf-start?id=${second.gameId}`)
    await page.getByRole('link', { name: 'Weiterspielen' }).waitFor()
    expect([requests, new URL(page.url()).pathname]).toEqual([[], '/de/~urban-golf-start'])
    await context.close()
  })

  test('[G-018] a running game moves nothing on the start page, and without one there is no hole', async () => {
    const round = await newRound(['Anna'])
    const { page, context, open } = await openPhone(browser)
    await open('/de/~urban-golf-start')
    const start = page.getByRole('button', { name: 'Spiel starten' })
    await expect.poll(() => start.isEnabled()).toBe(true)
    const island = page.locator('[data-island*=StartScreen]')
    const height = async (part: typeof island) => (await part.boundingBox())?.height ?? 0
    const room = await height(island)
    expect(room - (await height(start))).toBeLessThan(64)
    await open(`/de/~urban-golf-start?id=${round.gameId}`)
    await page.waitForURL(screen('share'))
    await open('/de/~urban-golf-start')
    await page.getByRole('link', { name: 'Weiterspielen' }).waitFor()
    expect(await height(island)).toBe(room)
    await context.close()
  })

  test('[G-127] a game that does not exist is forgotten, and the player stands at the root', async () => {
    const { page, context, open } = await openPhone(browser)
    for (const path of ['/de/~urban-golf-start', '/de/~urban-golf-play']) {
      await open(`${path}?id=${'0'.repeat(26)}`)
      await page.waitForURL(address('rocknhole', '/de'))
      expect(await page.evaluate(storedId)).toBeNull()
    }
    await context.close()
  })

  test('[G-127] a wrong link says so, leads to the root, and leaves the running game as it is', async () => {
    const round = await newRound(['Anna'])
    const { page, context, open } = await openPhone(browser)
    await open(`/de/~urban-golf-play?id=${round.gameId}`)
    await page.getByRole('button', { name: 'Anna: ein Schlag mehr' }).first().waitFor()
    for (const path of ['/de/~urban-golf-start', '/de/~urban-golf-play']) {
      await open(`${path}?id=${'0'.repeat(26)}`)
      await page.getByText('Dein laufendes Spiel ist noch da.').waitFor()
      await page.waitForURL(address('rocknhole', '/de'))
      expect(await page.evaluate(storedId)).toBe(round.gameId)
    }
    await context.close()
  })

  test('the code scanned in a dead spot goes on joining, offers no other game, and is in as soon as there is a signal', async () => {
    const round = await newRound(['Anna'])
    const { page, context, open } = await openPhone(browser)
    await page.route('**/game/load*', (route) => route.abort())
    await open(`/de/~urban-golf-start?id=${round.gameId}`)
    await page.getByText('Wir versuchen weiter').waitFor()
    expect(await page.getByRole('button', { name: /starten/ }).isDisabled()).toBe(true)
    await page.unroute('**/game/load*')
    await page.waitForURL(screen('share'))
    expect(await page.evaluate(storedId)).toBe(round.gameId)
    await context.close()
  })
})

describe('players', () => {
  test('[G-026] [G-027] [G-028] [G-031] [G-033] [G-041] [G-042] the list keeps the order of joining, takes equal and hostile names as they are, and no empty one', async () => {
    const round = await newRound([])
    const { page, context, requests, problems, open } = await openPhone(browser)
    await open(`/de/~urban-golf-edit?id=${round.gameId}`)
    expect(await page.locator('h1').innerText()).toBe('Spieler:innen')
    const field = page.getByPlaceholder('Hinzufügen')
    await field.waitFor()
    expect(await page.getByRole('button', { name: 'Zum Spiel' }).isDisabled()).toBe(true)
    await field.fill('    ')
    await field.press('Enter')
    expect(requests.filter((name) => name.startsWith('players'))).toEqual([])
    const hostile = '<img src=x onerror=alert(1)>'
    for (const name of ['  Anna  ', 'Bea', 'Anna', hostile]) {
      await field.fill(name)
      await field.press('Enter')
      expect(await field.inputValue()).toBe('')
    }
    await expect.poll(() => names(page)).toEqual(['Anna', 'Bea', 'Anna', hostile])
    await expect.poll(async () => (await round.stored()).players.map(({ playerName }) => playerName)).toEqual(['Anna', 'Bea', 'Anna', hostile])
    for (const path of ['play', 'share']) {
      await open(`/de/~urban-golf-${path}`)
      await page.waitForLoadState('load')
      expect(await page.locator('main img[src="x"]').count()).toBe(0)
    }
    await open('/de/~urban-golf-play')
    await page.getByText(hostile).first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('[G-033] [G-034] [G-035] [G-036] [G-037] [G-038] [G-040] a name is changed by Enter or by leaving the field, kept by Escape, and a player is removed', async () => {
    const round = await newRound(['Anna', 'Bea', 'Cleo'])
    const { page, context, requests, open } = await openPhone(browser)
    await open(`/de/~urban-golf-edit?id=${round.gameId}`)
    const edit = (name: string) => page.getByRole('button', { name: `${name} umbenennen` }).click()
    const field = page.getByLabel(/^Neuer Name für/)
    const renames = () => requests.filter((name) => name === 'players/rename').length

    await edit('Anna')
    expect(await field.inputValue()).toBe('Anna')
    expect(await page.getByRole('button', { name: 'Zum Spiel' }).isDisabled()).toBe(true)
    await field.fill('Annina')
    await field.press('Enter')
    await edit('Bea')
    await field.fill('Beatrix')
    await field.blur()
    await expect.poll(async () => (await round.stored()).players.map(({ playerName }) => playerName)).toEqual(['Annina', 'Beatrix', 'Cleo'])
    expect(renames()).toBe(2)

    await edit('Cleo')
    await field.fill('Anders')
    await field.press('Escape')
    for (const name of ['', '   ', 'Cleo']) {
      await edit('Cleo')
      await field.fill(name)
      await field.press('Enter')
    }
    expect(await names(page)).toEqual(['Annina', 'Beatrix', 'Cleo'])
    expect(renames()).toBe(2)

    await page.getByPlaceholder('Hinzufügen').fill('Dora')
    await edit('Cleo')
    expect(await field.inputValue()).toBe('Cleo')
    await field.press('Escape')
    await expect.poll(() => names(page)).toEqual(['Annina', 'Beatrix', 'Cleo', 'Dora'])
    await page.getByRole('button', { name: 'Annina entfernen' }).click()
    await expect.poll(() => names(page)).toEqual(['Beatrix', 'Cleo', 'Dora'])
    await page.getByRole('button', { name: 'Annina wieder aufnehmen' }).click()
    await expect.poll(() => names(page)).toEqual(['Annina', 'Beatrix', 'Cleo', 'Dora'])
    await page.getByRole('button', { name: 'Annina entfernen' }).click()
    await expect.poll(async () => (await round.stored()).players.map(({ playerName }) => playerName)).toEqual(['Beatrix', 'Cleo', 'Dora'])
    await context.close()
  })
})

describe('sharing', () => {
  test('[G-043] [G-044] [G-047] [G-049] [G-050] the code is 180 px and holds the link; without a share sheet the link is copied and the button says so for two seconds', async () => {
    const round = await newRound([])
    const { page, context, open } = await openPhone(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.clock.install()
    await open(`/de/~urban-golf-share?id=${round.gameId}`)
    const code = page.getByRole('img', { name: 'QR-Code mit dem Link zum Spiel' })
    await code.locator('path').waitFor({ state: 'attached' })
    expect(await code.evaluate((svg) => [svg.clientWidth, svg.clientHeight])).toEqual([180, 180])
    const link = address('rocknhole', `/de/game?id=${round.gameId}`)
    const { data } = encode(link, { ecc: 'M', border: 2 })
    const drawn = [...((await code.locator('path').getAttribute('d')) ?? '').matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`)
    expect(drawn).toEqual(data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : []))))

    const share = page.locator('main form button').first()
    await page.clock.pauseAt(Date.now() + 60_000)
    await share.click()
    await expect.poll(() => share.innerText()).toBe('Kopiert!')
    await page.clock.runFor(1999)
    expect(await share.innerText()).toBe('Kopiert!')
    await page.clock.runFor(1)
    await expect.poll(() => share.innerText()).toBe('Teilen')
    await page.clock.resume()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    const go = page.locator('main form button').last()
    expect([await go.innerText(), await go.isDisabled()]).toEqual(['Warten auf Spieler:innen', true])
    await round.addPlayer('Anna')
    await expect.poll(() => go.isEnabled()).toBe(true)
    await go.click()
    await page.waitForURL(screen('play'))
    await context.close()
  })

  test('[G-046] [G-048] a share sheet gets title, text and link, and whoever closes it is told nothing', async () => {
    const round = await newRound(['Anna'])
    const { page, context, problems, open } = await openPhone(browser)
    await page.addInitScript(() => {
      const share = (data: ShareData) => {
        sessionStorage.setItem('shared', JSON.stringify(data))
        return Promise.reject(new DOMException('closed', 'AbortError'))
      }
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await open(`/de/~urban-golf-share?id=${round.gameId}`)
    await page.locator('[data-share-link]').waitFor()
    await page.getByRole('button', { name: 'Teilen' }).click()
    await page.waitForFunction(() => sessionStorage.getItem('shared'))
    expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('shared'))) ?? '')).toEqual({
      title: 'Urban Golf Game',
      text: 'Join my Urban Golf game!',
      url: address('rocknhole', `/de/game?id=${round.gameId}`),
    })
    expect(await page.locator('main form button').first().innerText()).toBe('Teilen')
    expect(problems).toEqual([])
    await context.close()
  })
})

/** Dots and arrows stick to the lower edge of the window, where the editor's bar is too. */
async function expectAboveTheBar(page: Page): Promise<void> {
  const arrow = await page.getByRole('button', { name: 'Nächstes Loch' }).boundingBox()
  const bar = await page.getByRole('region', { name: 'Bearbeitungsleiste' }).boundingBox()
  expect((arrow?.y ?? 999) + (arrow?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
}

describe('edit mode', () => {
  test('[G-025] [G-051] with the toolbar the screens are to be looked at: no game is made, no code is drawn, nothing is asked', async () => {
    const { page, context, requests } = await openPhone(browser)
    await openAsEditor(page, 'rocknhole', '/de/edit/~urban-golf-start?toolbar=1')
    await page.locator('[data-editable]').first().waitFor()
    await page.locator('main form button').click()
    await openAsEditor(page, 'rocknhole', '/de/edit/~urban-golf-share?toolbar=1')
    await page.getByText('Hier steht im Spiel der QR-Code.').waitFor()
    await openAsEditor(page, 'rocknhole', '/de/edit/~urban-golf-coupon?toolbar=1')
    await page.locator('article').getByText('Mia').waitFor()
    await openAsEditor(page, 'rocknhole', '/de/edit/~urban-golf-play?toolbar=1')
    await page.getByText('Jonas').first().waitFor()
    await page.getByRole('button', { name: 'Mia: ein Schlag mehr' }).first().click()
    expect(requests).toEqual([])
    await expectAboveTheBar(page)
    await context.close()
  })

  test('[G-011] [G-013] without the toolbar the game is played on edit pages, and its ways keep the edit segment', async () => {
    const { page, context } = await openPhone(browser)
    await openAsEditor(page, 'rocknhole', '/de/edit/~urban-golf-start')
    await page.getByRole('button', { name: 'Spiel starten' }).click()
    await page.waitForURL('**/de/edit/~urban-golf-edit*')
    await page.getByPlaceholder('Hinzufügen').fill('Anna')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Zum Spiel' }).click()
    await page.waitForURL('**/de/edit/~urban-golf-share*')
    await page.getByRole('button', { name: 'Los geht’s' }).click()
    await page.waitForURL('**/de/edit/~urban-golf-play*')
    await page.getByRole('button', { name: 'Anna: ein Schlag mehr' }).first().waitFor()
    await context.close()
  })
})

test('[G-009] [G-067] where the game is off the dots are plain and nothing is asked', async () => {
  const { page, context, requests, problems } = await openPhone(browser)
  await page.goto(address('golf-off', '/de/trail/zwei'), { waitUntil: 'networkidle' })
  expect(await page.locator('[data-dot]').evaluateAll((all) => all.map((dot) => dot.getAttribute('data-dot')))).toEqual(['plain', 'plain', 'plain'])
  await page.locator('[data-dot]').last().click()
  await page.waitForURL('**/de/trail/drei')
  expect([requests, problems]).toEqual([[], []])
  await context.close()
})
