import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, signIn, visit, WIDTHS, type Visit } from '../support/browser.ts'
import { titledSection as section } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'boxen-probe'
const EMPTY = 'boxen-leer'
const EDIT = `/de/edit/${SLUG}?toolbar=1`

let browser: Browser
let optician: Visit
let bakery: Visit

beforeAll(async () => {
  const groups = [section('cta', 'Zuoberst'), section('richTextBlock', 'In der Mitte'), section('imageBoard', 'Zuunterst')]
  await writePage({ site: 'seeblick', slug: SLUG, groups, closed: ['fr', 'it', 'en'] })
  await writePage({ site: 'backstube', slug: SLUG, groups })
  await writePage({ site: 'seeblick', slug: EMPTY, groups: [] })
  browser = await openBrowser()
  optician = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  bakery = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  await signIn(optician.page, 'seeblick', EDIT)
  await signIn(bakery.page, 'backstube', EDIT)
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [SLUG, EMPTY])
  await removePages('backstube', [SLUG])
})

const pageIdOn = (page: Page) => page.evaluate(() => (JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }).page.id)
const titles = async (page: Page) => (await page.locator('main > [id^="s-"] :is(h1, h2)').allInnerTexts()).map((text) => text.trim())
const dialogOf = (page: Page, name = 'Abschnitt hinzufügen') => page.getByRole('dialog', { name })
/** What a journey lets fail on purpose, and what the editor then says. */
const isMeant = (problem: string) => ['403', 'ERR_INTERNET_DISCONNECTED', 'Nichts geht verloren'].some((words) => problem.includes(words))
const boxesIn = async (dialog: Locator) => (await dialog.locator('section > ul > li > button').allInnerTexts()).map((text) => text.trim())
const saved = (page: Page) => page.getByText('Alles gespeichert').first().waitFor()
const plusBefore = (page: Page, name: string) => page.getByRole('button', { name: `Abschnitt vor «${name}» hinzufügen` })

async function openPicker(page: Page, plus: Locator, title?: string): Promise<Locator> {
  await plus.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page, title)
  await dialog.waitFor()
  return dialog
}

