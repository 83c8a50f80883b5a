import { describe, expect, test } from 'vitest'
import { demoSites } from '../../../demo/sites.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import { buildBooking } from './build-booking.ts'

const PAGE = '0'.repeat(26)
const [seeblick] = demoSites
if (!seeblick) throw new Error('The demo sites are missing')
const site = { ...seeblick, id: 'site', host: 'optik.example.ch' }

const build = (button: object, places: readonly { name: string; phone: string }[] = []) =>
  buildBooking({
    site,
    button: settingsSchema.parse({ bookingButton: { active: true, ...button } }).bookingButton,
    contactEmail: 'info@optik.example.ch',
    places,
    locale: 'fr',
    pageOf: (id) => (id === PAGE ? { href: '/fr/rendez-vous', name: 'Rendez-vous' } : undefined),
  })

describe('what the booking button leads to', () => {
  test('[V-140] nothing is shown while it is off, or leads nowhere', () => {
    expect(build({ active: false, url: 'https://termin.example.ch' })).toBeNull()
    expect(build({})).toBeNull()
    expect(build({ page: '1'.repeat(26) })).toBeNull()
    expect(build({ useShoreBooking: true })).toBeNull()
  })

  test('position and colour are the chosen ones', () => {
    expect(build({ url: 'https://termin.example.ch' })).toMatchObject({ position: 'right', color: 'primary' })
    for (const color of ['primary', 'secondary', 'background', 'header'])
      expect(build({ url: 'https://termin.example.ch', color, position: 'left' })).toMatchObject({ position: 'left', color })
  })

  test('links, page, phone and e-mail are targets beside the address; the company’s name is kept', () => {
    const booking = build({
      url: 'https://www.termin.example.ch/x',
      links: [
        { type: 'phone', phone: '044 555 01 02' },
        { type: 'page', page: { id: PAGE } },
      ],
      page: PAGE,
      phone: '+41 44 555 01 01',
      email: 'a@b.example',
      externalCompany: 'Termin AG',
    })
    expect(booking?.company).toBe('Termin AG')
    expect(booking?.targets).toEqual([
      { kind: 'url', href: 'https://www.termin.example.ch/x', detail: 'termin.example.ch' },
      { kind: 'phone', href: 'tel:0445550102', detail: '044 555 01 02' },
      { kind: 'page', href: '/fr/rendez-vous', detail: 'Rendez-vous' },
      { kind: 'phone', href: 'tel:+41445550101', detail: '+41 44 555 01 01' },
      { kind: 'email', href: 'mailto:a@b.example', detail: 'a@b.example' },
    ])
  })

  test('[V-145] the widget’s address names language, layout, location and the site’s colour', () => {
    const { widgetUrl } = build({ useShoreBooking: true, shoreCompany: 'Seeblick-1', url: 'https://termin.example.ch' }) ?? {}
    const url = new URL(widgetUrl ?? '')
    expect([url.origin, url.pathname]).toEqual(['https://connect.shore.com', '/bookings/Seeblick-1/services'])
    expect(Object.fromEntries(url.searchParams)).toEqual({ locale: 'fr', layout: 'nolayout', select_location: 'false', theme_color: site.theme.colors.primary })
  })

  test('the own site, and addresses nobody books with, are no targets', () => {
    expect(
      build({
        links: [
          { type: 'url', url: 'https://optik.example.ch/x' },
          { type: 'url', url: 'http://termin.example.ch' },
          { type: 'url', url: 'https://192.168.0.1/' },
        ],
      }),
    ).toBeNull()
  })

  test.each(['http://termin.example.ch', 'https://localhost/x', 'https://10.0.0.1', 'https://www.facebook.com/x', 'javascript:alert(1)'])(
    '%s is refused when it is saved',
    (url) => {
      expect(settingsSchema.safeParse({ bookingButton: { url } }).success).toBe(false)
    },
  )

  test('beside the widget stand the ways around it: should it be dead, phone and mail are there', () => {
    const widget = { useShoreBooking: true, shoreCompany: 'optik' }
    expect(build({ ...widget, phone: '055 555 01 01', url: 'https://termin.example.ch' })?.targets).toEqual([
      { kind: 'phone', href: 'tel:0555550101', detail: '055 555 01 01' },
      { kind: 'email', href: 'mailto:info@optik.example.ch', detail: 'info@optik.example.ch' },
    ])
    const branches = [
      { name: 'Stäfa', phone: '+41 44 555 01 02' },
      { name: 'Wädenswil', phone: '' },
    ]
    expect(build(widget, branches)?.targets).toMatchObject([{ href: 'tel:+41445550102', detail: 'Stäfa +41 44 555 01 02' }, { kind: 'email' }])
    expect(build({ ...widget, phone: '055 555 01 01' }, branches)?.targets, 'its own number is enough').toMatchObject([{ href: 'tel:0555550101' }, { kind: 'email' }])
    expect(build({ ...widget, email: 'termin@optik.example.ch' })?.targets).toMatchObject([{ href: 'mailto:termin@optik.example.ch' }])
  })
})
