import { slotText } from '../../ui/slots/slot.ts'
import type { DescribeSection } from '../define-structured-data.ts'

/** A course without a description is no course to a search engine, so it is left out. */
export const describeCourses: DescribeSection = ({ cards, locale, site, pageUrl }) =>
  cards.flatMap(({ group, slots }) => {
    const [name, description] = [slotText(slots['title'], locale), slotText(slots['description'], locale)]
    if (name === null || description === null) return []
    return [
      {
        '@type': 'Course',
        name,
        description,
        url: `${pageUrl}#s-${group.id}`,
        inLanguage: locale,
        provider: { '@type': 'Organization', '@id': site.organizationId, name: site.name },
      },
    ]
  })
