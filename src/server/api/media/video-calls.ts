import { z } from 'zod'
import { addYoutube } from '../../../actions/media/add-youtube.ts'
import { createEntry } from '../../../actions/media/create-entry.ts'
import { directUpload } from '../../../actions/media/direct-upload.ts'
import { readEntry } from '../../../actions/media/read-entry.ts'
import { defineCall } from '../define-call.ts'
import { mediaRecordSchema } from './media-record.ts'

const uploadId = z.string().max(64)
const ids = { uploadId: 'upload' } as const
const example = { uploadId: '0'.repeat(26) }

export const videoCalls = [
  defineCall({
    method: 'POST',
    path: 'media/directUpload',
    summary: 'A place to send one video to, in pieces and with interruptions, by the protocol tus 1.0.0. It expires a day after the last byte.',
    access: 'editor',
    input: z.strictObject({}),
    answer: z.object({ url: z.string(), id: z.string() }),
    example: {},
    run: async (context) => ({ fields: await directUpload(context) }),
  }),
  defineCall({
    method: 'POST',
    path: 'media/createEntry',
    summary: 'The medium that an upload becomes. It can be chosen once its video is ready.',
    access: 'editor',
    input: z.strictObject({ uploadId, filename: z.string().min(1).max(255).optional() }),
    answer: z.object({ media: mediaRecordSchema }),
    ids,
    example,
    run: async (context, input) => ({ fields: await createEntry(context, input) }),
  }),
  defineCall({
    method: 'GET',
    path: 'media/entry',
    summary: 'How far the medium of an upload is: uploading, processing, ready or failed.',
    access: 'editor',
    input: z.strictObject({ uploadId }),
    answer: z.object({ media: mediaRecordSchema, state: z.enum(['uploading', 'processing', 'ready', 'failed']), progress: z.number(), failure: z.string().nullable() }),
    ids,
    example,
    run: async (context, input) => ({ fields: await readEntry(context, input.uploadId) }),
  }),
  defineCall({
    method: 'POST',
    path: 'media/youtube',
    summary: 'A video that lives on YouTube, by its id. Its picture is fetched from the address that follows from the id; the one named here is not read.',
    access: 'editor',
    input: z.strictObject({
      videoId: z.string().max(64),
      youtubeUrl: z.string().max(500),
      thumbnailUrl: z.string().max(500).optional(),
      aspectRatio: z.literal('16:9').default('16:9'),
    }),
    answer: z.object({ media: mediaRecordSchema }),
    example: { videoId: 'aqz-KE-bpKQ', youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ', thumbnailUrl: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg', aspectRatio: '16:9' },
    run: async (context, input) => ({ fields: await addYoutube(context, input) }),
  }),
]
