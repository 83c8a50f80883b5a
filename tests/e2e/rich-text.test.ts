import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RichText } from '../../src/model/content/rich-text.ts'
import { plainText } from '../../src/model/content/rich-text.ts'
import type { Group } from '../../src/model/page/document.ts'
import { violationsOn } from '../support/axe.ts'
import { openAsEditor, openBrowser, visit, WIDTHS, type Visit } from '../support/browser.ts'
import { GOOGLE_DOCS, WEB_PAGE, WORD } from '../support/clipboard-samples.ts'
import { removePages, writePage } from '../support/write-page.ts'

const slugs: string[] = []

const line = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const doc: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Sehen am See' }] },
    line('Der erste Absatz ist lang genug, dass man in seine Mitte klicken kann und danach weiterschreibt.'),
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [line('Brillen')] },
        { type: 'listItem', content: [line('Linsen')] },
      ],
    },
    line('Der letzte Absatz.'),
    { type: 'heading', attrs: { level: 5 }, content: [{ type: 'text', text: 'Fünfte Stufe' }] },
  ],
}

const block = (title: string, rich: RichText | null): Group => ({
  id: '',
  type: 'richTextBlock',
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options: {},
  fields: {
    title: { content: { type: 'localizedSingleValue', data: { de: title } }, options: {}, visible: true },
    ...(rich && { textBlock: { content: { type: 'localizedRichText', data: { de: { json: rich, text: plainText(rich) } } }, options: {}, visible: true } }),
  },
  children: [],
})

let browser: Browser
let editor: Visit
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  editor = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  page = editor.page
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', slugs)
})
beforeEach(async () => {
  const slug = `freier-text-${slugs.length}`
  slugs.push(slug)
  await writePage({ site: 'seeblick', slug, groups: [block('Zuoberst', doc), block('Danach', null)] })
  editor.problems.length = 0
  await page.setViewportSize(WIDTHS.desktop)
  await openAsEditor(page, 'seeblick', `/de/edit/${slug}?toolbar=1`)
  await filled().waitFor()
})

const filled = () => page.locator('main [data-field$=":textBlock"]').first()
const empty = () => page.locator('main [data-field$=":textBlock"]').nth(1)
const inner = () => page.locator('[data-rich-text][contenteditable="true"]')
const tools = () => page.getByRole('toolbar', { name: 'Text gestalten' })
const saved = () => page.getByText('Alles gespeichert').first().waitFor()
const leave = () => page.mouse.click(5, 400)

async function select(words: string) {
  await page.evaluate((text) => {
    const root = document.querySelector('[data-rich-text]')
    const walker = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1
      if (at >= 0) return getSelection()?.setBaseAndExtent(node, at, node, at + text.length)
    }
  }, words)
}

async function open() {
  await filled().getByText('Der letzte Absatz.').click()
  await inner().waitFor()
}

async function paste(html: string, text = '') {
  await inner().evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer()
      if (given.html) clipboardData.setData('text/html', given.html)
      clipboardData.setData('text/plain', given.text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, text },
  )
}

async function stored(): Promise<RichText | null> {
  await leave()
  await saved()
  await page.reload()
  await filled().waitFor()
  return page.evaluate(() => {
    const data = JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as {
      view: { groups: { fields: { textBlock?: { content: { data: { de?: { json: RichText } } } } } }[] }
    }
    return data.view.groups[0]?.fields.textBlock?.content.data.de?.json ?? null
  })
}

