import { describe, expect, test } from 'vitest'
import { BOOKING_LINK_TYPES, bookingLinkSchema, bookingTypesFor, isAllowedBookingUrl, isBookingLinkFor } from './booking-link.ts'

describe('booking addresses', () => {
  test.each(['https://www.etermin.net/optik-seeblick', 'https://termin.example.ch/?branch=2', 'https://buchen.example.ch:8443/', ' https://example.ch/termin '])(
    '[E-092] %j is accepted',
    (url) => {
      expect(bookingLinkSchema.safeParse({ type: 'iframe', url }).success).toBe(true)
    },
  )

  test('what is stored is what the parser understood', () => {
    expect(bookingLinkSchema.parse({ type: 'iframe', url: ' HTTPS://Termin.Example.CH/ä b ' }).url).toBe('https://termin.example.ch/%C3%A4%20b')
    expect(bookingLinkSchema.safeParse({ type: 'iframe', url: `https://example.ch/${'ä'.repeat(1000)}` }).success).toBe(false)
  })

  test.each([
    '',
    'kein Link',
    'example.ch',
    '/termin',
    '//example.ch',
    '\\\\example.ch',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.ch/1',
    'file:///etc/passwd',
    'ftp://example.ch',
    'http://example.ch',
    'https:evil.example/x',
    'https:/evil.example/x',
    'https:///evil.example',
    'https://localhost',
    'https://localhost:3000/x',
    'https://app.localhost',
    'https://localhost.',
    'https://drucker',
    'https://drucker.local',
    'https://wiki.intranet',
    'https://nas.home.arpa',
    'https://10.0.0.5',
    'https://10.1',
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://192.168.1.1',
    'https://172.16.0.1',
    'https://169.254.169.254',
    'https://8.8.8.8',
    'https://[::1]',
    'https://[::]',
    'https://[fd00::1]',
    'https://[fe80::1]',
    'https://[::ffff:10.0.0.1]',
    'https://user:pass@example.ch',
    'https://example.ch@10.0.0.1/',
    'https://www.google.com/calendar',
    'https://facebook.com',
    `https://example.ch/${'x'.repeat(2000)}`,
  ])('[E-092] %j is refused', (url) => {
    expect(bookingLinkSchema.safeParse({ type: 'iframe', url }).success).toBe(false)
  })

  test('[E-092] the own site is refused, its look-alikes are not', () => {
    const rules = { ownHosts: ['seeblick.ch'] }
    expect(isAllowedBookingUrl('https://seeblick.ch/termin', rules)).toBe(false)
    expect(isAllowedBookingUrl('https://www.seeblick.ch/termin', rules)).toBe(false)
    expect(isAllowedBookingUrl('https://optik-seeblick.ch/termin', rules)).toBe(true)
  })

  test('[E-092] [V-146] health-optics booking is for opticians only, and no type may lead back to one of the site’s hosts', () => {
    const site = { hosts: ['seeblick.ch', 'seeblick.example'], isOptician: false }
    expect(bookingTypesFor(site)).toEqual(['etermin', 'iframe'])
    expect(bookingTypesFor({ isOptician: true })).toEqual(BOOKING_LINK_TYPES)
    const link = { type: 'healthOptics', url: 'https://termin.example.ch' } as const
    expect(isBookingLinkFor(link, site)).toBe(false)
    expect(isBookingLinkFor(link, { ...site, isOptician: true })).toBe(true)
    for (const type of BOOKING_LINK_TYPES) expect(isBookingLinkFor({ type, url: 'https://www.seeblick.example/termin' }, { ...site, isOptician: true })).toBe(false)
  })

  test('[E-092] the list of blocked hosts can be chosen', () => {
    expect(isAllowedBookingUrl('https://termin.example.ch', { blockedHosts: ['example.ch'] })).toBe(false)
    expect(isAllowedBookingUrl('https://facebook.com', { blockedHosts: [] })).toBe(true)
  })
})

test('[E-091] a booking link has one of three types and an address, and nothing else', () => {
  expect(BOOKING_LINK_TYPES).toEqual(['etermin', 'healthOptics', 'iframe'])
  const url = 'https://termin.example.ch'
  for (const type of BOOKING_LINK_TYPES) expect(bookingLinkSchema.safeParse({ type, url }).success).toBe(true)
  expect(bookingLinkSchema.safeParse({ type: 'widget', url }).success).toBe(false)
  expect(bookingLinkSchema.safeParse({ type: 'iframe' }).success).toBe(false)
  expect(bookingLinkSchema.safeParse({ type: 'iframe', url, html: '<b>' }).success).toBe(false)
})
