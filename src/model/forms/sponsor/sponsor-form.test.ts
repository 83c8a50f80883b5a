import { describe, expect, test } from 'vitest'
import { bookedOption, checkOrder, checkSponsor, countFrom, formatFrancs, readSponsor, SPONSOR_PACKAGES, sponsorTotal } from './sponsor-form.ts'

const valid = {
  numberOfPersons: 0,
  personsNames: '',
  aspectNumberOfPersons: 0,
  aspectPersonsNames: '',
  company: 'A',
  contactName: 'B',
  phone: '0',
  email: 'a@b.ch',
  website: '',
}
const everything = Object.fromEntries(SPONSOR_PACKAGES.map(({ key }) => [key, true]))

describe('sponsorTotal', () => {
  test('[V-126] single prices in CHF', () => {
    const prices = Object.fromEntries(SPONSOR_PACKAGES.map(({ key }) => [key, sponsorTotal({ [key]: true })]))
    expect(prices).toEqual({ hauptsponsor: 29_000, standprasenz6m: 1800, standprasenz9m: 2700, stehlunch: 2500, stehlunch2: 2500, nachmittagpause: 2000, vormittagspause: 2000 })
    expect(sponsorTotal({ numberOfPersons: 1 })).toBe(300)
    expect(sponsorTotal({ aspectNumberOfPersons: 1 })).toBe(399)
  })

  test('the total is the plain sum, and nothing that is no booking counts', () => {
    expect(sponsorTotal({})).toBe(0)
    expect(sponsorTotal({ ...everything, numberOfPersons: 2, aspectNumberOfPersons: 3 })).toBe(44_297)
    expect(sponsorTotal({ hauptsponsor: 'on', stehlunch: 1, numberOfPersons: -5, aspectNumberOfPersons: Number.NaN, total: 99 })).toBe(0)
  })
})

describe('checkSponsor', () => {
  test('one character is enough, and nothing needs to be ticked', () => {
    expect(checkSponsor(valid)).toEqual({})
    expect(checkSponsor({ ...valid, ...everything })).toEqual({})
  })

  test.each([
    ['numberOfPersons', 'personsCount', [-1, 1.5, '2', '', null, undefined, Number.NaN, Infinity, []]],
    ['aspectNumberOfPersons', 'personsCount', [-1, 1.5, '2', null, undefined, Number.NaN]],
    ['numberOfPersons', 'personsAtMost', [1001, 999_999_999]],
    ['company', 'companyRequired', ['', ' ', undefined, null, 7]],
    ['contactName', 'nameRequired', ['', undefined, null, 7]],
    ['phone', 'phoneFormat', ['', undefined, null, 7]],
    ['email', 'emailFormat', ['', 'abc', undefined, null, 7, 'a@b.ch\nCc: x@y.ch']],
    ['website', 'No input allowed in this field', ['x', ' ', 0, false]],
    ['hauptsponsor', 'invalid', ['on', 1, null, 'true']],
    ['company', 'tooLong', ['x'.repeat(201)]],
    ['company', 'invalid', ['a\r\nb', 'a\u0000b']],
    ['personsNames', 'invalid', [7, ['a'], 'a\u0000b']],
  ])('%s gives %s', (field, message, values) => {
    for (const value of values) expect(checkSponsor({ ...valid, [field]: value }), JSON.stringify(value)).toEqual({ [field]: message })
  })

  test('names are needed from one person on', () => {
    expect(checkSponsor({ ...valid, numberOfPersons: 1 })).toEqual({ personsNames: 'personsNames' })
    expect(checkSponsor({ ...valid, aspectNumberOfPersons: 2, aspectPersonsNames: ' ' })).toEqual({ aspectPersonsNames: 'personsNames' })
    expect(checkSponsor({ ...valid, numberOfPersons: 2, personsNames: 'Anna\nBruno' })).toEqual({})
  })
})

test('something is ordered: a package or a person, and a wrong number is another mistake', () => {
  expect(checkOrder(valid)).toEqual({ packages: 'nothingBooked' })
  for (const more of [{ stehlunch: true }, { numberOfPersons: 1 }, { aspectNumberOfPersons: 1 }, { numberOfPersons: 1001 }, { numberOfPersons: Number.NaN }])
    expect(checkOrder({ ...valid, ...more }), JSON.stringify(more)).toEqual({})
})

test('francs as written in Switzerland', () => {
  expect([0, 300, 1800, 29_000, 44_297, 1_234_567].map(formatFrancs)).toEqual(['0', '300', '1’800', '29’000', '44’297', '1’234’567'])
})

test('a number field as text: an empty one is no number', () => {
  expect(['0', ' 12 ', '-1'].map(countFrom)).toEqual([0, 12, -1])
  for (const text of ['', 'x', '1e3', '0x10', '1.5', '9'.repeat(30)]) expect(countFrom(text)).toBeNaN()
})

test('a booking keeps what was chosen, with its prices', () => {
  expect(readSponsor({ ...valid, stehlunch: true, hauptsponsor: false, numberOfPersons: 2, personsNames: 'Anna', total: 1 })).toEqual({
    company: 'A',
    contactName: 'B',
    phone: '0',
    email: 'a@b.ch',
    personsNames: 'Anna',
    aspectPersonsNames: '',
    items: [
      { item: 'stehlunch', count: 1, price: 2500 },
      { item: 'numberOfPersons', count: 2, price: 300 },
    ],
    total: 3100,
  })
})

test('every package has its flag', () => {
  expect(SPONSOR_PACKAGES.map(({ key }) => bookedOption(key))).toEqual([
    'bookedHauptsponsor',
    'bookedStandprasenz6m',
    'bookedStandprasenz9m',
    'bookedStehlunch',
    'bookedStehlunch2',
    'bookedVormittagspause',
    'bookedNachmittagpause',
  ])
})
