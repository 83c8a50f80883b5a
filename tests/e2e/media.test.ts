import type { Browser, Locator, Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSites } from '../../demo/sites.ts'
import { address, openBrowser, openAsEditor, visit, WIDTHS, type DemoSite } from '../support/browser.ts'

const OWN_VIDEO = '/de/ueber-uns'
const YOUTUBE = '/de/bar'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Raster = { width: number; height: number; pixels: Buffer }

const raster = async (image: Sharp): Promise<Raster> => {
  const { data, info } = await image.removeAlpha().resize(24, 24, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Mean difference of two pictures per channel, 0 to 255. */
const distance = (one: Raster, other: Raster): number => one.pixels.reduce((sum, value, at) => sum + Math.abs(value - (other.pixels[at] ?? 0)), 0) / one.pixels.length

const spread = ({ pixels }: Raster): number =>
  Math.max(
    ...[0, 1, 2].map((channel) => {
      const values = pixels.filter((_, at) => at % 3 === channel)
      return Math.max(...values) - Math.min(...values)
    }),
  )

async function seen(page: Page, element: Locator): Promise<Raster> {
  const box = await element.boundingBox()
  const view = page.viewportSize()
  if (!box || !view) throw new Error('not in view')
  const clip = { x: Math.max(0, box.x), y: Math.max(0, box.y), width: Math.min(box.width, view.width - box.x), height: Math.min(box.height, view.height - box.y) }
  return raster(sharp(await page.screenshot({ clip })))
}

/** The picture as the browser should show it: covering its box around the given point, and only what is in view of it. */
async function cropped(bytes: Buffer, box: { width: number; height: number }, shown: { width: number; height: number }, point: { x: number; y: number }): Promise<Raster> {
  const { width, height } = await sharp(bytes).metadata()
  const scale = Math.max(box.width / width, box.height / height)
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  const area = { left: Math.round((wide - box.width) * point.x), top: Math.round((high - box.height) * point.y), width: Math.floor(shown.width), height: Math.floor(shown.height) }
  return raster(sharp(await sharp(bytes).resize(wide, high, { fit: 'fill' }).extract(area).png().toBuffer()))
}

describe('pictures', () => {
  test('[V-245] until it is there its blurHash stands in its place, and then it is placed by its focal point', async () => {
    const { page, context, problems } = await visit(browser)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/media/**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(address('backstube', '/de'), { waitUntil: 'domcontentloaded' })
    const picture = page.locator('main img[fetchpriority=high]')
    await picture.waitFor()
    const before = await seen(page, picture)
    const placeOf = () => picture.boundingBox()
    const placeBefore = await placeOf()
    expect(await picture.evaluate((element) => element instanceof HTMLImageElement && element.complete)).toBe(false)

    release()
    await page.waitForLoadState('networkidle')
    await picture.evaluate((element) => (element instanceof HTMLImageElement ? element.decode() : undefined))
    const after = await seen(page, picture)
    const box = await placeOf()
    expect(box).toEqual(placeBefore)
    expect(spread(before)).toBeGreaterThan(40)
    expect(distance(before, after)).toBeLessThan(35)

    const source = await picture.evaluate((element) => (element instanceof HTMLImageElement ? element.currentSrc : ''))
    const bytes = Buffer.from(
      await page.evaluate(async (url) => [...new Uint8Array(await (await fetch(url, { headers: { accept: 'image/webp' }, cache: 'reload' })).arrayBuffer())], source),
    )
    if (!box) throw new Error('no picture')
    const shown = { width: Math.min(box.width, WIDTHS.desktop.width - box.x), height: Math.min(box.height, WIDTHS.desktop.height - box.y) }
    const focal = demoSites
      .flatMap(({ pages }) => pages.flatMap(({ sections }) => sections))
      .flatMap(({ slots }) => Object.values(slots ?? {}))
      .find((slot) => 'picture' in slot && slot.picture === 'hero-morning' && slot.focalPoint)
    if (!focal || !('focalPoint' in focal) || !focal.focalPoint) throw new Error('the demo has no focal point')
    const right = distance(after, await cropped(bytes, box, shown, focal.focalPoint))
    expect(right).toBeLessThan(6)
    expect(distance(after, await cropped(bytes, box, shown, { x: 0.5, y: 0.5 }))).toBeGreaterThan(right * 2)
    expect(problems).toEqual([])
    await context.close()
  })

  test.each(demoSites.map(({ label }) => label as DemoSite))('%s: the first picture of the home page comes first, all others when they come near', async (site) => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false })
    await page.goto(address(site, '/de'), { waitUntil: 'domcontentloaded' })
    const pictures = await page.locator('main img[srcset]').evaluateAll((all) => all.map((one) => [one.getAttribute('fetchpriority'), one.getAttribute('loading')]))
    const [first, ...others] = pictures
    expect(first).toEqual(['high', null])
    expect(others.filter(([priority, loading]) => priority !== null || loading !== 'lazy')).toEqual([])
    const logos = await page.locator('header img[srcset], header img[src]').evaluateAll((all) => all.filter((one) => one.getAttribute('fetchpriority') === null).length)
    const ahead = await page.locator('head > link[rel=preload][as=image]').evaluateAll((all) => all.map((one) => one.getAttribute('fetchpriority')))
    expect([ahead.length, ahead.filter((priority) => priority === 'high').length]).toEqual([1 + logos, 1])
    expect(await page.locator('body link[rel=preload]').count()).toBe(0)
    await context.close()
  })
})

describe('a YouTube video', () => {
  test('[V-222] [V-223] [V-224] [O-12] shows a picture of this site, contacts nobody before the click, and then only the privacy host', async () => {
    const { page, context, problems } = await visit(browser)
    await context.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }))
    await page.goto(address('rocknhole', YOUTUBE), { waitUntil: 'networkidle' })
    const player = page.locator('[data-source=youtube]')
    await player.scrollIntoViewIfNeeded()
    const poster = player.locator('img')
    await expect.poll(() => poster.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0), { timeout: 15_000 }).toBe(true)
    expect(new URL(await poster.evaluate((one) => (one instanceof HTMLImageElement ? one.currentSrc : ''))).host).toBe(new URL(page.url()).host)
    const box = await player.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    expect(await page.locator('iframe').count()).toBe(0)
    expect(problems).toEqual([])

    await player.getByRole('button', { name: 'Big Buck Bunny' }).click()
    await player.locator('iframe').waitFor()
    expect(await player.locator('iframe').getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/)
    await expect.poll(() => problems).toEqual(['foreign request to www.youtube-nocookie.com'])
    await context.close()
  })
})

describe('an own video', () => {
  const isPlaying = (page: Page) =>
    page.waitForFunction(() => [...document.querySelectorAll('video')].some((video) => video.currentTime > 0.2 && video.videoWidth === 864), null, { timeout: 15_000 })

  const watch = (page: Page) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    return { streamed: () => asked.filter((path) => path.startsWith('/video/')).map((path) => path.split('/').at(-1)), scripts: () => asked.filter((path) => /hls/i.test(path)) }
  }

  test('[V-221] [V-224] [O-12] plays its own stream natively, in the ratio it was given, and nothing of it loads before the click', async () => {
    const { page, context, problems } = await visit(browser)
    const { streamed, scripts } = watch(page)
    await page.goto(address('backstube', OWN_VIDEO), { waitUntil: 'networkidle' })
    const player = page.locator('[data-source=mux]')
    await player.scrollIntoViewIfNeeded()
    const button = player.getByRole('button', { name: 'Video abspielen' })
    await button.waitFor()
    const box = await player.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 10, 1)
    expect([streamed(), scripts()]).toEqual([[], []])
    await button.click()
    await isPlaying(page)
    expect(streamed()).toEqual(expect.arrayContaining(['index.m3u8', 'start.mp4', 'part0.m4s']))
    expect(scripts()).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test('[V-221] plays by script where the browser knows no HLS; the script comes with the click', async () => {
    const { page, context, problems } = await visit(browser)
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => ''
    })
    const { streamed, scripts } = watch(page)
    await page.goto(address('backstube', OWN_VIDEO), { waitUntil: 'networkidle' })
    const player = page.locator('[data-source=mux]')
    await player.scrollIntoViewIfNeeded()
    const button = player.getByRole('button', { name: 'Video abspielen' })
    await button.waitFor()
    expect(scripts()).toEqual([])
    await button.click()
    await isPlaying(page)
    expect(await page.locator('video').evaluate((video) => (video instanceof HTMLVideoElement ? video.currentSrc : ''))).toMatch(/^blob:/)
    expect(scripts()).toHaveLength(1)
    expect(streamed()).toEqual(expect.arrayContaining(['index.m3u8', 'start.mp4', 'part0.m4s']))
    expect(problems).toEqual([])
    await context.close()
  })

  test('[V-225] one that cannot be played says so to its editor before anybody presses play, and to nobody else', async () => {
    const { page, context } = await visit(browser)
    await page.route('**/video/**', (route) => route.fulfill({ status: 404 }))
    const words = page.getByText('Video nicht verfügbar')
    const play = page.locator('[data-source=mux]').getByRole('button', { name: 'Video abspielen' })
    await openAsEditor(page, 'backstube', '/de/edit/ueber-uns?toolbar=1')
    await words.waitFor()
    expect(await play.count()).toBe(0)
    await page.goto(address('backstube', OWN_VIDEO))
    await page.locator('[data-source=mux]').scrollIntoViewIfNeeded()
    await play.click()
    await page.locator('[data-source=mux][data-failed]').waitFor()
    expect(await words.count()).toBe(0)
    await context.close()
  })
})
