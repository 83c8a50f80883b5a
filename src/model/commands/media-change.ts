import { idSchema } from '../id-schema.ts'
import type { MediaThing } from '../media-thing.ts'
import { defineThingCommand } from './define-thing-command.ts'
import { mediaKey } from './key.ts'

/** What is said about a picture or video, which part of it matters, and whether the site still has it. */
export const mediaChange = defineThingCommand<MediaThing>()({
  kind: 'media.change',
  version: 1,
  target: { mediaId: idSchema },
  key: ({ mediaId }) => mediaKey(mediaId),
  phrase: 'media',
})
