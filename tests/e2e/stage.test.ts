import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, openBrowser, resize, shareVisits, untilScrolled, WIDTHS, type Visit } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const visitAgain = shareVisits()

/** The sample of a type in the catalogue: the section as visitors get it, with its behaviours. */
async function openSample(type: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visitor = await visitAgain(browser, options)
  await visitor.page.goto(address('console', `/catalogue/${type}`))
  return visitor
}

const sample = (page: Page, type: string) => page.locator(`#s-${type}-live`)

/** As quick as a thumb: a swipe in no time at all is a fling over several pages. */
async function swipe(client: CDPSession, from: { x: number; y: number }, by: { x?: number; y?: number }) {
  const begin = Date.now() / 1000 - 0.2
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part }],
      timestamp: begin + part * 0.2,
    })
  await touch('touchStart', 0)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A second of a moving square as HLS: the browser itself is the encoder, so that nothing has to be installed. */
async function recordStream(page: Page): Promise<{ list: string; head: Buffer; body: Buffer }> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const paint = canvas.getContext('2d')
    let x = 0
    const timer = setInterval(() => {
      if (paint) paint.fillStyle = `hsl(${x} 80% 50%)`
      paint?.fillRect((x += 5) % 300, 20, 60, 60)
    }, 30)
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/mp4;codecs=avc1.42E01E' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    recorder.stop()
    await ended
    clearInterval(timer)
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  const file = Buffer.from(bytes)
  const split = file.indexOf('moof') - 4
  const list = '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-MAP:URI="head.mp4"\n#EXTINF:1.4,\nbody.m4s\n#EXT-X-ENDLIST\n'
  return { list, head: file.subarray(0, split), body: file.subarray(split) }
}

const PHONE = { viewport: WIDTHS.phone, hasTouch: true, isMobile: true }

