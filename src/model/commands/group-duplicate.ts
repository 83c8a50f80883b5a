import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { defineCommand } from './define-command.ts'
import { bring, comingSchema, fitComing, needsParent, settleComing, touchesSpot, wordsOf } from './group-presence.ts'

/** A copy with ids of its own; it carries its content along, so that it does not depend on what becomes of the original. */
export const groupDuplicate = defineCommand({
  kind: 'group.duplicate',
  version: 1,
  body: z.strictObject({ ...comingSchema.shape, sourceId: idSchema }),
  touches: (body) => touchesSpot(body, body.after),
  needs: needsParent,
  apply: bring,
  invert: ({ after, pageId, parentId, place }) => ({ kind: 'group.remove', version: 1, body: { pageId, parentId, place, before: after } }),
  fit: fitComing,
  settle: settleComing,
  words: ({ after }, desk, texts) => wordsOf('duplicated', after, desk, texts),
  between: () => [],
})
