import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { openAsEditor, openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { heroWith, leave, slot, write } from '../support/editing-page.ts'
import { ask } from '../support/http.ts'
import { demoSiteIn, withJourneyStore } from '../support/journey-store.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'sprachprobe'
const GERMAN = 'nur-auf-deutsch'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: 'verband', slug: SLUG, groups: [heroWith({ de: 'Guten Tag', fr: 'Bonjour' })] })
  await writePage({ site: 'verband', slug: GERMAN, groups: [heroWith({ de: 'Nur auf Deutsch' })] })
})
afterAll(async () => {
  await removePages('verband', [SLUG, GERMAN])
  await browser.close()
})

async function open(viewport = WIDTHS.desktop) {
  const editor = await visit(browser, { viewport, locale: 'de-CH' })
  await openAsEditor(editor.page, 'verband', `/de/edit/${SLUG}?toolbar=1`)
  await slot(editor.page, 'title').waitFor()
  return editor
}

/** What the server has of the page's first title. */
async function stored(name = 'title'): Promise<Record<string, string>> {
  return withJourneyStore(async (store) => {
    const { id } = await demoSiteIn(store, 'verband')
    const { rows } = await store.readSite(id, (tx) =>
      tx.execute<{ data: Record<string, string> }>(
        `select f.content->'data' as data from site.fields f join site.groups g on g.site_id = f.site_id and g.id = f.group_id join site.slugs s on s.site_id = g.site_id and s.page_id = g.page_id
         where s.slug = '${SLUG}' and f.name = '${name}' and f.deleted_at is null order by g.position limit 1`,
      ),
    )
    return rows[0]?.data ?? {}
  })
}

const tool = (page: Page) => page.getByRole('dialog', { name: /^Übersetzung:/ })

async function openTool(page: Page, name: string) {
  await slot(page, name).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Übersetzen' }).click()
  await tool(page).getByText('Französisch').first().waitFor()
}

test('[E-038] [E-163] a text is translated from its menu into the other language only, marked as a machine’s, and read over', async () => {
  const { page, context, problems } = await open()
  await write(page, 'title', 'Schön, dass Sie da sind')
  await leave(page)
  await openTool(page, 'title')
  await tool(page).getByText('veraltet').waitFor()
  expect(await violationsOn(page)).toEqual([])
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/translation'))
  await tool(page).getByRole('button', { name: 'Neu aus Deutsch übersetzen' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ pageId: expect.any(String), fieldId: expect.stringMatching(/:title$/), from: 'de', to: 'fr' })
  await page.getByText('Übersetzt', { exact: true }).waitFor()
  await tool(page).getByText('maschinell').waitFor()
  expect(await stored()).toEqual({ de: 'Schön, dass Sie da sind', fr: '[fr] Schön, dass Sie da sind' })
  await tool(page).getByRole('button', { name: 'Geprüft' }).click()
  await tool(page).getByText('geprüft', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => stored()).toEqual({ de: 'Schön, dass Sie da sind', fr: 'Bonjour' })
  expect(problems).toEqual([])
  await context.close()
})