describe('video', () => {
  let stream: ReturnType<typeof recordStream> | undefined
  test('[V-222] YouTube: a picture of this site first, the privacy host on click, www.youtube.com never', async () => {
    const { page, problems } = await openSample('videoPlayer')
    const frames: string[] = []
    page.on('request', (request) => request.url().startsWith('https:') && frames.push(request.url()))
    const player = sample(page, 'videoPlayer').locator('[data-source="youtube"]')
    await player.scrollIntoViewIfNeeded()
    const button = player.getByRole('button')
    await button.waitFor()
    expect(await player.locator('img').evaluate((image: HTMLImageElement) => new URL(image.src).host === location.host && image.naturalWidth > 0)).toBe(true)
    expect(await player.locator('iframe').count()).toBe(0)
    expect(frames).toEqual([])
    expect(problems).toEqual([])
    await button.click()
    await player.locator('iframe').waitFor()
    await expect.poll(() => frames.length).toBe(1)
    expect(new URL(frames[0] ?? '').host).toBe('www.youtube-nocookie.com')
    expect(await player.locator('iframe').getAttribute('title')).not.toBe('')
  })

  test.each(['native first', 'script only'])('[V-221] a stream plays from its m3u8 source, %s', async (way) => {
    const { page, problems } = await openSample('videoPlayer')
    const recorded = await (stream ??= recordStream(page))
    const asked: string[] = []
    await page.route('**/video/sample/*', (route) => {
      const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
      asked.push(file)
      return route.fulfill(
        file === 'index.m3u8'
          ? { contentType: 'application/vnd.apple.mpegurl', body: recorded.list }
          : { contentType: 'video/mp4', body: file === 'head.mp4' ? recorded.head : recorded.body },
      )
    })
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.evaluate((isScripted) => {
      const player = document.createElement('div')
      player.id = 'stream'
      player.innerHTML =
        '<video muted controls preload="none"><source src="/video/sample/index.m3u8" type="application/vnd.apple.mpegurl"></video><button data-play hidden>Start</button>'
      document.querySelector('main')?.prepend(player)
      const video = player.querySelector('video')
      if (video) video.muted = true
      if (video && isScripted) video.canPlayType = () => ''
    }, way === 'script only')
    // As a text, because the test runner would rewrite an import in a function.
    await page.evaluate(
      `import(document.querySelector('[data-source="youtube"][data-behaviour]').dataset.behaviour).then(({ attach }) => void attach(document.querySelector('#stream')))`,
    )
    expect(asked).toEqual([])
    expect(scripts.filter((url) => /hls/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Start' }).click()
    await expect.poll(() => page.locator('#stream video').evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 15_000 }).toBeGreaterThan(0)
    expect(asked).toContain('index.m3u8')
    if (way === 'script only') expect(scripts.filter((url) => /hls/.test(url))).toHaveLength(1)
    expect(problems.filter((problem) => /Content Security|foreign/.test(problem))).toEqual([])
  })

  test('[V-222] without script there is a plain link to the video', async () => {
    const { page } = await openSample('videoPlayer', { javaScriptEnabled: false })
    expect(await sample(page, 'videoPlayer').locator('[data-source="youtube"] a').getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/)
  })
})

describe('content slider', () => {
  const TYPE = 'contentSliderBoard'
  const indexOf = (page: Page) =>
    sample(page, TYPE)
      .locator('[data-slider-id]')
      .evaluate((slider) => Number(getComputedStyle(slider).getPropertyValue('--index')))
  const isLocked = (page: Page) =>
    sample(page, TYPE)
      .locator('[data-slider-id]')
      .evaluate((slider) => slider.hasAttribute('data-locked'))

  /** The catalogue shows samples smaller than they are on wide screens, so that only a phone's screen is filled by one. */
  async function openSlider(options: BrowserContextOptions = {}) {
    const visitor = await openSample(TYPE, { viewport: WIDTHS.phone, ...options })
    const { page } = visitor
    await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = 'auto'
    })
    await toTop(page)
    // Set by its script, which also decides then whether it drives the slides.
    await page.waitForFunction((id) => document.querySelector<HTMLElement>(`#${id} [data-slider-id]`)?.style.getPropertyValue('--index'), `s-${TYPE}-live`)
    return visitor
  }

  /** Puts the slider's upper edge so many pixels below the upper edge of the screen. */
  const toTop = (page: Page, offset = 0) =>
    page.evaluate(({ id, by }) => window.scrollBy(0, (document.querySelector(`#${id} [data-slider-id]`)?.getBoundingClientRect().top ?? 0) - by), {
      id: `s-${TYPE}-live`,
      by: offset,
    })

  test('[V-213] a drag of 20 px stays, of more moves one slide, in half a second', async () => {
    const { page } = await openSlider(PHONE)
    const client = await page.context().newCDPSession(page)
    const middle = { x: 180, y: 400 }
    expect(await indexOf(page)).toBe(0)
    await swipe(client, middle, { y: -20 })
    expect(await indexOf(page)).toBe(0)
    await swipe(client, middle, { y: -24 })
    await expect.poll(() => indexOf(page)).toBe(1)
    await swipe(client, middle, { y: 24 })
    await expect.poll(() => indexOf(page)).toBe(0)
    expect(
      await sample(page, TYPE)
        .locator('ol')
        .evaluate((list) => getComputedStyle(list).transitionDuration),
    ).toBe('0.5s')
  })

  test('[V-214] a drag past the first or the last slide lets the page go on', async () => {
    const { page } = await openSlider(PHONE)
    const client = await page.context().newCDPSession(page)
    const middle = { x: 180, y: 400 }
    expect(await isLocked(page)).toBe(true)
    await untilScrolled(page, () => swipe(client, middle, { y: 60 }))
    expect(await isLocked(page)).toBe(false)
    await toTop(page)
    await expect.poll(() => isLocked(page)).toBe(true)
    const count = await sample(page, TYPE).locator('li').count()
    for (let at = 1; at < count; at += 1) {
      await swipe(client, middle, { y: -60 })
      await expect.poll(() => indexOf(page)).toBe(at)
    }
    expect(await isLocked(page)).toBe(true)
    const before = await page.evaluate(() => scrollY)
    await swipe(client, middle, { y: -200 })
    await expect.poll(() => isLocked(page)).toBe(false)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  })

  test('[V-215] the lock engages at 95 % in view and not at 94 %', async () => {
    const { page } = await openSlider()
    const height = WIDTHS.phone.height
    await toTop(page, Math.floor(height * 0.06) + 1)
    await expect.poll(() => isLocked(page)).toBe(false)
    await toTop(page, Math.floor(height * 0.04))
    await expect.poll(() => isLocked(page)).toBe(true)
  })

  test('[V-215] with reduced motion or without script the wheel moves the page, past one slide after the other', async () => {
    for (const wish of [{ reducedMotion: 'reduce' as const }, { javaScriptEnabled: false }]) {
      const { page } = await openSample(TYPE, { viewport: WIDTHS.phone, ...wish })
      await toTop(page)
      const second = sample(page, TYPE).locator('ol > li').nth(1)
      await page.mouse.move(180, 400)
      const before = await page.evaluate(() => scrollY)
      const place = (await second.boundingBox())?.y ?? 0
      await page.mouse.wheel(0, 200)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
      await expect.poll(async () => Math.round(place - ((await second.boundingBox())?.y ?? 0))).toBe(await page.evaluate((from) => Math.round(scrollY - from), before))
    }
  })

  test('[V-215] neither reduced motion nor the keyboard is locked in', async () => {
    const calm = await openSlider({ reducedMotion: 'reduce' })
    expect(await isLocked(calm.page)).toBe(false)
    const { page } = await openSlider()
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('PageDown')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  })

  test('one turn of the wheel is one slide, and the last lets the page scroll', async () => {
    const { page } = await openSlider()
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => indexOf(page)).toBe(1)
    const count = await sample(page, TYPE).locator('li').count()
    for (let at = 2; at < count; at += 1) {
      await page.waitForTimeout(200)
      await page.mouse.wheel(0, 120)
      await expect.poll(() => indexOf(page)).toBe(at)
    }
    const before = await page.evaluate(() => scrollY)
    await page.waitForTimeout(200)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  })

  test('[V-217] each change of slide is told, with its progress; keys and focus move too', async () => {
    const { page, problems } = await openSlider()
    await page.evaluate(() => {
      const told: unknown[] = []
      Object.assign(window, { told })
      addEventListener('slider_progress_update', (event) => told.push((event as CustomEvent).detail))
    })
    await sample(page, TYPE).locator('ol').focus()
    await page.keyboard.press('ArrowDown')
    await sample(page, TYPE).locator('li').nth(2).getByRole('link').focus()
    expect(await indexOf(page)).toBe(2)
    const told = await page.evaluate(() => Reflect.get(window, 'told') as { currentIndex: number; totalProgress: number }[])
    const count = await sample(page, TYPE).locator('li').count()
    expect(told).toEqual(
      [1, 2].map((currentIndex) => ({
        sliderId: `${TYPE}-live`,
        pageId: expect.stringMatching(/./),
        totalProgress: (currentIndex + 0.8) / (count - 1 + 0.8),
        totalSlideCount: count,
        currentIndex,
      })),
    )
    expect(problems).toEqual([])
  })
})

