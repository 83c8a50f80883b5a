import { expect, test } from 'vitest'
import { settingsSchema } from '../../../model/site/settings.ts'
import { darkLogoNeeds } from './dark-logo.ts'

const ID = '0123456789abcdefghjkmnpqrs'
const settings = (given: object) => settingsSchema.parse(given)

test.each([
  ['a dark page without a picture for it', settings({ logo: { picture: ID } }), 'dark', 'picture'],
  ['one that has it and does not use it', settings({ logo: { picture: ID, alternative: ID } }), 'dark', 'use'],
  ['one that uses it', settings({ logo: { picture: ID, alternative: ID }, header: { useAlternativeLogo: true } }), 'dark', null],
  ['a light page', settings({ logo: { picture: ID } }), 'light', null],
  ['a name in words', settings({}), 'dark', null],
] as const)('%s', (_, given, scheme, needs) => expect(darkLogoNeeds(given, { scheme })).toBe(needs))
