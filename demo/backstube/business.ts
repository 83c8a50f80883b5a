import type { DemoBusiness } from '../demo-site.ts'

const open = (days: readonly number[], from: string, to: string) => days.map((day) => ({ open: { day, time: from }, close: { day, time: to } }))

export const business: DemoBusiness = {
  id: 'morgenrot',
  name: 'Backstube Morgenrot',
  branches: [
    {
      id: 'webergasse',
      name: 'Backstube Morgenrot',
      street: 'Webergasse',
      streetNumber: '21',
      zip: '8200',
      city: 'Schaffhausen',
      canton: 'SH',
      phone: '+41 52 555 06 30',
      email: 'hallo@morgenrot.example',
      openingHours: {
        periods: [...open([2, 3, 4, 5], '0600', '1830'), ...open([6], '0600', '1600'), ...open([7], '0730', '1200')],
        special: [
          { date: '2026-12-24', open: '0600', close: '1400' },
          { date: '2026-12-25', open: '0030', close: '0030' },
          { date: '2026-12-31', open: '0600', close: '1400' },
          { date: '2027-01-01', open: '0030', close: '0030' },
        ],
      },
    },
  ],
}
