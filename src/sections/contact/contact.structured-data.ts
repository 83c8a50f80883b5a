import type { Branch } from '../../model/business/branch.ts'
import { specialDaysFrom, weekOf, type OpeningHours, type TimeRange } from '../../model/opening-hours/opening-hours.ts'
import type { DescribeSection, DescriptionInput, Thing } from '../define-structured-data.ts'
import { nameBranch } from '../name-branch.ts'
import { contactDataSchema } from './contact-data.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const times = ({ from, to }: TimeRange) => ({ '@type': 'OpeningHoursSpecification', opens: from, closes: to })

/** Days with the same hours share an entry. */
function regularHours(hours: OpeningHours): Thing[] {
  const ranges = weekOf(hours).flatMap(({ day, ranges: ofDay }) => ofDay.map((range) => ({ day: DAYS[day - 1] ?? '', range })))
  const alike = Map.groupBy(ranges, ({ range }) => `${range.from} ${range.to}`)
  return [...alike.values()].flatMap((entries) => (entries[0] ? [{ ...times(entries[0].range), dayOfWeek: entries.map(({ day }) => day) }] : []))
}

/** Opening and closing at midnight is how schema.org writes a closed day. */
function specialHours(hours: OpeningHours, today: string): Thing[] {
  return specialDaysFrom(hours, today).flatMap(({ date, ranges }) =>
    (ranges.length > 0 ? ranges : [{ from: '00:00', to: '00:00' }]).map((range) => ({ ...times(range), validFrom: date, validThrough: date })),
  )
}

function describeBranch(branch: Branch, today: string, { site, pageUrl }: DescriptionInput): Thing {
  const [regular, special] = [regularHours(branch.hours), specialHours(branch.hours, today)]
  return {
    ...nameBranch(branch, site),
    url: branch.url ?? pageUrl,
    image: `${site.origin}/icon-512.png`,
    logo: `${site.origin}/icon-512.png`,
    parentOrganization: { '@id': site.organizationId },
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${branch.street} ${branch.streetNumber}`.trim(),
      postalCode: branch.zip,
      addressLocality: branch.city,
      addressCountry: 'CH',
    },
    ...(branch.phone !== '' && { telephone: branch.phone }),
    ...(branch.email !== '' && { email: branch.email }),
    ...(regular.length > 0 && { openingHoursSpecification: regular }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

export const describeContact: DescribeSection = (input) => {
  const loaded = contactDataSchema.safeParse(input.data).data
  return loaded?.branches.map((branch) => describeBranch(branch, loaded.today, input)) ?? []
}
