import { wholeSiteTag } from '../../model/cache-tags.ts'
import { navigationChange } from '../../model/commands/navigation-change.ts'
import { navigationSchema } from '../../model/site/navigation.ts'
import { definePerformer } from './define-performer.ts'
import { readValue } from './read-value.ts'

/** The menu stands on every page, so all of them are forgotten. */
export const performNavigationChange = definePerformer(navigationChange, (_, body) => ({ ...body, after: readValue(navigationSchema, body.after) }), {
  tags: ({ site }) => [wholeSiteTag(site.id)],
})
