import { z } from 'zod'
import { changeMedium } from '../../../actions/media/change-medium.ts'
import { cropImage } from '../../../actions/media/crop-image.ts'
import { deleteMedium } from '../../../actions/media/delete-medium.ts'
import { findUsage } from '../../../actions/media/find-usage.ts'
import { getMedium } from '../../../actions/media/get-medium.ts'
import { listMedia } from '../../../actions/media/list-media.ts'
import { refreshBlurHash } from '../../../actions/media/refresh-blur-hash.ts'
import { replaceMedium } from '../../../actions/media/replace-medium.ts'
import { uploadPicture } from '../../../actions/media/upload-picture.ts'
import { cleanText } from '../../../model/content/clean-text.ts'
import { factSchema } from '../../../model/commands/facts.ts'
import { idSchema } from '../../../model/id-schema.ts'
import { localeSchema } from '../../../model/locales.ts'
import { mediaThingSchema } from '../../../model/media-thing.ts'
import { MAX_PICTURE_BYTES } from '../../../model/upload.ts'
import { defineCall } from '../define-call.ts'
import { mediaRecordSchema } from './media-record.ts'

/** Of a folder's name, and of a tag. */
const MOST_LETTERS = 60

/** In an address they stand side by side. */
const readTags = (tags: string) =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

