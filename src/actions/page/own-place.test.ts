import { expect, test } from 'vitest'
import { settingsSchema } from '../../model/site/settings.ts'
import { ownPlace } from './own-place.ts'

const footer = { street: 'Dorfstrasse 12', city: '3600 Thun', phone: '033 222 11 00', email: 'hallo@example.ch' }

test('what the footer says is the place of a business without a lookup', () => {
  const settings = settingsSchema.parse({ footer, contact: { companyName: 'Sonnenhof' } })
  expect(ownPlace(settings, 'Website')).toMatchObject({ name: 'Sonnenhof', street: 'Dorfstrasse 12', zip: '3600', city: 'Thun', phone: '033 222 11 00', email: 'hallo@example.ch' })
  expect(ownPlace(settingsSchema.parse({ footer: { city: 'Thun' } }), 'Website')).toMatchObject({ name: 'Website', zip: '', city: 'Thun' })
})

test('settings that say nothing are no place', () => expect(ownPlace(settingsSchema.parse({}), 'Website')).toBeNull())
