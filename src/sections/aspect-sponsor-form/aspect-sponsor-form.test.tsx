import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'
import { formTexts } from '../../i18n/forms/texts.ts'
import { SPONSOR_PACKAGES } from '../../model/forms/sponsor/sponsor-form.ts'
import { aspectSponsorForm } from './aspect-sponsor-form.section.ts'

const { sponsor, submit } = formTexts.de
const FLAGS = ['bookedHauptsponsor', 'bookedStandprasenz6m', 'bookedStandprasenz9m', 'bookedStehlunch', 'bookedNachmittagpause', 'bookedVormittagspause', 'bookedStehlunch2']

const draw = (options: Record<string, unknown> = {}) => renderSection({ type: 'aspectSponsorForm', id: 'buchung', options })
const rowOf = (html: string, key: string) => new RegExp(`<li[^>]*data-field="${key}".*?</li>`, 's').exec(html)?.[0] ?? ''

test('[V-079] optional title and description, one booked flag for each of the seven packages, and booking closed', () => {
  expect(Object.entries(aspectSponsorForm.slots).map(([name, slot]) => [name, slot.kind, slot.optional])).toEqual([
    ['title', 'text', true],
    ['description', 'text', true],
  ])
  expect(Object.keys(aspectSponsorForm.options).toSorted()).toEqual([...FLAGS, 'bookingClosed', 'color', 'showTitle', 'showDescription'].toSorted())
  for (const [key, option] of Object.entries(aspectSponsorForm.options)) if (key.startsWith('book')) expect(option).toMatchObject({ kind: 'checkbox', default: false })
})

test('its words stand above the form, each only if it is there and switched on', () => {
  const slots = { title: 'Mitmachen', description: 'Wählen Sie aus.' }
  const html = renderSection({ type: 'aspectSponsorForm', slots })
  expect(html).toMatch(/<h2[^>]*>Mitmachen<\/h2>/)
  expect(html.indexOf('Wählen Sie aus.')).toBeLessThan(html.indexOf('<form'))
  expect(renderSection({ type: 'aspectSponsorForm', slots, options: { showTitle: false, showDescription: false } })).not.toMatch(/<h2|Wählen Sie/)
})

test('a list of packages with their prices', () => {
  const html = draw()
  const prices = SPONSOR_PACKAGES.map(({ key }) => /CHF [\d’]+/.exec(rowOf(html, key))?.[0])
  expect(prices).toEqual(['CHF 29’000', 'CHF 1’800', 'CHF 2’700', 'CHF 2’500', 'CHF 2’500', 'CHF 2’000', 'CHF 2’000'])
  expect(html).toContain('CHF 300 pro Person')
  expect(html).toContain('CHF 399 pro Person')
  expect(html).toMatch(/<output[^>]*>CHF 0<\/output>/)
})

test.each(SPONSOR_PACKAGES)('$key: its flag takes it out of the offer, and no other', ({ key }) => {
  const flag = FLAGS.find((one) => one.toLowerCase() === `booked${key.toLowerCase()}`) ?? ''
  const html = draw({ [flag]: true })
  expect(SPONSOR_PACKAGES.filter((each) => rowOf(html, each.key).includes(sponsor.bookedOut)).map((each) => each.key)).toEqual([key])
  expect(SPONSOR_PACKAGES.filter((each) => rowOf(html, each.key).includes('disabled=""')).map((each) => each.key)).toEqual([key])
})

test('a closed booking says so, and nothing in it can be filled in', () => {
  const html = draw({ bookingClosed: true })
  expect(html).toContain(`>${sponsor.closed}</button>`)
  expect(html).toContain(sponsor.closedText)
  expect(html).not.toContain(`>${submit.idle}</button>`)
  const fields = (html.match(/<(?:input|textarea)[^>]*>/g) ?? []).filter((tag) => !/name="(?:website|_form)"/.test(tag))
  expect(fields).toHaveLength(15)
  for (const tag of fields) expect(tag).toContain('disabled=""')
})

test('names that a number of persons makes necessary are not called optional', () => {
  expect(draw()).not.toContain(formTexts.de.optional)
})

test('without script an order of nothing is told above the packages, not at one of them', () => {
  const html = renderSection({ type: 'aspectSponsorForm', id: 'buchung' }, { form: { groupId: 'buchung', state: 'invalid', errors: { packages: 'nothingBooked' }, values: {} } })
  expect(html.indexOf(`>${formTexts.de.messages.nothingBooked}<`)).toBeGreaterThan(html.indexOf(`>${sponsor.parts.packages}<`))
  expect(html.indexOf(`>${formTexts.de.messages.nothingBooked}<`)).toBeLessThan(html.indexOf('<ul'))
})

test('a page drawn after a mistake keeps what was chosen and typed; what is booked out by now is not chosen', () => {
  const html = renderSection(
    { type: 'aspectSponsorForm', id: 'buchung', options: { bookedStehlunch: true } },
    {
      form: {
        groupId: 'buchung',
        state: 'refused',
        values: { stehlunch: 'on', vormittagspause: 'on', numberOfPersons: '2', company: 'Glas AG' },
        errors: { stehlunch: 'bookedOut' },
        reason: 'Das ist inzwischen ausgebucht.',
      },
    },
  )
  expect(rowOf(html, 'vormittagspause')).toContain('checked=""')
  expect(rowOf(html, 'stehlunch')).not.toContain('checked=""')
  expect(rowOf(html, 'stehlunch')).toContain(formTexts.de.messages.bookedOut)
  expect(html).toMatch(/name="numberOfPersons"[^>]* value="2"/)
  expect(html).toMatch(/name="company"[^>]* value="Glas AG"/)
})

test('a page drawn after it was sent says thank you', () => {
  const html = renderSection({ type: 'aspectSponsorForm', id: 'buchung' }, { form: { groupId: 'buchung', state: 'sent', values: {}, errors: {} } })
  expect(html).toContain(sponsor.sent)
  expect(html).not.toContain('<form')
})

test('in edit mode it is a picture: no form, no address, out of reach', () => {
  const html = renderSection({ type: 'aspectSponsorForm', id: 'buchung' }, { mode: 'edit' })
  expect(html).toContain('inert=""')
  expect(html).not.toMatch(/<form|data-send|data-behaviour/)
})