describe('map with its drawer', () => {
  const TYPE = 'mapContainer'
  const LIST = `#s-${TYPE}-live [data-drawer] ol`
  const pages = (page: Page) => page.locator(LIST)
  const active = (page: Page) => pages(page).evaluate((list) => Math.round(list.scrollLeft / (list.children[0] as HTMLElement).offsetWidth))

  async function openMap(options: BrowserContextOptions = {}) {
    const visitor = await openSample(TYPE, options)
    await sample(visitor.page, TYPE)
      .locator('[data-drawer]')
      .evaluate((drawer) => drawer.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await visitor.page.waitForSelector(`#s-${TYPE}-live [data-drawer][data-ready]`)
    return visitor
  }

  test('[V-218] a swipe to the left turns the page, one to the right turns back, and the first page stays', async () => {
    const { page } = await openMap(PHONE)
    const client = await page.context().newCDPSession(page)
    const box = await pages(page).boundingBox()
    const at = { x: 180, y: (box?.y ?? 0) + 20 }
    await swipe(client, at, { x: 150 })
    await page.waitForTimeout(600)
    expect(await active(page)).toBe(0)
    await untilScrolled(page, () => swipe(client, at, { x: -150 }), LIST)
    expect(await active(page)).toBe(1)
    await untilScrolled(page, () => swipe(client, at, { x: 150 }), LIST)
    expect(await active(page)).toBe(0)
  })

  test('[V-218] the arrows turn the page too and end at the first and the last', async () => {
    const { page } = await openMap(PHONE)
    const next = sample(page, TYPE).locator('[data-step="1"]')
    const previous = sample(page, TYPE).locator('[data-step="-1"]')
    expect(await previous.isDisabled()).toBe(true)
    const count = await pages(page).locator('> li').count()
    for (let at = 1; at < count; at += 1) {
      await untilScrolled(page, () => next.click(), LIST)
      expect(await active(page)).toBe(at)
    }
    await expect.poll(() => next.isDisabled()).toBe(true)
    await pages(page).evaluate((list) => list.scrollTo({ left: 1e6, behavior: 'instant' }))
    expect(await active(page)).toBe(count - 1)
    await pages(page).evaluate((list) => list.scrollTo({ left: -1e6, behavior: 'instant' }))
    await expect.poll(() => active(page)).toBe(0)
  })

  test('[V-219] the drawer rests at a fifth and at full height; 90 % or 80 % wide, pages 95 % apart', async () => {
    for (const [options, share] of [
      [PHONE, 0.9],
      [{}, 0.8],
    ] as const) {
      const { page } = await openMap(options)
      const drawer = sample(page, TYPE).locator('[data-drawer]')
      const shares = () =>
        drawer.evaluate((element) => {
          const [outer, sheet] = [element.getBoundingClientRect(), (element.querySelector('[data-sheet]') as HTMLElement).getBoundingClientRect()]
          const [first, second] = [...element.querySelectorAll<HTMLElement>('ol > li')]
          return {
            shown: (outer.bottom - sheet.top) / outer.height,
            width: sheet.width / outer.width,
            step: ((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)) / (element.querySelector('ol')?.clientWidth ?? 1),
          }
        })
      const rest = await shares()
      expect(rest.shown).toBeCloseTo(0.2, 1)
      expect(rest.width).toBeCloseTo(share, 1)
      expect(rest.step).toBeCloseTo(0.95, 1)
      await drawer.locator('[data-handle]').click()
      await expect.poll(async () => Math.round((await shares()).shown * 100)).toBe(100)
      await expect.poll(async () => Math.round((await shares()).width * 100)).toBe(100)
    }
  })

  test('[V-071] a marker turns to its place and stands out', async () => {
    const { page, problems } = await openMap()
    const marker = sample(page, TYPE).locator('a[data-icon="start"]').nth(2)
    await marker.click()
    await expect.poll(() => active(page)).toBe(2)
    await expect.poll(() => marker.getAttribute('aria-current')).toBe('location')
    expect(problems).toEqual([])
  })

  test('[V-220] the height follows the window, 100 ms after it came to rest: three quarters of what the header leaves, four fifths under 768 px, never below 200 px', async () => {
    const { page } = await openMap()
    await page.waitForFunction((id) => document.querySelector(`#${id} [style*="--window-height"]`), `s-${TYPE}-live`)
    const heights = (share: number) =>
      page.evaluate(
        ([id, part]) => {
          const probe = document.body.appendChild(document.createElement('div'))
          probe.style.height = 'var(--header-height)'
          const room = innerHeight - probe.offsetHeight
          probe.remove()
          const box = document.querySelector<HTMLElement>(`#${id} [style*="--window-height"]`)
          if (box) box.style.minHeight = '0'
          return Math.abs((box?.offsetHeight ?? 0) - Math.max(200, room * part))
        },
        [`s-${TYPE}-live`, share] as const,
      )
    for (const [width, share] of [
      [1440, 0.75],
      [768, 0.75],
      [767, 0.8],
    ] as const) {
      await resize(page, { width, height: 640 })
      await expect.poll(() => heights(share), { message: `${width}` }).toBeLessThan(2)
    }
    const seen = await page.evaluate(async (id) => {
      const box = document.querySelector<HTMLElement>(`#${id} [style*="--window-height"]`)
      const after = (ms: number) => new Promise<string | undefined>((resolve) => setTimeout(() => resolve(box?.style.getPropertyValue('--window-height')), ms))
      box?.style.setProperty('--window-height', '1px')
      dispatchEvent(new Event('resize'))
      const early = after(60)
      const late = after(160)
      return [await early, await late]
    }, `s-${TYPE}-live`)
    expect(seen).toEqual(['1px', '640px'])
    await resize(page, { width: 1440, height: 120 })
    await expect.poll(() => heights(0.75)).toBeLessThan(2)
  })
})
