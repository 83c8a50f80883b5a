import { plainText } from '../../model/content/rich-text.ts'
import type { DescribeSection, DescriptionInput, Thing } from '../define-structured-data.ts'
import { isJobs, type ShownJob } from './shown-job.ts'

/** 80–100 % is both: part-time for whoever wishes, full-time at most. */
function employmentTypes(workQuota: string): string[] {
  const shares = [...workQuota.slice(0, 60).matchAll(/\d+(?=[\s\d–%-]*%)/g)].map(([share]) => Number(share))
  return [...(shares.includes(100) ? ['FULL_TIME'] : []), ...(shares.some((share) => share < 100) ? ['PART_TIME'] : [])]
}

function describeJob({ id, title, createdOn, workQuota, description, branch, contact }: ShownJob, { site, pageUrl }: DescriptionInput): Thing {
  const types = workQuota === null ? [] : employmentTypes(workQuota)
  return {
    '@type': 'JobPosting',
    '@id': `${site.origin}/#job-${id}`,
    title,
    description: plainText(description).trim() || title,
    datePosted: createdOn,
    url: pageUrl,
    ...(workQuota !== null && { workHours: workQuota }),
    ...(types.length > 0 && { employmentType: types }),
    hiringOrganization: { '@type': 'Organization', '@id': site.organizationId, name: site.name, sameAs: `${site.origin}/` },
    jobLocation: {
      '@type': 'Place',
      name: branch.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${branch.street} ${branch.streetNumber}`.trim(),
        postalCode: branch.zip,
        addressLocality: branch.city,
        ...(branch.canton !== undefined && { addressRegion: branch.canton }),
        addressCountry: 'CH',
      },
    },
    applicationContact: {
      '@type': 'ContactPoint',
      ...(contact && { name: `${contact.firstName} ${contact.lastName}` }),
      ...(branch.phone !== '' && { telephone: branch.phone }),
      ...(branch.email !== '' && { email: branch.email }),
    },
  }
}

export const describeJobs: DescribeSection = (input) => (isJobs(input.data) ? input.data.map((job) => describeJob(job, input)) : [])
