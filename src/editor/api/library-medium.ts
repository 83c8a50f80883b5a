import { z } from 'zod'
import type { MediaAlt } from '../../model/media-thing.ts'
import type { CropArea, Media } from '../../model/media.ts'

/** A medium with what the library tells about it. */
export type LibraryMedium = Media & {
  fileSize: number
  tags: readonly string[]
  folder: string
  alt: MediaAlt | null
  bucketFolder: string
  objectId: string
  publicUrl: string
  cropArea: CropArea | null
  parentId: string | null
  deletedAt: string | null
}

const isMedia = (value: unknown): value is LibraryMedium => typeof value === 'object' && value !== null && 'id' in value && 'width' in value && 'tags' in value
export const mediaSchema = z.custom<LibraryMedium>(isMedia)
