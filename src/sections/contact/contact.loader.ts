import { branchesTag } from '../../model/cache-tags.ts'
import { openState } from '../../model/opening-hours/open-state.ts'
import { endOfDay } from '../../model/opening-hours/today.ts'
import type { SectionLoader } from '../define-loader.ts'
import { contactDataSchema, type ContactData } from './contact-data.ts'
import { contact } from './contact.section.ts'

export const contactLoader: SectionLoader = {
  tags: ({ siteId }) => [branchesTag(siteId)],
  load: async (sources, { options, now }): Promise<ContactData> => {
    const chosen = contact.options.locations.schema.parse(options['locations'])
    const branches = await sources.branches(chosen.length === 0 ? 'all' : chosen)
    const own = chosen.length === 0 && branches.length === 0 ? await sources.ownPlace() : null
    return { branches: own ? [own] : [...branches], now: now.toISOString() }
  },
  // Which line is today's, which special days are over, and whether it is open now is part of the page.
  expiresAt: ({ now }, data) => {
    const changes = contactDataSchema.safeParse(data).data?.branches.map(({ hours, canton }) => openState(hours, now, canton).changesAt.getTime()) ?? []
    return new Date(Math.min(endOfDay(now).getTime(), ...changes))
  },
}
