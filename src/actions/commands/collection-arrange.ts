import { collectionArrange } from '../../model/commands/collection-arrange.ts'
import { arrangementSchema } from '../../model/site/collection.ts'
import { definePerformer } from './define-performer.ts'
import { readValue } from './read-value.ts'

/** Editors see it at once; visitors when a page that shows the collection is published. */
export const performCollectionArrange = definePerformer(collectionArrange, (_, body) => ({ ...body, after: readValue(arrangementSchema, body.after) }))
