import { defineCommand } from './define-command.ts'
import { bring, comingSchema, fitComing, needsParent, onlyIn, settleComing, touchesSpot, wordsOf } from './group-presence.ts'

/** A section or card with all it holds: a new one, or one that was taken away and comes back. */
export const groupAdd = defineCommand({
  kind: 'group.add',
  version: 1,
  body: comingSchema,
  touches: (body) => touchesSpot(body, body.after),
  needs: needsParent,
  apply: bring,
  invert: ({ after, ...spot }) => ({ kind: 'group.remove', version: 1, body: { ...spot, before: after } }),
  fit: fitComing,
  settle: settleComing,
  words: ({ after }, desk, texts) => wordsOf('added', after, desk, texts),
  between: (from, to) => onlyIn(to, from).map(({ spot, group }) => ({ ...spot, after: group })),
})
