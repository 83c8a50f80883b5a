import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import { youtubeThumbnailUrl } from '../../model/video.ts'
import { mediaSchema as media } from './library-medium.ts'

const done = z.literal(true)
const placeSchema = z.object({ success: done, url: z.string().optional(), id: z.string().optional() })
const mediaSchema = z.object({ success: done, media })
const entrySchema = z.object({ success: done, media, state: z.enum(['uploading', 'processing', 'ready', 'failed']), progress: z.number(), failure: z.string().nullable() })

export const directUpload = (call: Call) => call.post('media/directUpload', {}, placeSchema)
export const createEntry = (call: Call, entry: { uploadId: string; filename: string }) => call.post('media/createEntry', entry, mediaSchema)
export const readEntry = (call: Call, uploadId: string) => call.get('media/entry', { uploadId }, entrySchema)
/** E-147 */
export const addYoutube = (call: Call, { videoId, youtubeUrl }: { videoId: string; youtubeUrl: string }) =>
  call.post('media/youtube', { videoId, youtubeUrl, thumbnailUrl: youtubeThumbnailUrl(videoId, 'max'), aspectRatio: '16:9' }, mediaSchema)
