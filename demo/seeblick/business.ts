import type { DemoBusiness } from '../demo-site.ts'
import { jobs, staff } from './jobs.ts'
import { reviews } from './reviews.ts'

type Range = readonly [open: string, close: string]

const open = (days: readonly number[], ...ranges: readonly Range[]) => days.flatMap((day) => ranges.map(([from, to]) => ({ open: { day, time: from }, close: { day, time: to } })))

/** 00:30 to 00:30 is how a closed day is stored. */
const holidays = [
  { date: '2026-12-24', open: '0900', close: '1400' },
  { date: '2026-12-25', open: '0030', close: '0030' },
  { date: '2026-12-26', open: '0030', close: '0030' },
]

export const business: DemoBusiness = {
  id: 'seeblick',
  name: 'Optik Seeblick',
  hasGesundheitsoptik: true,
  reviews,
  branches: [
    {
      id: 'rapperswil',
      name: 'Rapperswil',
      street: 'Fischmarktplatz',
      streetNumber: '7',
      zip: '8640',
      city: 'Rapperswil',
      canton: 'SG',
      phone: '+41 55 555 01 01',
      email: 'rapperswil@optik-seeblick.example',
      openingHours: { periods: [...open([1], ['1330', '1830']), ...open([2, 3, 4, 5], ['0900', '1830']), ...open([6], ['0900', '1600'])], special: holidays },
    },
    {
      id: 'staefa',
      name: 'Stäfa',
      street: 'Seestrasse',
      streetNumber: '118',
      zip: '8712',
      city: 'Stäfa',
      canton: 'ZH',
      phone: '+41 44 555 01 02',
      email: 'staefa@optik-seeblick.example',
      openingHours: { periods: [...open([2, 3, 4, 5], ['0900', '1215'], ['1330', '1830']), ...open([6], ['0900', '1400'])], special: holidays },
    },
    {
      id: 'waedenswil',
      name: 'Wädenswil',
      street: 'Zugerstrasse',
      streetNumber: '24',
      zip: '8820',
      city: 'Wädenswil',
      canton: 'ZH',
      phone: '+41 44 555 01 03',
      email: 'waedenswil@optik-seeblick.example',
      openingHours: { periods: [...open([1, 2, 3, 5], ['0900', '1830']), ...open([4], ['0900', '2000']), ...open([6], ['0900', '1600'])], special: holidays },
    },
  ],
  staff,
  jobs,
}
