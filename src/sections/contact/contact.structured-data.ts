import type { Branch } from '../../model/business/branch.ts'
import { todayAt } from '../../model/opening-hours/today.ts'
import type { DescribeSection, DescriptionInput, Thing } from '../define-structured-data.ts'
import { describeHours } from '../describe-hours.ts'
import { nameBranch } from '../name-branch.ts'
import { contactDataSchema } from './contact-data.ts'

function describeBranch(branch: Branch, today: string, { site, pageUrl }: DescriptionInput): Thing {
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
    ...describeHours(branch.hours, today, branch.canton),
  }
}

export const describeContact: DescribeSection = (input) => {
  const loaded = contactDataSchema.safeParse(input.data).data
  return loaded?.branches.map((branch) => describeBranch(branch, todayAt(new Date(loaded.now)), input)) ?? []
}
