import { z } from 'zod'
import type { LocalizedText } from '../content/field.ts'
import { isLocale, localeSchema } from '../locales.ts'
import { same } from '../same.ts'
import { defineCommand } from './define-command.ts'
import { changeField, fieldOn, findGroup, type Desk } from './desk.ts'
import { commonSlots, needsGroup, slotShape, touchesField, whereOf, type SlotPlace } from './on-field.ts'

const textsSchema = z.partialRecord(localeSchema, z.string().max(500).nullable())
const bodySchema = z.strictObject({ ...slotShape, before: textsSchema, after: textsSchema })

const altOn = (desk: Desk, { groupId, slot }: SlotPlace): LocalizedText => fieldOn(desk, groupId, slot)?.options.alt ?? {}

const pick = (alt: LocalizedText, like: LocalizedText): LocalizedText =>
  Object.fromEntries(
    Object.keys(like)
      .filter(isLocale)
      .map((locale) => [locale, alt[locale] ?? null]),
  )

const written = (alt: LocalizedText): LocalizedText => Object.fromEntries(Object.entries(alt).filter(([, text]) => text != null))

/** What a picture shows, in words, for those who do not see it. Names only the languages that change. */
export const fieldAlt = defineCommand({
  kind: 'field.alt',
  version: 1,
  body: bodySchema,
  touches: touchesField,
  needs: needsGroup,
  apply: (desk, body) =>
    changeField(desk, body, 'media', (field) => {
      const { alt: old, ...options } = field.options
      const alt = written({ ...old, ...body.after })
      return { ...field, options: Object.keys(alt).length > 0 ? { ...options, alt } : options }
    }),
  invert: ({ before, after, ...place }) => ({ body: { ...place, before: after, after: before } }),
  fit(desk, body) {
    if (!findGroup(desk, body.groupId)) return null
    const before = pick(altOn(desk, body), body.after)
    return same(before, body.after) ? null : { ...body, before }
  },
  settle(body, theirs) {
    const now = pick(altOn(theirs, body), body.after)
    if (same(now, body.after)) return 'same'
    const isSeen = Object.entries(now).every(([locale, text]) => isLocale(locale) && (text === body.after[locale] || text === (body.before[locale] ?? null)))
    return isSeen ? 'merged' : 'ask'
  },
  words(body, desk, texts) {
    const locale = Object.keys(body.after).filter(isLocale)[0] ?? null
    return { what: texts.phrases.alt, where: whereOf(body, desk, texts), before: (locale && body.before[locale]) ?? null, after: (locale && body.after[locale]) ?? null, locale }
  },
  between: (from, to) =>
    commonSlots(from, to).flatMap(({ groupId, slot, before, after }) => {
      const all = { ...before?.options.alt, ...after?.options.alt }
      const [old, next] = [pick(before?.options.alt ?? {}, all), pick(after?.options.alt ?? {}, all)]
      return same(old, next) ? [] : [{ groupId, slot, before: old, after: next }]
    }),
})
