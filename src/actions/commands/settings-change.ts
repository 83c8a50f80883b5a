import type { z } from 'zod'
import { wholeSiteTag } from '../../model/cache-tags.ts'
import { settingsChange } from '../../model/commands/settings-change.ts'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'
import { definePerformer } from './define-performer.ts'
import { readValue } from './read-value.ts'

/** Settings say something on every page, so all of them are forgotten. */
export const performSettingsChange = definePerformer(
  settingsChange,
  (_, body) => {
    const schema: z.ZodType<Settings[typeof body.part]> = settingsSchema.shape[body.part]
    return { ...body, after: readValue(schema, body.after) }
  },
  { tags: ({ site }) => [wholeSiteTag(site.id)] },
)
