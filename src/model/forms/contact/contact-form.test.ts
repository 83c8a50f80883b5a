import { describe, expect, test } from 'vitest'
import { checkContact, CONTACT_TOPICS, readContact } from './contact-form.ts'

const valid = {
  anrede: 'frau',
  vorname: 'A',
  nachname: 'B',
  plz: '8',
  email: 'a@b.ch',
  telefon: '0',
  existingCustomer: 'nein',
  themes: ['other'],
  bevorzugterTermin: 'm',
  bevorzugteUhrzeit: 'm',
}

describe('checkContact', () => {
  test('the optional fields may be missing, and one character is enough in the others', () => {
    expect(checkContact(valid)).toEqual({})
    expect(CONTACT_TOPICS).toHaveLength(13)
  })

  test.each([
    ['anrede', 'anredeRequired', ['', 'Frau', 'dr', undefined, null, 1, ['frau'], {}]],
    ['vorname', 'vornameRequired', ['', '  ', undefined, null, 7, [], {}]],
    ['nachname', 'nachnameRequired', ['', undefined, null, 7]],
    ['plz', 'plzRequired', ['', undefined, null, 8000]],
    ['telefon', 'telefonRequired', ['', undefined, null, 44]],
    ['email', 'emailFormat', ['', 'abc', undefined, null, 7, ['a@b.ch'], 'a@b.ch\r\nBcc: x@y.ch', `${'a'.repeat(10_000)}@b.ch`]],
    ['existingCustomer', 'existingCustomerRequired', ['', 'yes', 'Ja', undefined, null, true]],
    ['themes', 'themesRequired', [[], 'x', [1], ['other', 1], [''], [null], undefined, null, {}, Array.from({ length: 21 }, () => 'other'), ['a\u0000b']]],
    ['bevorzugterTermin', 'terminRequired', ['', undefined, null, 7]],
    ['bevorzugteUhrzeit', 'uhrzeitRequired', ['', undefined, null, 7]],
    ['website', 'Spam detected', ['http://spam.example', ' ', 0, false, [], {}]],
  ])('%s gives %s', (field, message, values) => {
    for (const value of values) expect(checkContact({ ...valid, [field]: value }), JSON.stringify(value)).toEqual({ [field]: message })
  })

  test.each(['vorname', 'nachname', 'plz', 'telefon', 'strasse', 'ort', 'dateOfBirth', 'bevorzugterTermin', 'bevorzugteUhrzeit'])(
    '%s is one line of at most 200 characters',
    (field) => {
      expect(checkContact({ ...valid, [field]: 'x'.repeat(200) })).toEqual({})
      expect(checkContact({ ...valid, [field]: 'x'.repeat(201) })).toEqual({ [field]: 'tooLong' })
      for (const value of ['a\nb', 'a\rb', 'a\u0000b', 'a\u2028b']) expect(checkContact({ ...valid, [field]: value })).toEqual({ [field]: 'invalid' })
    },
  )

  test('a remark has line breaks and up to 10,000 characters, but no control characters', () => {
    expect(checkContact({ ...valid, fragenAnmerkungen: 'x\r\n\t'.repeat(2500) })).toEqual({})
    expect(checkContact({ ...valid, fragenAnmerkungen: 'x'.repeat(10_001) })).toEqual({ fragenAnmerkungen: 'tooLong' })
    expect(checkContact({ ...valid, fragenAnmerkungen: 'a\u0000b' })).toEqual({ fragenAnmerkungen: 'invalid' })
    expect(checkContact({ ...valid, fragenAnmerkungen: 7 })).toEqual({ fragenAnmerkungen: 'invalid' })
  })
})

test('what is kept: known fields only, trimmed, one kind of line break, no half characters', () => {
  const kept = readContact({
    ...valid,
    vorname: ' Anna ',
    email: ' a@b.ch ',
    themes: ['other', 'other'],
    fragenAnmerkungen: 'eins\r\nzwei \ud83d',
    website: '',
    contactEmail: 'x@y.ch',
    total: 1,
  })
  expect(kept).toEqual({ ...valid, vorname: 'Anna', dateOfBirth: '', strasse: '', ort: '', fragenAnmerkungen: 'eins\nzwei \ufffd' })
})
