import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { violationsOn } from '../support/axe.ts'
import { address, openAsEditor, openBrowser, visit, type Visit } from '../support/browser.ts'
import { hasFfmpeg, makeClip } from '../support/clips.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'video-probe'
const EDIT = `/de/edit/${SLUG}?toolbar=1`
const title: Group['fields'][string] = { content: { type: 'localizedSingleValue', data: { de: 'Rundgang' } }, options: {}, visible: true }
const groups: Group[] = [{ id: '', type: 'videoPlayer', version: 1, status: 'published', disallowedLanguages: [], options: {}, fields: { title }, children: [] }]

let browser: Browser
let desk: Visit
let film: Uint8Array
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-film-'))
  browser = await openBrowser()
  desk = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  // Random colours pack badly: it is larger than one piece of an upload.
  if (hasFfmpeg) film = await makeClip({ seconds: 4, size: '640x360', more: ['-vf', 'noise=alls=100:allf=t', '-crf', '4', '-preset', 'ultrafast'] })
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
  await removePages('seeblick', [SLUG])
})
beforeEach(async () => {
  desk.problems.length = 0
  await removePages('seeblick', [SLUG])
  await writePage({ site: 'seeblick', slug: SLUG, closed: ['fr', 'it', 'en'], groups })
  await openAsEditor(desk.page, 'seeblick', EDIT)
  await desk.page.locator('main [data-editable]').first().waitFor()
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Video', exact: true })
const door = (page: Page) => dialog(page).getByRole('region', { name: 'Video hinzufügen' })

async function openDoor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Video hinzufügen' }).focus()
  await page.keyboard.press('Enter')
  await door(page).waitFor()
}

/** From a disk, so that a file that is chosen again has its name, size and time: what tells a browser that it is the same. */
async function fileNamed(name: string): Promise<string> {
  const path = join(folder, name)
  if (!existsSync(path)) await writeFile(path, film)
  return path
}
const choose = async (page: Page, name = 'Rundgang.mp4') =>
  door(page)
    .locator('input[type=file]')
    .setInputFiles(await fileNamed(name))
const player = (page: Page) => page.locator('main [data-source]')

async function publish(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { page: shown } = JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }
    return (await fetch('/api/v1/page/publish', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: shown.id }) })).status
  })
  expect(status).toBe(200)
}

