import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { demoSites } from '../../demo/sites.ts'
import { buildPath } from '../../src/model/page/path.ts'
import type { Locale } from '../../src/model/locales.ts'
import { address, openAsEditor, openBrowser, visit } from '../support/browser.ts'
import { ask } from '../support/http.ts'

const JS_BUDGET = 6 * 1024
/** Pages that are a program of their own, such as the score card. */
const ISLAND_BUDGET = 90 * 1024
const HTML_BUDGET = 30 * 1024
/** Before it is packed: what a page that nobody has asked for yet costs to draw and to pack follows from it. Twelve sections, styles included. */
const PLAIN_BUDGET = 93 * 1024
/** One picture's blurred place. */
const BLUR_BUDGET = 130
const LOADER_BUDGET = 1100
const LOGO_BUDGET = 8 * 1024
/** Until the page can be written in; the bar follows. */
const EDITOR_BUDGET = 160 * 1024
const AS_SERVED = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Manifest = Record<string, { file: string; src?: string; imports?: string[]; dynamicImports?: string[] }>
const manifest = JSON.parse(readFileSync('dist/client/pages.json', 'utf8')) as Manifest
const desk = JSON.parse(readFileSync('dist/client/desk.json', 'utf8')) as Manifest
const { sheets } = JSON.parse(readFileSync('dist/server/styles.json', 'utf8')) as { sheets: { id: string; css: string }[] }
const packed = (file: string) => readFileSync(`dist/client/${file}.br`).length

function filesOf(entry: string, seen = new Set<string>()): Set<string> {
  const { file, imports = [] } = desk[entry] ?? { file: '' }
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of imports) filesOf(next, seen)
  return seen
}

function reachable(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  for (const next of [...(manifest[entry]?.imports ?? []), ...(manifest[entry]?.dynamicImports ?? [])]) reachable(next, seen)
  return seen
}