const usedAtSchema = z.object({
  pageId: z.string(),
  pageName: z.string(),
  href: z.string(),
  groupId: z.string().nullable(),
  type: z.string().nullable(),
  slot: z.string().nullable(),
})
const placeSchema = z.strictObject({
  pageId: idSchema,
  groupId: idSchema,
  slot: z.string().max(60),
  /** The pictures between the paragraphs of a text. */
  at: z.array(z.string().max(10)).max(500).optional(),
})
const flag = z.enum(['', '0', '1']).default('')
const folderSchema = z.string().max(MOST_LETTERS).transform(cleanText)
const percent = z.number().min(0).max(100)

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
      folder: folderSchema.optional(),
      bucketFolder: z.string().max(26).optional(),
      tags: z.string().max(500).default(''),
      bin: flag,
    }),
    answer: z.object({ media: z.array(mediaRecordSchema), hasMore: z.boolean(), folders: z.array(z.string()), tags: z.array(z.string()) }),
    example: { mediaType: 'image', offset: '0', query: '' },
    run: async (context, { offset, tags, bin, ...rest }) => ({ fields: await listMedia(context, { ...rest, tags: readTags(tags), isBin: bin === '1', offset: Number(offset) }) }),
  }),
  defineCall({
    method: 'GET',
    path: 'media/get',
    summary: 'One picture or video; of a part that was cut out, also the original.',
    access: 'editor',
    input: z.strictObject({ mediaId: idSchema }),
    ids: { mediaId: 'media' },
    answer: z.object({ media: mediaRecordSchema, original: mediaRecordSchema.nullable() }),
    example: { mediaId: '0'.repeat(26) },
    run: async (context, { mediaId }) => ({ fields: await getMedium(context, mediaId) }),
  }),
  defineCall({
    method: 'GET',
    path: 'media/usage',
    summary: 'Where a picture or video is shown, with the way there.',
    access: 'editor',
    input: z.strictObject({ mediaId: idSchema, locale: localeSchema }),
    ids: { mediaId: 'media' },
    answer: z.object({ places: z.array(usedAtSchema), gallery: usedAtSchema.nullable(), isInSettings: z.boolean(), crops: z.number() }),
    example: { mediaId: '0'.repeat(26), locale: 'de' },
    run: async (context, input) => ({ fields: await findUsage(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'media/upload',
    summary: 'Takes the bytes of one picture as the body and its name in the address. It is painted anew, upright and without the place where it was taken.',
    access: 'editor',
    input: z.strictObject({
      filename: z.string().min(1).max(255).transform(cleanText),
      folder: folderSchema.default(''),
      groupId: z.union([idSchema, z.literal('')]).default(''),
      isNew: flag,
      file: z.instanceof(Uint8Array).default(() => new Uint8Array()),
    }),
    file: { maxBytes: MAX_PICTURE_BYTES },
    answer: z.object({ media: mediaRecordSchema, isKnown: z.boolean() }),
    example: { filename: 'foto.jpg' },
    run: async (context, { isNew, ...input }) => ({ fields: await uploadPicture(context, { ...input, isNew: isNew === '1' }) }),
  }),
  defineCall({
    method: 'POST',
    path: 'media/cropImage',
    summary: 'Makes a copy that shows a part of a picture, in percent of the original, which stays. All of it answers with the original.',
    access: 'editor',
    input: z.strictObject({ media: z.object({ id: idSchema, cropArea: z.object({ x: percent, y: percent, width: percent, height: percent }) }) }),
    answer: z.object({ status: z.literal(200), croppedMedia: mediaRecordSchema }),
    example: { media: { id: '0'.repeat(26), cropArea: { x: 10, y: 10, width: 50, height: 50 } } },
    run: async (context, { media: { id, cropArea } }) => ({ fields: await cropImage(context, { mediaId: id, area: cropArea }) }),
  }),
  defineCall({
    method: 'POST',
    path: 'media/update',
    summary: 'Changes what may be said about a picture or video: its focal point, tags, name, folder and what it shows. Whatever else is sent of it is not read.',
    access: 'editor',
    input: z.strictObject({
      media: z.object({
        id: idSchema,
        focalPoint: mediaThingSchema.shape.focalPoint.optional(),
        tags: mediaThingSchema.shape.tags.optional(),
        originalFilename: mediaThingSchema.shape.originalFilename.optional(),
        folder: mediaThingSchema.shape.folder.optional(),
        alt: mediaThingSchema.shape.alt.optional(),
      }),
      revalidationTag: z.string().max(100).optional(),
    }),
    answer: z.object({ facts: z.array(factSchema) }),
    example: { media: { id: '0'.repeat(26), focalPoint: { x: 0.5, y: 0.3 } } },
    run: async (context, { media: { id, ...part } }) => ({ fields: await changeMedium(context, id, part) }),
  }),
  defineCall({
    method: 'POST',
    path: 'media/delete',
    summary:
      'Takes a photograph out of a gallery and puts it into the bin for 30 days; one that is shown elsewhere only leaves the gallery. Where it lies is never read from the call.',
    access: 'editor',
    ids: { mediaId: 'media' },
    input: z.strictObject({
      mediaId: idSchema,
      groupId: z.union([idSchema, z.literal('')]).default(''),
      bucketFolder: z.string().max(500).optional(),
      objectId: z.string().max(500).optional(),
      extension: z.string().max(50).optional(),
    }),
    answer: z.object({ isDetached: z.boolean(), facts: z.array(factSchema) }),
    example: { mediaId: '0'.repeat(26) },
    run: async (context, { mediaId, groupId }) => ({ fields: await deleteMedium(context, { mediaId, groupId }) }),
  }),
  defineCall({
    method: 'POST',
    path: 'media/replace',
    summary: 'Puts another picture wherever this one is shown, in the drafts of all pages, or in some places only.',
    access: 'editor',
    ids: { mediaId: 'media', withId: 'media' },
    input: z.strictObject({ mediaId: idSchema, withId: idSchema, places: z.array(placeSchema).max(200).optional() }),
    answer: z.object({ places: z.array(placeSchema) }),
    example: { mediaId: '0'.repeat(26), withId: '0'.repeat(26) },
    run: async (context, input) => ({ fields: await replaceMedium(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'media/blurHash',
    summary: 'Computes the placeholder of a picture again and stores it. Drawings have none.',
    access: 'editor',
    input: z.strictObject({ media: z.object({ id: idSchema }), revalidationTag: z.string().max(100).optional() }),
    answer: z.object({ blurHash: z.string().nullable() }),
    example: { media: { id: '0'.repeat(26) } },
    run: async (context, { media: { id } }) => ({ fields: await refreshBlurHash(context, id) }),
  }),
]
