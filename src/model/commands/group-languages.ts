import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { localeSchema, type Locale } from '../locales.ts'
import { same } from '../same.ts'
import { defineCommand } from './define-command.ts'
import { changeGroup, findGroup, type Desk } from './desk.ts'
import { groupKey } from './key.ts'
import { namedGroup } from './named-group.ts'
import { commonGroups, needsGroup } from './on-field.ts'

const languagesSchema = z.array(localeSchema).max(20)
const bodySchema = z.strictObject({ groupId: idSchema, before: languagesSchema, after: languagesSchema })

const closedOn = (desk: Desk, groupId: string): Locale[] => [...(findGroup(desk, groupId)?.disallowedLanguages ?? [])]
const isAlike = (a: readonly Locale[], b: readonly Locale[]) => same(a.toSorted(), b.toSorted())

const only = (these: readonly Locale[], not: readonly Locale[]) => these.filter((locale) => !not.includes(locale))
const listed = (languages: readonly Locale[]) => languages.map((locale) => locale.toUpperCase()).join(', ')

/** E-119: the languages in which a section or card is not shown. */
export const groupLanguages = defineCommand({
  kind: 'group.languages',
  version: 1,
  body: bodySchema,
  touches: ({ groupId }) => [groupKey(groupId)],
  needs: needsGroup,
  apply: (desk, body) => changeGroup(desk, body.groupId, (group) => ({ ...group, disallowedLanguages: body.after })),
  invert: ({ groupId, before, after }) => ({ body: { groupId, before: after, after: before } }),
  fit(desk, body) {
    if (!findGroup(desk, body.groupId)) return null
    const before = closedOn(desk, body.groupId)
    return isAlike(before, body.after) ? null : { ...body, before }
  },
  settle(body, theirs) {
    const now = closedOn(theirs, body.groupId)
    if (isAlike(now, body.after)) return 'same'
    return isAlike(now, body.before) ? 'merged' : 'ask'
  },
  words(body, desk, texts) {
    const group = findGroup(desk, body.groupId)
    const where = group ? namedGroup(group, desk, texts) : ''
    const [closed, opened] = [only(body.after, body.before), only(body.before, body.after)]
    if (closed.length > 0 && opened.length > 0) return { what: texts.phrases.languages, where, before: listed(body.before), after: listed(body.after), locale: null }
    return { what: texts.inLanguages(opened.length > 0 ? 'shown' : 'hidden', [...closed, ...opened]), where, before: null, after: null, locale: null }
  },
  between: (from, to) =>
    commonGroups(from, to).flatMap(({ before, after }) =>
      isAlike(before.disallowedLanguages, after.disallowedLanguages) ? [] : [{ groupId: after.id, before: [...before.disallowedLanguages], after: [...after.disallowedLanguages] }],
    ),
})
