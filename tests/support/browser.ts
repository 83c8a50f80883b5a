import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type ConsoleMessage, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { ask } from './http.ts'
import { DEMO_PASSWORD } from './server-process.ts'

// The headless shell is the same engine without the windows around it, which are a fifth of the work.
const CANDIDATES = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic']

/** A list given here replaces Playwright's own, so what journeys need of that one stands here too. */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Each window would draw two pages for an address bar that nobody sees: half the work of opening one.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // On a busy machine Chromium takes some sideways swipes for its own gesture back, even where `overscroll-behavior` forbids it.
  'OverscrollHistoryNavigation',
]

export async function openBrowser(): Promise<Browser> {
  const executablePath = CANDIDATES.find((path) => path !== undefined && existsSync(path))
  return chromium.launch({ executablePath, args: [...FLAGS, `--disable-features=${WITHOUT.join(',')}`] })
}

export type DemoSite = 'seeblick' | 'rocknhole' | 'verband' | 'backstube' | 'console'

/** Besides the demo sites, a journey may have made some of its own. */
export function address(site: DemoSite | (string & {}), path: string): string {
  return `http://${site}.localhost:${inject('port')}${path}`
}

export const WIDTHS = { phone: { width: 360, height: 740 }, tablet: { width: 768, height: 1024 }, desktop: { width: 1440, height: 900 } }

export type Visit = { page: Page; context: BrowserContext; problems: string[] }

/** A page that notes every error it meets and every request to a foreign host. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: WIDTHS.desktop, ...options })
  // E-208: editors would find the changelog before the page they came for; it has a journey of its own.
  if (options.javaScriptEnabled !== false) await context.addInitScript("try { sessionStorage.setItem('changelogSeen', 'true') } catch {}")
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('favicon') && problems.push(tellProblem(message)))
  // A skipped animation between two pages is reported like an error, but nobody misses it.
  page.on('pageerror', (error) => !error.message.startsWith('Transition was') && problems.push(error.message))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) problems.push(`foreign request to ${hostname}`)
  })
  return { page, context, problems }
}

/** What could not be loaded is named: the browser's own words leave it out. */
function tellProblem(message: ConsoleMessage): string {
  return message.text().startsWith('Failed to load resource') ? `${message.text()} ${message.location().url}` : message.text()
}

/**
 * Visitors with the same wishes share a window one after the other: it keeps scripts and fonts, which is most of the waiting.
 * Cookies, storage and detours of the one before are gone, and so is its page.
 */
export function shareVisits(): (browser: Browser, options?: BrowserContextOptions) => Promise<Visit> {
  const known = new Map<string, Visit>()
  return async (browser, options = {}) => {
    const wishes = JSON.stringify(options)
    const before = known.get(wishes)
    if (!before) {
      const first = await visit(browser, options)
      known.set(wishes, first)
      return first
    }
    const { page, context, problems } = before
    await page.unrouteAll()
    // An empty page has no storage, and does not let anybody ask.
    if (options.javaScriptEnabled !== false && page.url() !== 'about:blank') await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    await context.clearCookies()
    await page.goto('about:blank')
    await page.setViewportSize(options.viewport ?? WIDTHS.desktop)
    problems.length = 0
    return before
  }
}

/** Comes back when the page has its new size: the order alone is no promise that it does. */
export async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, viewport)
}

/** What `act` sets in motion has come to rest; `part` is what scrolls, if not the page. */
export async function untilScrolled(page: Page, act: () => Promise<void>, part?: string): Promise<void> {
  await page.evaluate((selector) => {
    const target = selector === undefined ? document : document.querySelector(selector)
    Object.assign(window, { rest: new Promise<void>((resolve) => target?.addEventListener('scrollend', () => resolve(), { once: true })) })
  }, part)
  await act()
  await page.evaluate(() => (window as unknown as { rest: Promise<void> }).rest)
}

/** The scripts of these parts run: whatever starts them was there before this asks for it too. A text, because the test runner would rewrite an import in a function. */
export async function awaitBehaviours(page: Page, parts: string): Promise<void> {
  await page.locator(parts).first().scrollIntoViewIfNeeded()
  await page.evaluate(`(async () => {
    const parts = [...document.querySelectorAll(${JSON.stringify(parts)})]
    const seen = (part) => new Promise((resolve) => new IntersectionObserver((entries, observer) => (observer.disconnect(), resolve()), { rootMargin: '200px' }).observe(part))
    await Promise.all([new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })), ...parts.map(seen)])
    await Promise.all(parts.map(({ dataset }) => import(dataset.behaviour)))
  })()`)
}

/** Signs in through the login page as a person would. */
export async function signIn(page: Page, site: DemoSite, returnPath = '/de/edit?toolbar=1'): Promise<void> {
  await page.goto(address(site, `/de/login?return=${encodeURIComponent(returnPath)}`))
  await page.getByLabel('E-Mail-Adresse').fill(`editor@${site}.example`)
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL((url) => url.pathname === returnPath.split('?')[0])
}

type Cookies = Parameters<BrowserContext['addCookies']>[0]
const sessions = new Map<string, Promise<Cookies>>()

/** Opens a page as the editor of its site: signed in once per file, and without the login page, which has journeys of its own. */
export async function openAsEditor(page: Page, site: DemoSite, path = '/de/edit?toolbar=1'): Promise<void> {
  // Another file may have ended its own.
  const key = `${expect.getState().testPath} ${site}`
  const session = sessions.get(key) ?? startSession(site)
  sessions.set(key, session)
  await page.context().addCookies(await session)
  await page.goto(address(site, path))
}

async function startSession(site: DemoSite): Promise<Cookies> {
  const body = { email: `editor@${site}.example`, password: DEMO_PASSWORD }
  const { status, headers } = await ask({ port: inject('port'), host: `${site}.localhost`, path: '/api/v1/auth', body })
  if (status !== 200) throw new Error(`Signing in at ${site} answered ${status}`)
  return [headers['set-cookie'] ?? []].flat().map((line) => {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return { name, value, url: address(site, '/'), httpOnly: attributes.includes('HttpOnly'), sameSite: 'Lax' as const }
  })
}
