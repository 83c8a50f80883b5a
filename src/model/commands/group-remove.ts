import { defineCommand } from './define-command.ts'
import { fitGoing, goingSchema, needsParent, onlyIn, settleGoing, take, touchesSpot, wordsOf } from './group-presence.ts'

/** Takes a section or card away, and remembers all it held so that it can come back whole. */
export const groupRemove = defineCommand({
  kind: 'group.remove',
  version: 1,
  body: goingSchema,
  touches: (body) => touchesSpot(body, body.before),
  needs: needsParent,
  apply: take,
  invert: ({ before, ...spot }) => ({ kind: 'group.add', version: 1, body: { ...spot, after: before } }),
  fit: fitGoing,
  settle: settleGoing,
  words: ({ before }, desk, texts) => wordsOf('removed', before, desk, texts),
  // The last goes first: undone in reverse, each then finds the neighbour it stood beside.
  between: (from, to) =>
    onlyIn(from, to)
      .map(({ spot, group }) => ({ ...spot, before: group }))
      .toReversed(),
})
