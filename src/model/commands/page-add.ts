import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { groupSchema } from '../page/group-schema.ts'
import { pageThingSchema } from '../page/page-thing.ts'
import { defineCommand } from './define-command.ts'
import { thingOn, withThing } from './desk.ts'
import { pageKey } from './key.ts'
import { pageName } from './page-presence.ts'

const MOST_SECTIONS = 60

/** `copyOf`: its content is that of another page as the server has it. */
const bodySchema = z.strictObject({ pageId: idSchema, after: pageThingSchema, groups: z.array(groupSchema).max(MOST_SECTIONS), copyOf: idSchema.nullable() })

/** A page: a new one with what it begins with, or one that was removed and comes back with all it holds. */
export const pageAdd = defineCommand({
  kind: 'page.add',
  version: 1,
  body: bodySchema,
  touches: ({ pageId }) => [pageKey(pageId)],
  needs: ({ copyOf }) => (copyOf === null ? [] : [pageKey(copyOf)]),
  apply: (desk, { pageId, after }) => (thingOn(desk, pageKey(pageId)) === null ? withThing(desk, pageKey(pageId), after) : desk),
  invert: ({ pageId, after }) => ({ kind: 'page.remove', version: 1, body: { pageId, before: after } }),
  fit: (desk, body) => (thingOn(desk, pageKey(body.pageId)) === null ? body : null),
  settle: ({ pageId }, theirs) => (thingOn(theirs, pageKey(pageId)) === null ? 'merged' : 'same'),
  words: ({ after }, _, texts) => ({ what: texts.phrases.pageAdded, where: pageName(after), before: null, after: null, locale: null }),
  between: () => [],
})