test('[E-038] a text is written by hand in another language from the same menu, also where no service is connected', async () => {
  const { page, context, problems } = await open()
  await page.route('**/api/v1/translation/page?*', async (route) => {
    const { hostname, pathname, search } = new URL(route.request().url())
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const { text } = await ask({ port: inject('port'), host: hostname, path: pathname + search, headers: { cookie } })
    await route.fulfill({ json: { ...(JSON.parse(text) as object), isConnected: false } })
  })
  await openTool(page, 'title')
  await tool(page).getByText('nicht eingerichtet').waitFor()
  expect(
    await tool(page)
      .getByRole('button', { name: /übersetzen$/ })
      .count(),
  ).toBe(0)
  await tool(page).getByRole('button', { name: 'Ändern: Französisch' }).click()
  await page.waitForURL(/\/fr\/edit\//)
  await expect.poll(() => slot(page, 'title').innerText()).toBe('Bonjour')
  expect(problems).toEqual([])
  await context.close()
})

test('[E-164] where the service fails a message says so, and the text stays', async () => {
  const { page, context } = await open(WIDTHS.phone)
  await write(page, 'title', 'Das ist unübersetzbar')
  await leave(page)
  const before = await stored()
  await openTool(page, 'title')
  await tool(page).getByRole('button', { name: 'Neu aus Deutsch übersetzen' }).click()
  await page.getByText('Konnte nicht übersetzt werden').waitFor()
  await page.getByText('Der Übersetzungsdienst hat nichts Brauchbares geliefert.', { exact: false }).waitFor()
  expect(await stored()).toEqual(before)
  await context.close()
})

test('[E-039] an empty place takes an example text in the language of the page', async () => {
  const { page, context, problems } = await open()
  await slot(page, 'kicker').or(slot(page, 'description')).first().click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Beispieltext' }).click()
  await page.getByText('Beispieltext eingesetzt').waitFor()
  const written = async () => Object.values({ ...(await stored('kicker')), ...(await stored('description')) }).filter((words) => words !== null && words !== '')
  await expect.poll(written).toHaveLength(1)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(written).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('what waits for its translation stands in its place in the other language, and is no text there', async () => {
  const { page, context, problems } = await visit(browser, { locale: 'de-CH' })
  await openAsEditor(page, 'verband', `/de/edit/${GERMAN}?toolbar=1`)
  const id = await page.evaluate(() => (JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }).page.id)
  await openAsEditor(page, 'verband', `/fr/edit/${id}?toolbar=1`)
  const place = slot(page, 'title')
  await place.waitFor()
  expect([await place.getAttribute('data-placeholder'), await place.getAttribute('data-sample'), await place.textContent()]).toEqual(['Nur auf Deutsch', '', ''])
  expect(problems).toEqual([])
  await context.close()
})

test('[E-162] everything that is missing on a page is translated with one press', async () => {
  const { page, context, problems } = await open()
  // Words of this journey only: the site remembers what others translated.
  await write(page, 'description', 'Worte, die noch niemand übersetzt hat')
  await leave(page)
  await page.getByRole('button', { name: '1 Übersetzung fehlt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Alle fehlenden übersetzen' }).click()
  // The page's name as well, which waits for nobody but is read by visitors.
  await page.getByRole('dialog').getByText('2 Texte übersetzt').waitFor()
  await page.getByRole('dialog').getByText('Alle Sprachen sind vollständig.').waitFor()
  expect(await stored('description')).toEqual({ de: 'Worte, die noch niemand übersetzt hat', fr: '[fr] Worte, die noch niemand übersetzt hat' })
  expect(problems).toEqual([])
  await context.close()
})

test('the board leads to the texts of every page side by side, and what is written there is saved', async () => {
  const { page, context, problems } = await open()
  await page.getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('menuitem', { name: 'Übersetzungen und Sprachen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('table').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: new RegExp(`^${SLUG}, Französisch: .*maschinell`) }).click()
  const field = dialog.getByRole('textbox', { name: /^Beschreibung/ })
  await field.fill('Écrit à la main')
  await field.blur()
  await expect.poll(() => stored('description')).toMatchObject({ fr: 'Écrit à la main' })
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Zurück' }).click()
  await dialog.getByRole('checkbox', { name: `${SLUG} auswählen` }).check()
  await dialog.getByRole('button', { name: 'Fehlende auf 1 Seite übersetzen' }).click()
  await dialog.getByText('Die Übersetzung ist fertig.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('[E-165] a language is added to the site and hidden again', async () => {
  const { page, context } = await open()
  const openLanguages = async () => {
    await page.getByRole('button', { name: 'Mehr' }).click()
    await page.getByRole('menuitem', { name: 'Übersetzungen und Sprachen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sprachen', exact: true }).click()
  }
  await openLanguages()
  await page.getByLabel('Weitere Sprache').selectOption('rm')
  const alone = page.getByRole('checkbox', { name: /^Fertige Sprachen einzeln/ })
  if (await alone.isVisible()) await alone.uncheck()
  await page.getByRole('button', { name: 'Sprache hinzufügen' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Sprache: DE' }).click()
  await page.getByRole('menuitem', { name: 'RM' }).waitFor()
  await page.keyboard.press('Escape')
  await openLanguages()
  await page.getByRole('button', { name: 'Rätoromanisch ausblenden' }).click()
  await page.getByRole('button', { name: 'Ausblenden', exact: true }).click()
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Sprache: DE' }).click()
  expect(await page.getByRole('menuitem', { name: 'RM' }).count()).toBe(0)
  await context.close()
})
