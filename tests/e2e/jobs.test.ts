import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business } from '../../demo/seeblick/business.ts'
import { definitions } from '../../src/sections/definitions.ts'
import { sampleGroup } from '../../src/site/catalogue/sample-group.ts'
import { violationsOn } from '../support/axe.ts'
import { address, awaitBehaviours, openBrowser, visit, WIDTHS, type Visit } from '../support/browser.ts'
import { removePages, writePage } from '../support/write-page.ts'

const WITHOUT_JOBS = 'keine-stellen'

let browser: Browser
let visitor: Visit
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: 'verband', slug: WITHOUT_JOBS, groups: [sampleGroup(definitions.jobs, { id: 'jobs' })] })
  visitor = await visit(browser, { reducedMotion: 'reduce' })
  page = visitor.page
  await page.goto(address('seeblick', '/de/team'))
})
afterAll(async () => {
  await browser.close()
  await removePages('verband', [WITHOUT_JOBS])
})

const folds = (on: Page = page) => on.locator('details[data-job]')
const fold = (id: string, on: Page = page) => on.locator(`details[data-job="${id}"]`)
const press = (job: Locator) => job.locator('summary').click({ position: { x: 20, y: 30 } })
const openOnes = (on: Page = page) => folds(on).evaluateAll((all) => all.filter((one) => one.hasAttribute('open')).map((one) => one.getAttribute('data-job')))

async function open(id: string): Promise<Locator> {
  const job = fold(id)
  if ((await job.getAttribute('open')) === null) await press(job)
  await job.locator('dl').waitFor({ state: 'visible' })
  return job
}

describe('jobs on offer', () => {
  test('[V-001] an optician with three branches: each job says in its line where it is', async () => {
    expect(await page.getByRole('heading', { name: 'Offene Stellen' }).isVisible()).toBe(true)
    const places = await folds().locator('summary').allInnerTexts()
    expect(places.map((line) => /Arbeitsort\s+(\S+)/.exec(line)?.[1])).toEqual(['Stäfa', 'Rapperswil', 'Wädenswil'])
  })

  test('[V-148] title, date, quota, description with its lists, and all pictures', async () => {
    const job = await open('augenoptik-staefa')
    const summary = await job.locator('summary').innerText()
    for (const part of ['Augenoptikerin oder Augenoptiker EFZ', '9.11.2026', '60 %']) expect(summary).toContain(part)
    expect(await job.getByRole('heading', { level: 4 }).allInnerTexts()).toEqual(['Das bringen Sie mit', 'Das bekommen Sie'])
    expect(await job.getByRole('listitem').filter({ hasText: 'Geduld mit Menschen' }).isVisible()).toBe(true)
    const pictures = job.locator('img')
    expect(await pictures.count()).toBe(2)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
    }
  })

  test('[V-149] where it is, how to get in touch and with whom, each job with its own branch', async () => {
    for (const { id, branchId, staffMemberId } of business.jobs?.filter(({ status }) => status === 'published') ?? []) {
      const job = await open(id)
      const branch = business.branches.find((one) => one.id === branchId)
      const member = business.staff?.find((one) => one.id === staffMemberId)
      const lines = (await job.locator('dl').innerText()).split('\n')
      for (const line of [
        branch?.name,
        `${branch?.street} ${branch?.streetNumber}`,
        `${branch?.zip} ${branch?.city}`,
        branch?.phone,
        branch?.email,
        `${member?.firstName} ${member?.lastName}`,
      ])
        expect(lines, id).toContain(line)
      expect(await job.locator('a[href^="tel:"]').getAttribute('href')).toBe(`tel:${branch?.phone.replaceAll(' ', '')}`)
      expect(await job.locator('a[href^="mailto:"]').getAttribute('href')).toBe(`mailto:${branch?.email}`)
    }
  })

  test('[V-150] a job without a quota says that none is given', async () => {
    expect(await fold('werkstatt-waedenswil').locator('summary').innerText()).toMatch(/Pensum\s+Keine Angabe/)
    expect(await fold('augenoptik-staefa').locator('summary').innerText()).not.toContain('Keine Angabe')
  })

  test('[V-151] a page without jobs says so', async () => {
    const { page: empty, context, problems } = await visit(browser)
    await empty.goto(address('verband', `/de/${WITHOUT_JOBS}`))
    expect(await empty.getByText('Zurzeit sind keine Stellen ausgeschrieben').isVisible()).toBe(true)
    expect([await folds(empty).count(), problems]).toEqual([0, []])
    await context.close()
  })

  test.each([true, false])('[V-152] one is open at a time, and pressing it again closes it; with script: %s', async (javaScriptEnabled) => {
    const { page: fresh, context, problems } = await visit(browser, { javaScriptEnabled, reducedMotion: 'reduce' })
    await fresh.goto(address('seeblick', '/de/team'))
    expect(await openOnes(fresh)).toEqual([])
    for (const id of ['optometrie-rapperswil', 'augenoptik-staefa', 'werkstatt-waedenswil']) {
      await press(fold(id, fresh))
      expect(await openOnes(fresh)).toEqual([id])
    }
    await press(fold('werkstatt-waedenswil', fresh))
    expect([await openOnes(fresh), problems]).toEqual([[], []])
    await context.close()
  })

  test('on a phone the pressed title stays where it is while the job above it closes', async () => {
    const { page: phone, context } = await visit(browser, { viewport: WIDTHS.phone, reducedMotion: 'reduce' })
    await phone.goto(address('seeblick', '/de/team'))
    await awaitBehaviours(phone, '[data-behaviour*="jobs"]')
    await press(fold('augenoptik-staefa', phone))
    const next = fold('optometrie-rapperswil', phone).locator('summary')
    await next.evaluate((summary) => scrollBy(0, summary.getBoundingClientRect().top - 300))
    const top = async () => (await next.boundingBox())?.y ?? 0
    const before = await top()
    await press(fold('optometrie-rapperswil', phone))
    expect(await openOnes(phone)).toEqual(['optometrie-rapperswil'])
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
    await context.close()
  })

  test('an open job has nothing that axe would mind, and search engines get the three that are shown', async () => {
    await open('augenoptik-staefa')
    expect(await violationsOn(page)).toEqual([])
    const graphs = await page.locator('script[type="application/ld+json"]').allTextContents()
    const things = graphs.flatMap((text) => (JSON.parse(text) as { '@graph': { '@type': string; title?: string }[] })['@graph'])
    expect(things.filter((thing) => thing['@type'] === 'JobPosting').map(({ title }) => title)).toEqual(await folds().getByRole('heading', { level: 3 }).allInnerTexts())
    expect(visitor.problems).toEqual([])
  })
})
