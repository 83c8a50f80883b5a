import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSites } from '../../demo/sites.ts'
import { buildPath } from '../../src/model/page/path.ts'
import { address, openBrowser, visit, type DemoSite } from '../support/browser.ts'

const JS_BUDGET = 6 * 1024
const HTML_BUDGET = 30 * 1024
const LOADER_BUDGET = 1100

type Manifest = Record<string, { file: string; src?: string; imports?: string[]; dynamicImports?: string[] }>
const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest
const packed = (file: string) => readFileSync(`dist/client/${file}.br`).length

function reachable(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  for (const next of [...(manifest[entry]?.imports ?? []), ...(manifest[entry]?.dynamicImports ?? [])]) reachable(next, seen)
  return seen
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('what visitors download', () => {
  test('no visitor entry reaches a file of the editor or the console', () => {
    const visitorEntries = Object.keys(manifest).filter((name) => name.startsWith('src/site/loader/') || name.endsWith('.behaviour.ts') || name.endsWith('.island.tsx'))
    expect(visitorEntries.length).toBeGreaterThan(4)
    for (const entry of visitorEntries) for (const name of reachable(entry)) expect(name, entry).not.toMatch(/^src\/(editor|console)\//)
  })

  test('behaviours and the loader hold no React', () => {
    for (const name of Object.keys(manifest).filter((one) => one.endsWith('.behaviour.ts') || one === 'src/site/loader/loader.ts')) {
      for (const part of reachable(name)) {
        const file = manifest[part]?.file
        if (file?.endsWith('.js')) expect(readFileSync(`dist/client/${file}`, 'utf8'), name).not.toMatch(/Symbol\.for\([`'"]react/)
      }
    }
  })

  test('the loader stays about a kilobyte', () => expect(packed(manifest['src/site/loader/loader.ts']?.file ?? '')).toBeLessThan(LOADER_BUDGET))

  test.each(demoSites.map(({ label }) => label as DemoSite))('%s: every page keeps its budget of script and of HTML with styles', async (label) => {
    const site = demoSites.find((one) => one.label === label)
    for (const page of site?.pages ?? []) {
      const locale = site?.locales[0] ?? 'de'
      const path = buildPath({ locale, mode: 'live', collection: page.collection ?? null, slug: page.slugs[locale] ?? '' })
      const visitor = await visit(browser)
      let script = 0
      visitor.page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (pathname.endsWith('.js')) script += packed(pathname.slice(1))
      })
      await visitor.page.goto(address(label, path), { waitUntil: 'networkidle' })
      for (let y = 0; y < 12; y += 1) await visitor.page.mouse.wheel(0, 900)
      await visitor.page.waitForLoadState('networkidle')
      const document = await visitor.page.evaluate(async (url) => (await fetch(url)).text(), address(label, path))
      expect(script, `${path} script`).toBeLessThanOrEqual(JS_BUDGET)
      expect(brotliCompressSync(document).length, `${path} html`).toBeLessThanOrEqual(HTML_BUDGET)
      await visitor.context.close()
    }
  }, 120_000)
})
