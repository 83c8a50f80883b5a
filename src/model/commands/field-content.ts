import { z } from 'zod'
import { emptyContent, fieldContentSchema, type FieldContent } from '../content/field.ts'
import { mergeContent } from '../content/merge-content.ts'
import { WRITERS } from '../content/written.ts'
import { isLocale, localeSchema, type Locale } from '../locales.ts'
import { same } from '../same.ts'
import { defineCommand } from './define-command.ts'
import { changeField, fieldOn, findGroup, type Desk } from './desk.ts'
import { fieldKey } from './key.ts'
import { commonSlots, needsGroup, slotShape, touchesField, whereOf, type SlotPlace } from './on-field.ts'

const bodySchema = z.strictObject({
  ...slotShape,
  before: fieldContentSchema,
  after: fieldContentSchema,
  by: z.enum(WRITERS).optional(),
  source: z.strictObject({ locale: localeSchema, revision: z.number().int().min(0) }).optional(),
})

type Body = z.infer<typeof bodySchema>

const localesIn = (content: FieldContent): Locale[] =>
  content.type === 'localizedSingleValue' || content.type === 'localizedRichText' ? Object.keys(content.data).filter(isLocale) : []

/** As much of a content as a change speaks about: the same languages, nothing where there is nothing. */
function partOf(content: FieldContent | undefined, { type, data }: FieldContent): FieldContent {
  const known = content?.type === type ? content : emptyContent(type)
  if (known.type === 'localizedSingleValue') return { type: known.type, data: pick(known.data, Object.keys(data ?? {})) }
  if (known.type === 'localizedRichText') return { type: known.type, data: pick(known.data, Object.keys(data ?? {})) }
  return known
}

function pick<Value>(data: Partial<Record<Locale, Value | null>>, keys: readonly string[]): Partial<Record<Locale, Value | null>> {
  return Object.fromEntries(keys.filter(isLocale).map((locale) => [locale, data[locale] ?? null]))
}

/** One language, or the whole of what has no languages. */
function* pieces(content: FieldContent): Generator<FieldContent> {
  switch (content.type) {
    case 'single':
    case 'media':
      yield content
      return
    case 'localizedSingleValue':
      for (const locale of localesIn(content)) yield { type: content.type, data: pick(content.data, [locale]) }
      return
    case 'localizedRichText':
      for (const locale of localesIn(content)) yield { type: content.type, data: pick(content.data, [locale]) }
  }
}

const contentOn = (desk: Desk, { groupId, slot }: SlotPlace) => fieldOn(desk, groupId, slot)?.content

/** Words, values, rich text and pictures of a slot: as stored, normalised. */
const normal = (content: FieldContent) => mergeContent(undefined, content)

const isAlike = (a: FieldContent, b: FieldContent) => same(normal(a), normal(b))

function wordsIn(content: FieldContent, locale: Locale | null): string | null {
  switch (content.type) {
    case 'single':
      return content.data
    case 'localizedSingleValue':
      return (locale && content.data[locale]) ?? null
    case 'localizedRichText':
      return (locale && content.data[locale]?.text) ?? null
    case 'media':
      return null
  }
}

const PHRASE_OF = { single: 'value', localizedSingleValue: 'text', localizedRichText: 'text', media: 'picture' } as const

/** What a slot holds: text, rich text, a value or a picture. Of texts it names only the languages that change. */
export const fieldContent = defineCommand({
  kind: 'field.content',
  version: 1,
  body: bodySchema,
  touches: touchesField,
  needs: needsGroup,
  apply: (desk, body) => changeField(desk, body, body.after.type, (field) => ({ ...field, content: mergeContent(field.content, body.after) })),
  invert: ({ groupId, slot, before, after }) => ({ body: { groupId, slot, before: after, after: before } }),
  fit(desk, body) {
    if (!findGroup(desk, body.groupId)) return null
    const before = partOf(contentOn(desk, body), body.after)
    return isAlike(before, body.after) ? null : { ...body, before }
  },
  settle(body, theirs) {
    const now = contentOn(theirs, body)
    if (isAlike(partOf(now, body.after), body.after)) return 'same'
    const isSeen = [...pieces(body.after)].every((piece) => {
      const stored = partOf(now, piece)
      return isAlike(stored, piece) || isAlike(stored, partOf(body.before, piece))
    })
    return isSeen ? 'merged' : 'ask'
  },
  words(body, desk, texts) {
    const locale = localesIn(body.after)[0] ?? null
    return { what: texts.phrases[PHRASE_OF[body.after.type]], where: whereOf(body, desk, texts), before: wordsIn(body.before, locale), after: wordsIn(body.after, locale), locale }
  },
  between: (from, to) =>
    commonSlots(from, to).flatMap(({ groupId, slot, before, after }): Body[] => {
      const type = (after ?? before)?.content.type ?? 'single'
      const target = after?.content ?? emptyContent(type)
      const union = before ? mergedKeys(target, before.content) : target
      const old = partOf(before?.content, union)
      return isAlike(old, union) ? [] : [{ groupId, slot, before: old, after: union }]
    }),
  origins: ({ groupId, slot, after, by = 'person', source }) => localesIn(after).map((locale) => ({ key: fieldKey(groupId, slot), locale, by, source: source ?? null })),
})

/** The target, saying "nothing" for the languages that only the other has. */
function mergedKeys(target: FieldContent, other: FieldContent): FieldContent {
  if (target.type === 'localizedSingleValue' && other.type === target.type)
    return { type: target.type, data: pick(target.data, [...Object.keys(other.data), ...Object.keys(target.data)]) }
  if (target.type === 'localizedRichText' && other.type === target.type)
    return { type: target.type, data: pick(target.data, [...Object.keys(other.data), ...Object.keys(target.data)]) }
  return target
}
