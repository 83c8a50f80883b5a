import { branchesTag } from '../../model/cache-tags.ts'
import { openState } from '../../model/opening-hours/open-state.ts'
import { endOfDay } from '../../model/opening-hours/today.ts'
import { branchWords } from '../branch-words.ts'
import type { LoaderInput, SectionLoader } from '../define-loader.ts'
import { contactDataSchema, type ContactData } from './contact-data.ts'
import { contact } from './contact.section.ts'

function chosenIn(options: LoaderInput['options']): readonly string[] | 'all' {
  const chosen = contact.options.locations.schema.parse(options['locations'])
  return chosen.length === 0 ? 'all' : chosen
}

export const contactLoader: SectionLoader = {
  tags: ({ siteId }) => [branchesTag(siteId)],
  load: async (sources, { options, now }): Promise<ContactData> => {
    const chosen = chosenIn(options)
    const branches = await sources.branches(chosen)
    const own = chosen === 'all' && branches.length === 0 ? await sources.ownPlace() : null
    return { branches: own ? [own] : [...branches], now: now.toISOString() }
  },
  words: async (sources, { options }) => (await sources.branches(chosenIn(options))).map(branchWords),
  // Which line is today's, which special days are over, and whether it is open now is part of the page.
  expiresAt: ({ now }, data) => {
    const changes = contactDataSchema.safeParse(data).data?.branches.map(({ hours, canton }) => openState(hours, now, canton).changesAt.getTime()) ?? []
    return new Date(Math.min(endOfDay(now).getTime(), ...changes))
  },
}