/** Every script that the page names, with what those import: whatever the visitor reaches or taps is counted as loaded. */
function scriptsOf(html: string): Set<string> {
  const named = [...html.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map((match) => match[1] ?? '')
  const keys = Object.keys(manifest)
  const files = new Set<string>()
  const add = (key: string) => {
    const file = manifest[key]?.file
    if (file === undefined || files.has(file)) return
    files.add(file)
    for (const next of manifest[key]?.imports ?? []) add(next)
  }
  for (const file of named) add(keys.find((key) => manifest[key]?.file === file) ?? file)
  return files
}

describe('what visitors download', () => {
  test('a behaviour is one file; an island adds what islands share', () => {
    const importsOf = (ending: string) =>
      Object.keys(manifest)
        .filter((name) => name.endsWith(ending))
        .map((name) => ({ name, imports: manifest[name]?.imports ?? [] }))
    const [behaviours, islands] = [importsOf('.behaviour.ts'), importsOf('.island.tsx')]
    expect([behaviours.length > 10, islands.length > 3]).toEqual([true, true])
    for (const { name, imports } of behaviours) expect(imports, name).toEqual([])
    expect(new Set(islands.flatMap(({ imports }) => imports)).size, 'the file that starts them').toBe(1)
  })

  test('behaviours and the loader hold no React', () => {
    for (const name of Object.keys(manifest).filter((one) => one.endsWith('.behaviour.ts') || one === 'src/site/loader/loader.ts')) {
      for (const part of reachable(name)) {
        const file = manifest[part]?.file
        if (file?.endsWith('.js')) expect(readFileSync(`dist/client/${file}`, 'utf8'), name).not.toMatch(/Symbol\.for\([`'"]react/)
      }
    }
  })

  test('nothing visitors can load holds the kit of those who work, nor the library below it', () => {
    const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
    const ofKit = (text: string) => /base-ui/i.test(text)
    expect(scripts.length).toBeGreaterThan(10)
    expect(scripts.filter((file) => ofKit(readFileSync(`dist/client/${file}`, 'utf8')))).toEqual([])
    const ofDesk = Object.values(desk).map(({ file }) => file)
    expect(ofDesk.filter((file) => file.endsWith('.js') && ofKit(readFileSync(`dist/client/${file}`, 'utf8'))).length, 'the mark by which it is known').toBeGreaterThan(0)
  })

  test('the editor’s first load, until the page can be written in, keeps its budget', () => {
    // With one dictionary: no editor loads both.
    const files = [...filesOf('src/i18n/editor/de.ts', filesOf('src/editor/main.tsx'))]
    expect(files.length).toBeGreaterThan(1)
    expect(files.reduce((sum, file) => sum + packed(file), 0)).toBeLessThanOrEqual(EDITOR_BUDGET)
  })

  test('what the editor begins with are a few files, all named in the page: none is found out about by reading another', async () => {
    const { page, context } = await visit(await openBrowser())
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname))
    const html = page.waitForResponse((response) => response.request().resourceType() === 'document').then((response) => response.text())
    await openAsEditor(page, 'backstube', '/de/edit?toolbar=1')
    await page.locator('[data-part="bar"]').waitFor()
    const named = new Set([...(await html).matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href))
    const needed = asked.slice(0, named.size)
    expect(needed.length).toBeGreaterThan(2)
    expect(needed.length).toBeLessThanOrEqual(6)
    expect(needed.filter((script) => !named.has(script))).toEqual([])
    await context.browser()?.close()
  })

  test('the loader stays about a kilobyte', () => expect(packed(manifest['src/site/loader/loader.ts']?.file ?? '')).toBeLessThan(LOADER_BUDGET))

  test.each(demoSites.map(({ label }) => label))('%s: every page in every language keeps its budget of script and of HTML with styles', async (label) => {
    const site = demoSites.find((one) => one.label === label)
    const visits = (site?.pages ?? []).flatMap((page) =>
      Object.entries(page.slugs).map(([locale, slug]) => buildPath({ locale: locale as Locale, mode: 'live', collection: page.collection ?? null, slug })),
    )
    expect(visits.length).toBeGreaterThan(5)
    const kitSheets = sheets.filter(({ id }) => id.startsWith('kit/'))
    expect(kitSheets.length).toBeGreaterThan(5)
    for (const path of visits) {
      const { status, text } = await ask({ port: inject('port'), host: `${label}.localhost`, path })
      expect(status, path).toBe(200)
      expect(
        kitSheets.filter(({ css }) => text.includes(css)).map(({ id }) => id),
        `${path} styles`,
      ).toEqual([])
      const scripts = scriptsOf(text)
      expect(scripts.size, `${path} names its scripts`).toBeGreaterThan(0)
      expect(
        [...scripts].reduce((sum, file) => sum + packed(file), 0),
        `${path} script`,
      ).toBeLessThanOrEqual(text.includes('data-island=') ? ISLAND_BUDGET : JS_BUDGET)
      expect(brotliCompressSync(text, AS_SERVED).length, `${path} html`).toBeLessThanOrEqual(HTML_BUDGET)
      if (!text.includes('data-island=')) expect(Buffer.byteLength(text), `${path} html, plain`).toBeLessThanOrEqual(PLAIN_BUDGET)
      for (const [address] of text.matchAll(/data:image\/bmp[^)]*/g)) expect(address.length, `${path} ${address}`).toBeLessThanOrEqual(BLUR_BUDGET)
    }
  })

  test('a page carries rules of what is on it only: of layouts, tones and buttons that it does not have there are none', async () => {
    const { text } = await ask({ port: inject('port'), host: 'backstube.localhost', path: '/de' })
    const [style = ''] = /<style[^]*?<\/style>/.exec(text) ?? []
    const body = text.replace(style, '')
    const asked = new Set([...style.matchAll(/\[data-(?:layout|columns|align|fit|format)=[^\]]+\]/g)].map(([found]) => found.slice(1, -1).replaceAll('"', '')))
    const held = new Set([...body.matchAll(/ (data-[a-z-]+)="([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`))
    expect(asked.size).toBeGreaterThan(0)
    expect([...asked].filter((one) => !held.has(one))).toEqual([])
  })

  test('names are as short in the styles that the server writes as in what islands and the editor hydrate, and the same', () => {
    const scripts = [...new Set(Object.values({ ...manifest, ...desk }).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
    const code = scripts.map((file) => readFileSync(`dist/client/${file}`, 'utf8')).join('')
    const written = new Set(sheets.flatMap(({ css }) => [...css.matchAll(/\.([a-zA-Z_-][\w-]*)(?=[^"']*\{)/g)].map(([, name = '']) => name)))
    expect(written.size).toBeGreaterThan(500)
    expect([...written].filter((name) => !/^[a-zA-Z][0-9_-][a-zA-Z]{1,2}$/.test(name))).toEqual([])
    const section = sheets.find(({ id }) => id === 'ui/section/Section.module.css')?.css.match(/\.([\w-]+)\{/)?.[1] ?? ''
    expect(section).not.toBe('')
    expect(code).toMatch(new RegExp(`section:[\`"']${section}[\`"']`))
  })

  test.each(demoSites.filter(({ logo }) => logo).map(({ label }) => label))('%s: the logo is one small file', async (label) => {
    const { text } = await ask({ port: inject('port'), host: `${label}.localhost`, path: '/de' })
    const [logo = '', ...others] = /<header[^]*?<\/header>/.exec(text)?.[0].match(/<img[^>]*>/g) ?? []
    expect([others, logo.includes('srcSet')]).toEqual([[], false])
    const { status, headers } = await ask({ port: inject('port'), host: `${label}.localhost`, path: /src="([^"]+)"/.exec(logo)?.[1] ?? '' })
    expect(status).toBe(200)
    expect(Number(headers['content-length'])).toBeLessThanOrEqual(LOGO_BUDGET)
  })

  test('a browser that reads a whole page loads no other script than those counted', async () => {
    const browser = await openBrowser()
    const { page } = await visit(browser)
    const loaded = new Set<string>()
    page.on('response', (response) => response.url().endsWith('.js') && loaded.add(new URL(response.url()).pathname.slice(1)))
    const response = await page.goto(address('rocknhole', '/de/parcours'))
      // What waits for fonts that come late, or for a shop to open or close, is not needed here.
      const behaviours = await page
        .locator('[data-behaviour]:not([data-on="fonts"], [data-on="due"])')
      .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).dataset['behaviour']?.slice(1) ?? ''))
    for (let y = 0; y < 12; y += 1) await page.mouse.wheel(0, 900)
    await expect.poll(() => behaviours.filter((file) => !loaded.has(file))).toEqual([])
    const counted = scriptsOf((await response?.text()) ?? '')
    expect([...loaded].filter((file) => !counted.has(file))).toEqual([])
    expect(loaded.size).toBeGreaterThan(2)
    await browser.close()
  })
})
