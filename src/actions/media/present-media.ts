import type { MediaAlt } from '../../model/media-thing.ts'
import { variantPath, variantWidths, type CropArea, type Media } from '../../model/media.ts'
import { posterOf, type VideoSettings } from '../../model/video.ts'
import type { ListedMedia } from '../../store/media.ts'

/** What editors get of a medium: what a page draws it with, and what the library tells about it. */
export type MediaRecord = Media & {
  mimeType: string
  bucketFolder: string
  objectId: string
  fileSize: number
  resolution: { width: number; height: number }
  tags: readonly string[]
  folder: string
  alt: MediaAlt | null
  publicUrl: string
  cropArea: CropArea | null
  parentId: string | null
  deletedAt: string | null
  videoSettings: VideoSettings | null
  updated: string
}

/** Names each field: a column that is added one day does not leave by itself. */
export function presentMedia(row: ListedMedia): MediaRecord {
  const { id, mediaType, mimeType, bucketFolder, objectId, originalFilename, extension, fileSize, width, height } = row
  const { tags, folder, alt, blurHash, color, focalPoint, cropArea, parentId, video, videoSettings, deletedAt, updated } = row
  const publicUrl = (video && posterOf(video)) ?? variantPath(id, variantWidths({ width }).at(-1) ?? width)
  const file = { id, mediaType, mimeType, bucketFolder, objectId, originalFilename, extension, fileSize, width, height, resolution: { width, height } }
  return { ...file, tags, folder, alt, publicUrl, blurHash, color, focalPoint, cropArea, parentId, video, videoSettings, deletedAt, updated }
}
