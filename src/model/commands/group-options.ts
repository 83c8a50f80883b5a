import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import type { OptionValues } from '../page/document.ts'
import { same } from '../same.ts'
import { defineCommand } from './define-command.ts'
import { changeGroup, findGroup } from './desk.ts'
import { groupKey } from './key.ts'
import { placeName } from './named-group.ts'
import { commonGroups, needsGroup } from './on-field.ts'

const valuesSchema = z.record(z.string().max(60), z.unknown())
const bodySchema = z.strictObject({ groupId: idSchema, before: valuesSchema, after: valuesSchema })

type Body = z.infer<typeof bodySchema>

/** A key that stands on one side only was not set, or is set no longer. */
const keysOf = ({ before, after }: Pick<Body, 'before' | 'after'>) => [...new Set([...Object.keys(before), ...Object.keys(after)])]

function pick(options: OptionValues, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(options, key)).map((key) => [key, options[key]]))
}

function withValues(options: OptionValues, body: Body): OptionValues {
  const keys = keysOf(body)
  return { ...Object.fromEntries(Object.entries(options).filter(([key]) => !keys.includes(key))), ...body.after }
}

/** The choices made for a section or card. Names only those that change, so that two people may change different ones. */
export const groupOptions = defineCommand({
  kind: 'group.options',
  version: 1,
  body: bodySchema,
  touches: ({ groupId }) => [groupKey(groupId)],
  needs: needsGroup,
  apply: (desk, body) => changeGroup(desk, body.groupId, (group) => ({ ...group, options: withValues(group.options, body) })),
  invert: ({ groupId, before, after }) => ({ body: { groupId, before: after, after: before } }),
  fit(desk, body) {
    const group = findGroup(desk, body.groupId)
    if (!group) return null
    const before = pick(group.options, keysOf(body))
    return same(before, body.after) ? null : { ...body, before }
  },
  settle(body, theirs) {
    const options = findGroup(theirs, body.groupId)?.options ?? {}
    const keys = keysOf(body)
    const isNow = (key: string, values: OptionValues) => same(options[key], values[key])
    if (keys.every((key) => isNow(key, body.after))) return 'same'
    return keys.every((key) => isNow(key, body.after) || isNow(key, body.before)) ? 'merged' : 'ask'
  },
  words(body, desk, texts) {
    const group = findGroup(desk, body.groupId)
    const names = keysOf(body).map((key) => texts.option(group?.type ?? '', key))
    return { what: texts.phrases.options, where: `${names.join(', ')} · ${group ? placeName(group, desk, texts) : ''}`, before: null, after: null, locale: null }
  },
  between: (from, to) =>
    commonGroups(from, to).flatMap(({ before, after }): Body[] => {
      const keys = keysOf({ before: before.options, after: after.options }).filter((key) => !same(before.options[key], after.options[key]))
      return keys.length === 0 ? [] : [{ groupId: after.id, before: pick(before.options, keys), after: pick(after.options, keys) }]
    }),
})
