import { branchesTag } from '../../model/cache-tags.ts'
import { endOfDay, todayAt } from '../../model/opening-hours/today.ts'
import type { SectionLoader } from '../define-loader.ts'
import type { ContactData } from './contact-data.ts'
import { contact } from './contact.section.ts'

export const contactLoader: SectionLoader = {
  tags: ({ siteId }) => [branchesTag(siteId)],
  load: async (sources, { options, now }): Promise<ContactData> => {
    const chosen = contact.options.locations.schema.parse(options['locations'])
    return { branches: [...(await sources.branches(chosen.length === 0 ? 'all' : chosen))], today: todayAt(now) }
  },
  // Which line is today's, and which special days are over, is part of the page.
  expiresAt: ({ now }) => endOfDay(now),
}