describe.skipIf(!hasFfmpeg)('a video of one’s own', () => {
  test('[E-141] [E-142] [V-221] is uploaded, asked for until it is ready, chosen, and plays for visitors as HLS', async () => {
    const { page } = desk
    const asked: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('/api/v1/media/') && asked.push(`${request.method()} ${new URL(request.url()).pathname.replace(/uploads\/.*/, 'uploads')}`),
    )
    await openDoor(page)
    expect(await violationsOn(page, '[role="dialog"]')).toEqual([])
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/v1/commands') && response.ok(), { timeout: 60_000 })
    await choose(page)
    await player(page).waitFor({ timeout: 60_000 })
    await expect.poll(() => door(page).getByText('Das Video ist bereit.').count()).toBe(1)
    await door(page).getByText('Das Video ist bereit.').waitFor({ state: 'detached' })
    expect(asked.filter((each) => !each.startsWith('HEAD'))).toEqual(
      expect.arrayContaining(['POST /api/v1/media/directUpload', 'POST /api/v1/media/createEntry', 'PATCH /api/v1/media/uploads', 'GET /api/v1/media/entry']),
    )
    await saved
    await page.getByRole('button', { name: 'Fertig' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await publish(page)

    const guest = await visit(browser)
    await guest.page.goto(address('seeblick', `/de/${SLUG}`), { waitUntil: 'networkidle' })
    const button = player(guest.page).getByRole('button', { name: /Video abspielen/ })
    await button.scrollIntoViewIfNeeded()
    const poster = await guest.page.locator('main video').getAttribute('poster')
    expect(poster).toMatch(/^\/media\/\w{26}\/640\.webp$/)
    await button.click()
    await guest.page.waitForFunction(() => [...document.querySelectorAll('video')].some((video) => video.currentTime > 0.2 && video.videoWidth === 640), null, { timeout: 20_000 })
    expect([guest.problems, desk.problems]).toEqual([[], []])
    await guest.context.close()
  })

  test('[E-141] goes on after a reload, from where it was', async () => {
    const { page } = desk
    await openDoor(page)
    let sent = 0
    await page.route('**/api/v1/media/uploads/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      sent += 1
      return sent === 1 ? route.continue() : route.abort()
    })
    await choose(page, 'Unterbrochen.mp4')
    await expect.poll(() => sent).toBeGreaterThan(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await page.locator('main [data-editable]').first().waitFor()
    await openDoor(page)
    const waiting = door(page).getByText(/«Unterbrochen.mp4» ist erst zu \d+ % hochgeladen/)
    await waiting.waitFor()
    expect(Number(/zu (\d+) %/.exec((await waiting.textContent()) ?? '')?.[1])).toBeGreaterThan(0)
    const offsets: number[] = []
    page.on('request', (request) => request.method() === 'PATCH' && offsets.push(Number(request.headers()['upload-offset'])))
    const chooser = page.waitForEvent('filechooser')
    await door(page).getByRole('button', { name: 'Hochladen fortsetzen' }).click()
    await (await chooser).setFiles(await fileNamed('Unterbrochen.mp4'))
    await player(page).waitFor({ timeout: 60_000 })
    expect(offsets[0]).toBeGreaterThan(0)
  })

  test('[E-144] what is no video says so, in words, and the door stays open', async () => {
    const { page } = desk
    await openDoor(page)
    await door(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'falsch.mp4', mimeType: 'video/mp4', buffer: Buffer.from('#EXTM3U\nfile:///etc/passwd\n'.repeat(50)) })
    await door(page).getByText('Diese Datei lässt sich nicht als Video lesen.').waitFor({ timeout: 30_000 })
    await page.route('**/api/v1/media/directUpload', (route) => route.fulfill({ status: 500, json: {} }))
    await choose(page, 'zweites.mp4')
    await door(page).getByText('Failed to fetch the upload URL').waitFor()
    await page.unrouteAll()
  })
})

describe('a link to YouTube', () => {
  test('[E-146] [E-147] [E-148] is checked, added, chosen and said', async () => {
    const { page } = desk
    await openDoor(page)
    await door(page).getByRole('tab', { name: 'YouTube-Link' }).click()
    const field = door(page).getByLabel('Adresse des Videos auf YouTube')
    for (const wrong of ['https://example.ch', 'https://youtu.be/aqz-KE-bpK']) {
      await field.fill(wrong)
      await field.press('Enter')
      await door(page).getByText('Bitte geben Sie eine gültige YouTube-URL ein').waitFor()
    }
    const sent = page.waitForRequest('**/api/v1/media/youtube')
    await field.fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10')
    await field.press('Enter')
    expect((await sent).postDataJSON()).toEqual({
      videoId: 'aqz-KE-bpKQ',
      youtubeUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
      thumbnailUrl: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg',
      aspectRatio: '16:9',
    })
    const words = door(page).getByText('YouTube-Video erfolgreich hinzugefügt')
    await words.waitFor()
    await words.waitFor({ state: 'detached' })
    await page.locator('main [data-source=youtube]').waitFor()
    expect(await violationsOn(page, '[role="dialog"]')).toEqual([])
    expect(desk.problems).toEqual([])
  })

  test('[E-148] what is not saved says so for three seconds', async () => {
    const { page } = desk
    await openDoor(page)
    await door(page).getByRole('tab', { name: 'YouTube-Link' }).click()
    await page.route('**/api/v1/media/youtube', (route) => route.fulfill({ status: 503, json: { success: false, error: { code: 'unavailable', message: 'Gerade nicht.' } } }))
    await door(page).getByLabel('Adresse des Videos auf YouTube').fill('https://youtu.be/aqz-KE-bpKQ')
    await door(page).getByRole('button', { name: 'Video hinzufügen' }).click()
    const words = door(page).getByText('Fehler beim Speichern des YouTube-Videos')
    await words.waitFor()
    await words.waitFor({ state: 'detached' })
    await page.unrouteAll()
  })
})
