import { expect, test } from 'vitest'
import { groupOf } from '../../../tests/support/render-section.tsx'
import { contentSecurityPolicy } from '../middleware/security-headers.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import { frameOrigins } from './frame-origins.ts'

const settings = (bookingButton: object = {}) => settingsSchema.parse({ bookingButton })

const booking = (type: string, url: string) => groupOf({ type: 'bookingContainer', options: { bookingLink: { type, url } } })

test('a page may frame the booking addresses that stand on it, and no others', () => {
  const groups = [booking('iframe', 'https://book.example.ch/x?y'), booking('etermin', 'https://etermin.example.ch'), booking('iframe', 'javascript:alert(1)'), booking('iframe', 'https://localhost/x')]
  expect(frameOrigins(groups, settings())).toEqual(['https://book.example.ch'])
  const policy = (frames: string[]) => contentSecurityPolicy({ nonce: null, styleHash: null, isSecure: true, frames })
  expect(policy(['https://book.example.ch'])).toContain('frame-src https://www.youtube-nocookie.com https://book.example.ch;')
  expect(policy([])).toContain('frame-src https://www.youtube-nocookie.com;')
})

test('[V-147] only pages of a site with an active widget may frame it', () => {
  const widget = { active: true, useShoreBooking: true, shoreCompany: 'seeblick' }
  expect(frameOrigins([], settings(widget))).toEqual(['https://connect.shore.com'])
  for (const without of [{ active: false }, { useShoreBooking: false }, { shoreCompany: '' }]) expect(frameOrigins([], settings({ ...widget, ...without }))).toEqual([])
})
