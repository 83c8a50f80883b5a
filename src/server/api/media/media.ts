import { z } from 'zod'
import { listMedia } from '../../../actions/media/list-media.ts'
import { uploadPicture } from '../../../actions/media/upload-picture.ts'
import { cleanText } from '../../../model/content/clean-text.ts'
import { MAX_PICTURE_BYTES } from '../../../model/upload.ts'
import { defineCall } from '../define-call.ts'
import { mediaRecordSchema } from './media-record.ts'

export const mediaCalls = [
  defineCall({
    method: 'GET',
    path: 'media',
    summary: 'The pictures or videos of the site, newest first: 40 pictures or 20 videos from the offset on.',
    access: 'editor',
    input: z.strictObject({
      mediaType: z.enum(['image', 'video']).default('image'),
      offset: z
        .string()
        .regex(/^\d{1,6}$/)
        .default('0'),
      query: z.string().max(100).default(''),
    }),
    answer: z.object({ media: z.array(mediaRecordSchema), hasMore: z.boolean() }),
    example: { mediaType: 'image', offset: '0', query: '' },
    run: async (context, { offset, ...rest }) => ({ fields: await listMedia(context, { ...rest, offset: Number(offset) }) }),
  }),
  defineCall({
    method: 'POST',
    path: 'media/upload',
    summary: 'Takes the bytes of one picture as the body and its name in the address. It is painted anew, upright and without the place where it was taken.',
    access: 'editor',
    input: z.strictObject({ filename: z.string().min(1).max(255).transform(cleanText), file: z.instanceof(Uint8Array).default(() => new Uint8Array()) }),
    file: { maxBytes: MAX_PICTURE_BYTES },
    answer: z.object({ media: mediaRecordSchema }),
    example: { filename: 'foto.jpg' },
    run: async (context, input) => ({ fields: await uploadPicture(context, input) }),
  }),
]
