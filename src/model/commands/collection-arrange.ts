import { z } from 'zod'
import type { Arrangement } from '../site/collection.ts'
import { defineThingCommand } from './define-thing-command.ts'

/** The order of a collection's pages, and which of them are put away. */
export const collectionArrange = defineThingCommand<Arrangement>()({
  kind: 'collection.arrange',
  version: 1,
  target: { collection: z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/) },
  key: ({ collection }) => `collection:${collection}`,
  phrase: 'arranged',
  where: ({ collection }) => collection,
})
