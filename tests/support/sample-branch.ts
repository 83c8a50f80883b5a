import type { Branch } from '../../src/model/business/branch.ts'

/** A shop as its owner would enter it, without hours. */
export const sampleBranch: Branch = {
  id: 'staefa',
  name: 'Seeblick Stäfa',
  url: 'https://www.example.ch/staefa',
  street: 'Seestrasse',
  streetNumber: '118',
  zip: '8712',
  city: 'Stäfa',
  phone: '+41 44 555 01 02',
  email: 'staefa@example.ch',
  hours: { periods: [], special: [] },
}
