import { z } from 'zod'

export const mediaRecordSchema = z.object({
  id: z.string(),
  mediaType: z.enum(['image', 'video']),
  mimeType: z.string(),
  bucketFolder: z.string(),
  objectId: z.string(),
  originalFilename: z.string(),
  extension: z.string(),
  fileSize: z.number(),
  width: z.number(),
  height: z.number(),
  resolution: z.object({ width: z.number(), height: z.number() }),
  tags: z.array(z.string()),
  folder: z.string(),
  alt: z.record(z.string(), z.string()).nullable(),
  publicUrl: z.string(),
  blurHash: z.string().nullable(),
  color: z.string(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).nullable(),
  cropArea: z.unknown(),
  parentId: z.string().nullable(),
  video: z.unknown(),
  videoSettings: z
    .object({ source: z.enum(['mux', 'youtube']), aspectRatio: z.string().nullable(), uploadId: z.string().nullable(), status: z.enum(['upload', 'ready']) })
    .nullable(),
  deletedAt: z.string().nullable(),
  updated: z.string(),
})
