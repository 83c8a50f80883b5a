import { defineForm } from '../define-form.ts'
import { checkSponsor, countFrom, readSponsor, SPONSOR_PACKAGES } from './sponsor-form.ts'

const TEXTS = ['personsNames', 'aspectPersonsNames', 'company', 'contactName', 'phone', 'email', 'website']
const COUNTS = ['numberOfPersons', 'aspectNumberOfPersons']

export const sponsorForm = defineForm({
  kind: 'sponsor',
  call: {
    path: 'aspectSponsorForm',
    summary: 'Books sponsor packages: prices and what is still free are the server’s.',
    fields: {
      hauptsponsor: 'true or false',
      standprasenz6m: 'true or false',
      standprasenz9m: 'true or false',
      stehlunch: 'true or false',
      nachmittagpause: 'true or false',
      numberOfPersons: 'whole number from 0',
      personsNames: 'text',
      aspectNumberOfPersons: 'whole number from 0',
      aspectPersonsNames: 'text',
      vormittagspause: 'true or false',
      stehlunch2: 'true or false',
      company: 'text',
      contactName: 'text',
      phone: 'text',
      email: 'an e-mail address',
      website: 'must be empty',
    },
    example: {
      hauptsponsor: false,
      standprasenz6m: true,
      standprasenz9m: false,
      stehlunch: false,
      nachmittagpause: false,
      numberOfPersons: 1,
      personsNames: 'Anna Muster',
      aspectNumberOfPersons: 0,
      aspectPersonsNames: '',
      vormittagspause: false,
      stehlunch2: false,
      company: 'Muster AG',
      contactName: 'Anna Muster',
      phone: '055 555 55 55',
      email: 'anna@example.ch',
      website: '',
    },
  },
  saysItsLanguage: false,
  check: checkSponsor,
  read: readSponsor,
  readPosted(form) {
    const textOf = (field: string) => form.get(field) ?? ''
    const texts = Object.fromEntries(TEXTS.map((field) => [field, textOf(field)]))
    const packages = SPONSOR_PACKAGES.map(({ key }) => key)
    return {
      values: {
        ...Object.fromEntries(packages.map((key) => [key, form.has(key)])),
        ...Object.fromEntries(COUNTS.map((field) => [field, countFrom(textOf(field))])),
        ...texts,
      },
      typed: {
        ...Object.fromEntries(packages.filter((key) => form.has(key)).map((key) => [key, 'on'])),
        ...Object.fromEntries(COUNTS.map((field) => [field, textOf(field)])),
        ...texts,
      },
    }
  },
})
