import { expect, test } from 'vitest'
import { homeSections, offeredPages, presetTrade, proposedPages, tradesOn } from './trades.ts'

const general = { businessType: 'general', features: [] } as const
const optician = { businessType: 'optician', features: [] } as const

test.each([general, optician])('every trade of a site ($businessType) proposes pages and sections that the site has', (site) => {
  const offered = offeredPages(site).map(({ name }) => name)
  for (const trade of tradesOn(site)) {
    expect(offered).toEqual(expect.arrayContaining([...proposedPages(trade)]))
    expect(homeSections(trade, site).length, trade).toBeGreaterThanOrEqual(2)
  }
})

test('trades differ in what they propose, and all of them can be reached', () => {
  expect(proposedPages('food')).toContain('prices')
  expect(proposedPages('practice')).toContain('team')
  for (const trade of tradesOn(general)) expect(proposedPages(trade)).toContain('contact')
})

test('only an optician is offered the trade of opticians, and begins with it', () => {
  expect(tradesOn(general)).not.toContain('optician')
  expect(presetTrade(general)).toBe('other')
  expect(tradesOn(optician)).toContain('optician')
  expect(presetTrade(optician)).toBe('optician')
})
