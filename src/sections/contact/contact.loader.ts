import { branchesTag } from '../../model/cache-tags.ts'
import { todayAt } from '../../model/opening-hours/today.ts'
import type { SectionLoader } from '../define-loader.ts'
import type { ContactData } from './contact-data.ts'
import { contact } from './contact.section.ts'

export function createContactLoader(now: () => Date): SectionLoader {
  return {
    tags: ({ siteId }) => [branchesTag(siteId)],
    load: async (sources, { options }): Promise<ContactData> => {
      const chosen = contact.options.locations.schema.parse(options['locations'])
      return { branches: [...(await sources.branches(chosen.length === 0 ? 'all' : chosen))], today: todayAt(now()) }
    },
  }
}

export const contactLoader = createContactLoader(() => new Date())
