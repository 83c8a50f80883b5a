import { hostTag, markTags } from '../../model/cache-tags.ts'
import { thingOn } from '../../model/commands/desk.ts'
import { patched } from '../../model/commands/patch.ts'
import { themeChange } from '../../model/commands/theme-change.ts'
import { themeSchema } from '../../model/site/theme.ts'
import { hostsOf } from '../../store/sites.ts'
import { definePerformer } from './define-performer.ts'
import { readValue } from './read-value.ts'

/** A site is known by its hosts together with its theme, and its icons are drawn in its colours: all of that is forgotten. */
export const performThemeChange = definePerformer(
  themeChange,
  ({ desk }, body) => {
    const before = readValue(themeSchema, thingOn(desk, 'theme'))
    return { before, after: readValue(themeSchema, patched(before, body.before, body.after)) }
  },
  { tags: async ({ tx, site }) => [...markTags(site.id), ...(await hostsOf(tx, site.id)).map(hostTag)] },
)
