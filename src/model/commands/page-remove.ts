import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { pageThingSchema } from '../page/page-thing.ts'
import { defineCommand } from './define-command.ts'
import { isOnDesk, thingOn, withThing } from './desk.ts'
import { pageKey } from './key.ts'
import { pageName } from './page-presence.ts'

const bodySchema = z.strictObject({ pageId: idSchema, before: pageThingSchema })

/** Into the bin, where it stays for a while with all it holds. Its places in the menu are another change of the same step. */
export const pageRemove = defineCommand({
  kind: 'page.remove',
  version: 1,
  body: bodySchema,
  touches: ({ pageId }) => [pageKey(pageId)],
  needs: () => [],
  apply: (desk, { pageId }) => withThing(desk, pageKey(pageId), null),
  invert: ({ pageId, before }) => ({ kind: 'page.add', version: 1, body: { pageId, after: before, groups: [], copyOf: null } }),
  fit(desk, body) {
    // After a reload the way back is still known, the page only once somebody opens the panel.
    if (!isOnDesk(desk, pageKey(body.pageId))) return body
    const before = pageThingSchema.safeParse(thingOn(desk, pageKey(body.pageId))).data
    return before ? { ...body, before } : null
  },
  settle: ({ pageId }, theirs) => (thingOn(theirs, pageKey(pageId)) === null ? 'same' : 'merged'),
  words: ({ before }, _, texts) => ({ what: texts.phrases.pageRemoved, where: pageName(before), before: null, after: null, locale: null }),
  between: () => [],
})