describe('rich text in place', () => {
  test('a click puts the cursor where it was, and nothing on the page moves', async () => {
    const places = () =>
      page.evaluate(() => [...document.querySelectorAll('main :is(h1, h2, h5, p, ul, li, section)')].map((element) => Math.round(element.getBoundingClientRect().top * 10) / 10))
    await page.evaluate(() => document.fonts.ready)
    const before = await places()
    const box = (await filled().getByText('Der erste Absatz').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(box.x + 60, box.y + 12)
    await inner().waitFor()
    expect(await places()).toEqual(before)
    const offset = await page.evaluate(() => getSelection()?.focusOffset ?? -1)
    expect(offset).toBeGreaterThan(2)
    expect(offset).toBeLessThan(15)
    await leave()
    await inner().waitFor({ state: 'detached' })
    expect(await places()).toEqual(before)
    expect(editor.problems).toEqual([])
  })

  test('a double click selects its word, also in a text that nobody has been in and before the means to write have come', async () => {
    let letCome = () => {}
    const held = new Promise<void>((resolve) => (letCome = resolve))
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    const words = (await filled().getByText('Der letzte Absatz.').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.dblclick(words.x + 12, words.y + words.height / 2)
    letCome()
    await inner().waitFor()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString().trim())).toBe('Der')
    await page.unroute('**/*.js')
    await page.keyboard.type('Mein')
    await leave()
    await filled().getByText('Mein letzte Absatz.').waitFor()
  })

  test('[E-097] what is typed is saved as JSON and plain text when clicking outside, unchanged is not', async () => {
    let saves = 0
    page.on('request', (request) => request.url().endsWith('/api/v1/commands') && (saves += 1))
    await open()
    await leave()
    await inner().waitFor({ state: 'detached' })
    expect(saves).toBe(0)
    await open()
    await page.keyboard.press('End')
    await page.keyboard.type(' Mit 😀 und <script>alert(1)</script> und שלום.')
    const json = await stored()
    expect(JSON.stringify(json)).toContain('Der letzte Absatz. Mit 😀 und <script>alert(1)</script> und שלום.')
    expect(json?.content.at(-1)).toEqual(doc.content.at(-1))
  })

  test('[E-100] bold, italic, size, colour and list each work and survive a reload', async () => {
    await open()
    await select('Der letzte')
    await tools().getByRole('button', { name: 'Fett' }).click()
    await tools().getByRole('button', { name: 'Kursiv' }).click()
    await tools().getByRole('button', { name: 'Schriftgrösse' }).click()
    await page.getByRole('menuitem', { name: 'Gross' }).click()
    await tools().getByRole('button', { name: 'Farbe' }).click()
    await page.getByRole('menuitem', { name: 'Akzentfarbe' }).click()
    await tools().getByRole('button', { name: 'Liste' }).click()
    const json = await stored()
    const types = ['bold', 'italic', 'size', 'color'].filter((type) => JSON.stringify(json).includes(`"type":"${type}"`))
    expect(types).toEqual(['bold', 'italic', 'size', 'color'])
    expect(json?.content.filter(({ type }) => type === 'bulletList').length).toBeGreaterThan(0)
    expect(JSON.stringify(json?.content.filter(({ type }) => type === 'bulletList'))).toContain('Der letzte')
    expect((await filled().locator('li strong').count()) + (await filled().locator('li em').count())).toBeGreaterThan(1)
  })

  test('[E-101] the picker offers six levels, and a fifth level that was there is kept', async () => {
    await open()
    await select('Der letzte')
    await tools()
      .getByRole('button', { name: /^Textart/ })
      .click()
    const offered = (await page.getByRole('menuitem').allInnerTexts()).map((text) => text.replace(/\s*Aa$/, '').trim())
    expect(offered).toEqual(['Überschrift 1', 'Überschrift 2', 'Überschrift 3', 'Grosser Text', 'Absatz', 'Kleiner Text'])
    await page.getByRole('menuitem', { name: 'Überschrift 3' }).click()
    const json = await stored()
    expect(json?.content.slice(-2).map((each) => each.type === 'heading' && each.attrs.level)).toEqual([3, 5])
    expect(await filled().locator('h5').innerText()).toBe('Fünfte Stufe')
  })

  test('[E-102] an empty small text says «Aa», and large and small lines are drawn so for visitors', async () => {
    await empty().click()
    await inner().waitFor()
    await expect.poll(() => inner().evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.type('x')
    await expect.poll(() => inner().innerText()).toContain('x')
    await page.keyboard.press('Shift+Home')
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('x')
    await tools()
      .getByRole('button', { name: /^Textart/ })
      .click()
    await page.getByRole('menuitem', { name: /Kleiner Text/ }).click()
    await inner().locator('p[data-size="small"]').waitFor()
    await expect.poll(() => inner().evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    const said = () =>
      inner()
        .locator('p')
        .evaluate((element) => getComputedStyle(element, '::before').content)
    await expect.poll(said).toBe('"Aa"')
    await page.keyboard.type('Kleingedruckt')
    // Its only line deleted at once is the empty small text again, not an ordinary one.
    await page.keyboard.press('Shift+Home')
    // Pressed faster than the browser tells what is selected: what is seen selected goes.
    await page.keyboard.press('Delete')
    await expect.poll(said).toBe('"Aa"')
    await page.keyboard.type('Kleingedruckt')
    await leave()
    await saved()
    const sizeOf = (line: Locator) => line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(await sizeOf(empty().locator('p'))).toBeLessThan(await sizeOf(empty()))
  })

  test('[E-088] a link is applied once it has its value; [E-089] the pressed button takes it away; [E-090] the label is cut', async () => {
    await open()
    await select('letzte')
    await tools().getByRole('button', { name: 'Link', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Link' })
    const marked = () => page.evaluate(() => [...(CSS.highlights.get('link-words') ?? [])].map(String))
    await form.getByRole('textbox').first().fill('www.eine-lange-adresse.ch')
    expect(await marked(), 'while the cursor is in the form').toEqual(['letzte'])
    await page.keyboard.press('Enter')
    await expect.poll(marked).toEqual([])
    await expect.poll(() => inner().locator('a').getAttribute('href')).toMatch(/^https:\/\/www\.eine-lange-adresse\.ch/)
    expect(await inner().locator('a').getAttribute('target')).toBe('_blank')
    await select('letzte')
    await tools().getByText('www.eine-lange-ad...').waitFor()
    expect(JSON.stringify(await stored())).toContain('"link":{"type":"url"')
    await open()
    await select('letzte')
    await tools().getByRole('button', { name: 'Link entfernen' }).click()
    expect(JSON.stringify(await stored())).not.toContain('"link"')
  })

  test('[E-088] a page is chosen from the site’s pages, and its link opens in the same tab', async () => {
    await open()
    await select('letzte')
    await tools().getByRole('button', { name: 'Link', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Link' })
    await form.getByRole('radio', { name: 'Seite' }).check()
    await form.getByRole('textbox').first().fill('Kontakt')
    await form
      .getByRole('button', { name: /Kontakt/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => inner().locator('a').count()).toBe(1)
    expect(JSON.stringify(await stored())).toContain('"link":{"type":"page","page":{"id":')
    const link = filled().locator('a')
    expect(await link.getAttribute('href')).toMatch(/\/~contact$/)
    expect(await link.getAttribute('target')).toBeNull()
  })

  test('[E-090] the tools come up 200 ms after a selection, and go with it at once', async () => {
    await open()
    const shownAfter = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let since = 0
          document.addEventListener('selectionchange', () => (since ||= performance.now()))
          new MutationObserver(() => document.querySelector('[data-rich-tools] [role="toolbar"]') && resolve(performance.now() - since)).observe(document.body, {
            childList: true,
            subtree: true,
          })
        }),
    )
    await select('letzte')
    expect(await shownAfter).toBeGreaterThanOrEqual(195)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => tools().count(), { interval: 10, timeout: 190 }).toBe(0)
  })

  test('undo and redo while writing, and after leaving as one step', async () => {
    await open()
    await page.keyboard.press('End')
    await page.keyboard.type(' Neu dazu')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => inner().innerText()).not.toContain('Neu dazu')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect.poll(() => inner().innerText()).toContain('Neu dazu')
    await leave()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(() => filled().innerText()).not.toContain('Neu dazu')
    await page.getByRole('button', { name: 'Wiederholen' }).click()
    await expect.poll(() => filled().innerText()).toContain('Neu dazu')
  })

  test('undo takes back one thing at a time: what is bold, then the words before it; the button in the bar leaves the cursor where it is', async () => {
    await open()
    await page.keyboard.press('End')
    await page.keyboard.type(' Erst dies')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Dann das')
    await page.keyboard.press('Shift+Home')
    await tools().waitFor()
    await page.keyboard.press('ControlOrMeta+b')
    await expect.poll(() => inner().locator('strong', { hasText: 'Dann das' }).count()).toBe(1)
    const undo = page.getByRole('button', { name: 'Rückgängig' })
    await undo.click()
    await expect.poll(() => inner().locator('strong', { hasText: 'Dann das' }).count()).toBe(0)
    expect(await inner().innerText()).toContain('Dann das')
    await undo.click()
    await expect.poll(() => inner().innerText()).not.toContain('Dann das')
    expect(await inner().innerText()).toContain('Erst dies')
    expect(await page.evaluate(() => document.activeElement?.closest('[data-rich-text]') !== null)).toBe(true)
    await undo.click()
    await expect.poll(() => inner().innerText()).not.toContain('Erst dies')
  })

  test('Escape leaves and keeps, Tab goes on to the next text and leaves', async () => {
    await open()
    await page.keyboard.press('End')
    await page.keyboard.type(' Bleibt')
    await page.keyboard.press('Escape')
    await inner().waitFor({ state: 'detached' })
    expect(await filled().innerText()).toContain('Bleibt')
    await open()
    await page.keyboard.press('Tab')
    await inner().waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement !== document.body && document.activeElement?.closest('[data-field]') === null)).toBe(true)
  })

  test('on a phone the tools are a bar, everything fits, and axe has nothing to say', async () => {
    // The text itself jumps from its second to its fifth level, as a writer may.
    const toolViolations = async () => (await violationsOn(page)).filter((violation) => !violation.startsWith('heading-order'))
    await page.setViewportSize(WIDTHS.phone)
    await open()
    await tools().waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await toolViolations()).toEqual([])
    await page.setViewportSize(WIDTHS.desktop)
    await select('letzte')
    await tools().waitFor()
    expect(await toolViolations()).toEqual([])
  })

  test('on a phone the line that is being written is never below the tools', async () => {
    await page.setViewportSize(WIDTHS.phone)
    await open()
    await tools().waitFor()
    await page.keyboard.press('Control+End')
    for (let line = 0; line < 12; line += 1) {
      await page.keyboard.press('Enter')
      await page.keyboard.type('Zeile')
      const hidden = async () =>
        (await inner().evaluate(() => getSelection()?.focusNode?.parentElement?.getBoundingClientRect().bottom ?? 0)) - ((await tools().boundingBox())?.y ?? 0)
      await expect.poll(hidden).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize(WIDTHS.desktop)
  })
})