async function add(page: Page, plus: Locator, name: string): Promise<void> {
  const dialog = await openPicker(page, plus)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Whether visitors get these words. */
function isLive(words: string): Promise<boolean> {
  return optician.page.evaluate(async ([url, text]) => (await (await fetch(url, { credentials: 'omit', cache: 'no-store' })).text()).includes(text), [
    `/de/${SLUG}`,
    words,
  ] as const)
}

async function publish(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/page/publish'))
  await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Veröffentlichen|Nur diese Seite)$/ })
    .click()
  expect((await answered).status()).toBe(200)
  await page.getByRole('dialog').getByRole('button', { name: 'Schliessen' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const countOf = (page: Page) => page.locator('main > [id^="s-"]').count()

/** As a script in the editor's own browser would call the server. */
function ask(page: Page, path: string, body: object): Promise<[status: number, message: string | undefined]> {
  return page.evaluate(
    async ([url, json]) => {
      const response = await fetch(`/api/v1/${url}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json })
      const { error } = (await response.json()) as { error?: { message: string } }
      return [response.status, error?.message]
    },
    [path, JSON.stringify(body)] as const,
  )
}

/** The page as it was published, opened anew. */
async function startOver({ page }: Visit, site: 'seeblick' | 'backstube') {
  await ask(page, 'page/revert', { id: await pageIdOn(page) })
  await page.goto(address(site, EDIT))
  await page.locator('[data-add-place]').first().waitFor({ state: 'attached' })
}

describe('on an optician’s site', () => {
  let page: Page
  beforeEach(async () => {
    page = optician.page
    await startOver(optician, 'seeblick')
  })

  test('[E-044] the plus opens a large dialog, and its cancel button adds nothing', async () => {
    const asked: string[] = []
    const note = (request: { url: () => string }) => request.url().includes('/api/v1/commands') && asked.push(request.url())
    page.on('request', note)
    const plus = plusBefore(page, 'Nur Text')
    await page.getByText('In der Mitte').hover()
    await expect.poll(() => plus.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    await plus.click()
    const dialog = dialogOf(page)
    await dialog.waitFor()
    const box = await dialog.boundingBox()
    expect([box?.width, box?.height].map((size) => (size ?? 0) > 600)).toEqual([true, true])
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await titles(page)).toEqual(['Zuoberst', 'In der Mitte', 'Zuunterst'])
    expect(asked).toEqual([])
    await expect.poll(() => plus.evaluate((element) => element === document.activeElement)).toBe(true)
    page.off('request', note)
  })

  test('[E-045] [E-047] [E-048] [E-049] [E-051] [E-052] [E-053] 25 boxes in their categories, and no card', async () => {
    const dialog = await openPicker(page, plusBefore(page, 'Galerie'))
    const categories = await dialog
      .getByRole('region')
      .evaluateAll((regions) =>
        regions.map((region) => [region.getAttribute('aria-label'), ...[...region.querySelectorAll(':scope > ul > li > button')].map((item) => item.textContent)]),
      )
    expect(categories).toEqual([
      ['Einstieg', 'Titelbild', 'Hinweisleiste', 'Hinweisblase'],
      [
        'Inhalt',
        'Text und Bild',
        'Nur Text',
        'Galerie',
        'Textgalerie',
        'Spalten',
        'Text auf Bild',
        'News',
        'Kontaktformular',
        'Videoplayer',
        'Ablauf',
        'Produktgruppe',
        'Bildcollage',
        'Bewertungen',
        'Mediengalerie',
        'Instagram-Feed',
        'Abstand',
      ],
      ['Sammlungen', 'Team', 'Angebot', 'Kundenstimmen'],
      ['Verschiedenes', 'Kontakt', 'Terminbuchung', 'Gesundheitsoptik-Artikel'],
    ])
    const cards = [
      'Bildkarte',
      'Leistungskarte',
      'Inhaltsslider-Karte',
      'Schritt',
      'Teammitglied',
      'Kundenstimme',
      'News-Karte',
      'Produktkarte',
      'Gesundheitsoptik-Artikelkarte',
      'Kartendetails',
    ]
    expect((await boxesIn(dialog)).filter((name) => cards.includes(name))).toEqual([])
    expect(await boxesIn(dialog)).toHaveLength(25)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByRole('region', { name: 'Bearbeitungsleiste' }).isVisible()).toBe(true)
  })

  test('[E-056] [E-057] boxes before and after: drawn at once, scrolled to, ready to type in, and in the same order after a reload', async () => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await add(page, page.getByRole('button', { name: 'Abschnitt am Ende hinzufügen' }), 'Team')
    const active = page.locator('main h2:focus')
    await active.waitFor()
    expect(
      await active.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight && window.scrollY > 0
      }),
    ).toBe(true)
    await page.keyboard.type('Ganz am Ende')
    await add(page, plusBefore(page, 'Nur Text'), 'Bildcollage')
    await page.locator('main h2:focus').waitFor()
    await page.keyboard.type('Vor der Mitte')
    await page.keyboard.press('Tab')
    const expected = ['Zuoberst', 'Vor der Mitte', 'In der Mitte', 'Zuunterst', 'Ganz am Ende']
    await expect.poll(() => titles(page)).toEqual(expected)
    await saved(page)
    await page.reload()
    await plusBefore(page, 'Bildcollage').waitFor({ state: 'attached' })
    await expect.poll(() => titles(page)).toEqual(expected)
    await page.setViewportSize(WIDTHS.desktop)
  })

  test('[E-058] visitors see an added box once it is published; undoing it takes it away again', async () => {
    await add(page, plusBefore(page, 'Nur Text'), 'Text auf Bild')
    await page.locator('main h2:focus').waitFor()
    await page.keyboard.type('Frisch hinzugefügt')
    await page.keyboard.press('Tab')
    await saved(page)
    expect(await isLive('Frisch hinzugefügt')).toBe(false)
    await publish(page)
    expect(await isLive('Frisch hinzugefügt')).toBe(true)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByText('«Text auf Bild» verschwindet mit der nächsten Veröffentlichung.').waitFor()
    await saved(page)
    expect(await isLive('Frisch hinzugefügt')).toBe(true)
    await publish(page)
    expect(await isLive('Frisch hinzugefügt')).toBe(false)
    await expect.poll(() => titles(page)).toEqual(['Zuoberst', 'In der Mitte', 'Zuunterst'])
  })

  test('[E-113] a box whose deletion is not published yet takes no text, and can be kept', async () => {
    await add(page, plusBefore(page, 'Nur Text'), 'Text auf Bild')
    await page.locator('main h2:focus').waitFor()
    await page.keyboard.type('Bleibt doch')
    await page.keyboard.press('Tab')
    await saved(page)
    await publish(page)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await saved(page)
    await page.reload()
    const going = page.locator('main > [data-going]')
    await going.waitFor()
    expect(await going.evaluate((element) => (element as HTMLElement).inert)).toBe(true)
    await page.getByRole('button', { name: 'Behalten' }).click()
    await expect.poll(() => going.count()).toBe(0)
    await saved(page)
    expect(await isLive('Bleibt doch')).toBe(true)
    // The menu it was deleted with does not lie on the note that offers to keep it.
    await page.locator('main > [id^="s-"]').nth(1).locator('[data-field$=":title"]').first().click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    const menu = page.getByRole('region', { name: /^Werkzeuge/ })
    await menu.getByRole('button', { name: 'Löschen', exact: true }).click()
    await going.waitFor()
    const covers = () =>
      page.evaluate(() => {
        const [bar, note] = ['[data-part="item"]', '[data-note]'].map((part) => document.querySelector(part)?.getBoundingClientRect())
        return !bar || !note || (bar.left < note.right && note.left < bar.right && bar.top < note.bottom && note.top < bar.bottom)
      })
    await expect.poll(covers).toBe(false)
    await page.getByRole('button', { name: 'Behalten' }).click()
    await expect.poll(() => going.count()).toBe(0)
    await saved(page)
    const [pageId, id] = [await pageIdOn(page), await page.locator('main > [id^="s-"]').nth(1).getAttribute('id')]
    await ask(page, 'group/remove', { pageId, groupId: id?.slice(2) })
    await ask(page, 'page/publish', { id: pageId })
  })

  test('undo and redo, and the cursor comes into what was redone; a revert removes the draft, and undoing it brings box and words back, also after a reload', async () => {
    const undo = page.getByRole('button', { name: 'Rückgängig' })
    await add(page, plusBefore(page, 'Galerie'), 'Ablauf')
    await saved(page)
    await undo.click()
    await expect.poll(() => countOf(page)).toBe(3)
    await page.getByRole('button', { name: 'Wiederholen' }).click()
    await expect.poll(() => countOf(page)).toBe(4)
    const title = page.locator('main > [id^="s-"]').nth(2).locator('h2[data-editable]').first()
    await title.click()
    await page.keyboard.type('Nach dem Wiederholen')
    await page.keyboard.press('Tab')
    await saved(page)
    await page.getByRole('button', { name: 'Entwurf verwerfen' }).click()
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await expect.poll(() => titles(page)).toEqual(['Zuoberst', 'In der Mitte', 'Zuunterst'])
    await undo.click()
    await saved(page)
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['Zuoberst', 'In der Mitte', 'Nach dem Wiederholen', 'Zuunterst'])
  })

  test('without a connection the box and its words stay, through a reload, and arrive once', async () => {
    await optician.context.route('**/api/v1/**', (route) => route.abort('internetdisconnected'))
    await add(page, plusBefore(page, 'Nur Text'), 'Galerie')
    await page.locator('main h2:focus').waitFor()
    await page.keyboard.type('Ohne Netz dazu')
    await page.keyboard.press('Tab')
    await page.getByText('Wartet auf Verbindung').first().waitFor()
    await page.reload()
    const expected = ['Zuoberst', 'Ohne Netz dazu', 'In der Mitte', 'Zuunterst']
    await expect.poll(() => titles(page)).toEqual(expected)
    await optician.context.unroute('**/api/v1/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await saved(page)
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(expected)
  })

  test('a refusal is told, the box stays until somebody decides, and undo takes it away', async () => {
    const error = { code: 'opticiansOnly', message: 'Nur verfügbar für Gesundheitsoptiker.' }
    await page.route('**/api/v1/commands', (route) => {
      const { commands } = route.request().postDataJSON() as { commands: { id: string }[] }
      return route.fulfill({ json: { success: true, results: commands.map(({ id }) => ({ id, kind: 'refused', error })), media: {}, links: {}, data: {} } })
    })
    await add(page, plusBefore(page, 'Nur Text'), 'Kontaktformular')
    await page.getByText('Konnte nicht speichern. Nichts geht verloren.').waitFor()
    expect(await countOf(page)).toBe(4)
    await page.unroute('**/api/v1/commands')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(() => countOf(page)).toBe(3)
    await saved(page)
  })

  test('everything works with the keyboard alone', async () => {
    await page.getByText('Zuoberst').focus()
    const plus = plusBefore(page, 'Nur Text')
    for (let presses = 0; presses < 20 && !(await plus.evaluate((element) => element === document.activeElement)); presses++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor()
    await page.keyboard.type('kontaktf')
    await expect.poll(() => boxesIn(dialogOf(page))).toEqual(['Kontaktformular'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('main h2:focus').waitFor()
    await page.keyboard.type('Schreiben Sie uns')
    await page.keyboard.press('Control+Enter')
    await saved(page)
    expect(await titles(page)).toEqual(['Zuoberst', 'Schreiben Sie uns', 'In der Mitte', 'Zuunterst'])
  })

  test('every plus stands between the sections without taking space; without the toolbar there is none', async () => {
    const heights = await page.locator('[data-add-place]').evaluateAll((places) => places.map((place) => place.getBoundingClientRect().height))
    expect(heights).toEqual([0, 0, 0, 0])
    await page.getByRole('button', { name: /Bearbeiten beenden/ }).click()
    await expect.poll(() => page.locator('[data-add-place]').count()).toBe(0)
    expect(await isLive('data-add-place')).toBe(false)
  })

  test('an empty page begins with its first box', async () => {
    await page.goto(address('seeblick', `/de/edit/${EMPTY}?toolbar=1`))
    await page.getByText('Diese Seite ist noch leer.').waitFor()
    await add(page, page.getByRole('button', { name: 'Ersten Abschnitt hinzufügen' }), 'Titelbild')
    await page.locator('main h1:focus, main h2:focus').first().waitFor()
    await saved(page)
    await page.reload()
    await plusBefore(page, 'Titelbild').waitFor({ state: 'attached' })
    expect(await page.getByText('Diese Seite ist noch leer.').count()).toBe(0)
  })
})

test('none of this caused an error in the browser', () => expect(optician.problems.filter((problem) => !isMeant(problem))).toEqual([]))

describe('[V-033] on a site that is no optician’s', () => {
  test('[E-009] the boxes of opticians are not in the list; asked for by name, they say why they cannot be chosen', async () => {
    const { page } = bakery
    await startOver(bakery, 'backstube')
    const dialog = await openPicker(page, plusBefore(page, 'Nur Text'))
    expect((await boxesIn(dialog)).filter((name) => ['Kontaktformular', 'Gesundheitsoptik-Artikel'].includes(name))).toEqual([])
    for (const name of ['Kontaktformular', 'Gesundheitsoptik-Artikel']) {
      await dialog.getByLabel('Abschnitt suchen').fill(name)
      const entry = dialog.getByRole('button', { name, exact: true, disabled: true })
      expect(await entry.getAttribute('aria-disabled')).toBe('true')
      expect(await entry.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent)).toBe('Nur verfügbar für Gesundheitsoptiker')
      await entry.click({ force: true })
    }
    expect(await dialog.isVisible()).toBe(true)
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await titles(page)).toEqual(['Zuoberst', 'In der Mitte', 'Zuunterst'])
    expect(bakery.problems).toEqual([])
  })

  test('and the server refuses them when it is asked directly', async () => {
    const { page } = bakery
    const pageId = await pageIdOn(page)
    for (const groupName of ['contactForm', 'goFeed']) expect(await ask(page, 'group/add', { pageId, groupName })).toEqual([403, 'Nur verfügbar für Gesundheitsoptiker.'])
    expect(await ask(page, 'group/add', { pageId, groupName: 'imageCard' })).toEqual([400, 'Diese Box kann hier nicht hinzugefügt werden.'])
    await page.reload()
    await page.locator('[data-add-place]').first().waitFor({ state: 'attached' })
    expect(await titles(page)).toEqual(['Zuoberst', 'In der Mitte', 'Zuunterst'])
  })
})

test('[E-055] the picker speaks French where the editor does', async () => {
  const { page } = bakery
  await page.evaluate(() => sessionStorage.setItem('editorLanguage', 'fr'))
  await page.reload()
  const dialog = await openPicker(page, page.getByRole('button', { name: 'Ajouter une section à la fin' }), 'Ajouter une section')
  expect(await boxesIn(dialog)).toEqual(expect.arrayContaining(['Texte et image', 'Colonnes', 'Galerie', 'Étapes', 'Actualités']))
  await dialog.getByLabel('Chercher une section').fill('formulaire')
  await dialog.getByText('Disponible uniquement pour les opticiens en santé visuelle').waitFor()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await page.evaluate(() => sessionStorage.removeItem('editorLanguage'))
})

test('on a phone every plus is visible without hovering and large enough for a thumb, and the dialog fills the screen', async () => {
  const { page, context } = await visit(browser, { viewport: WIDTHS.phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  await signIn(page, 'backstube', EDIT)
  const plus = plusBefore(page, 'Galerie')
  await plus.scrollIntoViewIfNeeded()
  expect(await plus.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  const size = await plus.boundingBox()
  expect([size?.width, size?.height]).toEqual([44, 44])
  await plus.tap()
  await dialogOf(page).waitFor()
  const box = await dialogOf(page).boundingBox()
  expect([box?.width, box?.height]).toEqual([WIDTHS.phone.width, WIDTHS.phone.height])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTHS.phone.width)
  await context.close()
})
