import type { Fact } from '../../model/commands/facts.ts'
import { readKey } from '../../model/commands/key.ts'
import { fieldSchema } from '../../model/content/field.ts'

/** Sections of which the screen may need more than the facts: a picture, where a link leads, what a loader found. */
export function needsScreen(facts: readonly Fact[]): string[] {
  const ids = facts.flatMap(({ key, value }) => {
    const parts = readKey(key)
    if (parts?.of === 'group') return value === null ? [] : [parts.groupId]
    if (parts?.of !== 'field') return []
    const field = fieldSchema.safeParse(value).data
    const isPlain = !field || ((field.content.type === 'single' || field.content.type === 'localizedSingleValue') && field.options.link == null)
    return isPlain ? [] : [parts.groupId]
  })
  return [...new Set(ids)]
}