describe('pasting', () => {
  const pasted = async (html: string, text = '') => {
    await empty().click()
    await inner().waitFor()
    await paste(html, text)
    return inner().evaluate((element) => element.innerHTML.replace(/<br class="ProseMirror-trailingBreak">/g, '').replace(/ (target|rel|data-link)="[^"]*"/g, ''))
  }

  test('from Word: headings, lists and emphasis as the product knows them, and nothing else', async () => {
    expect(await pasted(WORD)).toBe(
      '<h2>Unsere Leistungen</h2><p>Wir messen <strong>genau</strong> und <em>in Ruhe</em>.</p><ul><li><p>Sehtest</p></li><li><p>Brillenglas</p></li></ul><p>Mehr auf <a href="https://example.ch/leistungen">unserer Seite</a>.</p>',
    )
  })

  test('from Google Docs: its wrapping is no bold, and its nested list is one list', async () => {
    expect(await pasted(GOOGLE_DOCS)).toBe(
      '<h1>Öffnungszeiten</h1><p>Montag <strong>geschlossen</strong>, sonst <em>offen</em>.</p><ul><li><p>Vormittag</p></li><li><p>8 bis 12</p></li><li><p>Nachmittag</p></li></ul><p>Ende</p>',
    )
  })

  test('from a web page: no script, no style, no dangerous link', async () => {
    const html = await pasted(WEB_PAGE)
    expect(html).not.toMatch(/script|javascript|onclick|style=|<img|<table|class=/)
    expect(html).toContain('<p>Klick mich und <a href="https://example.ch/">gut</a></p>')
    expect(html).toContain('Zelle')
    await leave()
    await saved()
    expect(editor.problems).toEqual([])
  })

  test('10,000 characters of plain text with lines, emoji and markup stay text', async () => {
    const text = `${'Wort 😀 '.repeat(1200)}\n<b>kein Fett</b>\nשלום`
    await pasted('', text)
    await leave()
    await saved()
    expect((await empty().innerText()).replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '))
  })
})

test('on a phone the tools of a rich text take the place of its menu, which is folded into them, and the line being written stays above the keyboard', async () => {
  const phone = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await openAsEditor(phone.page, 'seeblick', `/de/edit/${slugs.at(-1)}?toolbar=1`)
  await phone.page.locator('main [data-field$=":textBlock"]').first().tap()
  const bar = phone.page.getByRole('toolbar', { name: 'Text gestalten' })
  const menu = phone.page.locator('[data-part="item"]')
  await bar.waitFor()
  await expect.poll(() => menu.count()).toBe(0)
  const fits = await bar.evaluate((element) => [element.scrollWidth <= element.clientWidth, element.clientHeight < 60])
  expect(fits).toEqual([true, true])

  await phone.page.evaluate(() => {
    const view = window.visualViewport
    if (!view) return
    Object.defineProperty(view, 'height', { get: () => 430 })
    view.dispatchEvent(new Event('resize'))
  })
  for (let line = 0; line < 12; line += 1) {
    await phone.page.keyboard.press('Enter')
    await phone.page.keyboard.type(`Zeile ${line}`)
  }
  const where = () =>
    phone.page.evaluate(() => {
      const tools = document.querySelector('[data-rich-tools] [role="toolbar"]')?.getBoundingClientRect()
      const caret = getSelection()?.focusNode?.parentElement?.getBoundingClientRect()
      return tools && caret && { isAboveKeyboard: tools.bottom <= 430, isLineSeen: caret.bottom <= tools.top && caret.top >= 0 }
    })
  await expect.poll(where).toEqual({ isAboveKeyboard: true, isLineSeen: true })

  await bar.getByRole('button', { name: 'Weitere Werkzeuge dieses Textes' }).click()
  await menu.getByRole('button', { name: 'Ausblenden' }).waitFor()
  await expect.poll(where).toEqual({ isAboveKeyboard: true, isLineSeen: true })
  await bar.getByRole('button', { name: 'Weitere Werkzeuge dieses Textes' }).click()
  await expect.poll(() => menu.count()).toBe(0)
  expect(phone.problems).toEqual([])
  await phone.context.close()
})
