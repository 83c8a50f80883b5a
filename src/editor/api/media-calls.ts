import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import { factSchema } from '../../model/commands/facts.ts'
import type { EditorLocale, Locale } from '../../model/locales.ts'
import type { CropArea, Media } from '../../model/media.ts'
import { mediaSchema, type LibraryMedium } from './library-medium.ts'
import { readUploadAnswer, type Uploaded } from './read-upload-answer.ts'

const listSchema = z.object({ success: z.literal(true), media: z.array(mediaSchema), hasMore: z.boolean(), folders: z.array(z.string()), tags: z.array(z.string()) })
const usedAtSchema = z.object({
  pageId: z.string(),
  pageName: z.string(),
  href: z.string(),
  groupId: z.string().nullable(),
  type: z.string().nullable(),
  slot: z.string().nullable(),
})
const usageSchema = z.object({ success: z.literal(true), places: z.array(usedAtSchema), gallery: usedAtSchema.nullable(), isInSettings: z.boolean(), crops: z.number() })

export type UsedAt = z.infer<typeof usedAtSchema>
export type Usage = z.infer<typeof usageSchema>

/** Empty where it does not matter. */
export type Wanted = { mediaType: Media['mediaType']; query: string; folder: string; tag: string; isBin: boolean }

export function listMedia(call: Call, { mediaType, query, folder, tag, isBin }: Wanted, offset: number) {
  const filters = { ...(folder !== '' && { folder }), ...(tag !== '' && { tags: tag }), ...(isBin && { bin: '1' }) }
  return call.get('media', { mediaType, query, offset: String(offset), ...filters }, listSchema)
}

export const getMedium = (call: Call, mediaId: string) =>
  call.get('media/get', { mediaId }, z.object({ success: z.literal(true), media: mediaSchema, original: mediaSchema.nullable() }))

export const findUsage = (call: Call, mediaId: string, locale: Locale) => call.get('media/usage', { mediaId, locale }, usageSchema)

export const cropImage = (call: Call, id: string, cropArea: CropArea) =>
  call.post('media/cropImage', { media: { id, cropArea } }, z.object({ success: z.literal(true), status: z.literal(200), croppedMedia: mediaSchema }))

const placeSchema = z.object({ pageId: z.string(), groupId: z.string(), slot: z.string(), at: z.array(z.string()).optional() })
export type ReplacedPlace = z.infer<typeof placeSchema>

/** Without `places` wherever it is shown. */
export const replaceMedia = (call: Call, input: { mediaId: string; withId: string; places?: readonly ReplacedPlace[] }) =>
  call.post('media/replace', input, z.object({ success: z.literal(true), places: z.array(placeSchema) }))

export const deletePhoto = (call: Call, { id, bucketFolder, objectId, extension }: LibraryMedium, groupId: string) =>
  call.post(
    'media/delete',
    { mediaId: id, bucketFolder, groupId, objectId, extension },
    z.object({ success: z.literal(true), isDetached: z.boolean(), facts: z.array(factSchema) }),
  )

/** `groupId`: the gallery it goes to. `isNew`: although the site has the same file. */
export type UploadWish = { groupId?: string; isNew?: boolean }
type Sending = { wish: UploadWish; locale: EditorLocale; onProgress: (part: number) => void; signal: AbortSignal }

const MOST_TRIES = 6

/** A server that is busy says when to come back; `onProgress` gets the part that is sent, from 0 to 1. */
export async function uploadPicture(file: File, sending: Sending): Promise<Uploaded> {
  for (let tries = 1; ; tries += 1) {
    const { answer, waitSeconds } = await send(file, sending)
    if (answer.ok || waitSeconds === null || tries === MOST_TRIES || sending.signal.aborted) return answer
    await pause(waitSeconds * 1000, sending.signal)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** `fetch` does not tell how far it is. */
function send(file: File, { wish, locale, onProgress, signal }: Sending): Promise<{ answer: Uploaded; waitSeconds: number | null }> {
  const query = new URLSearchParams({ filename: file.name, ...(wish.groupId !== undefined && { groupId: wish.groupId }), ...(wish.isNew && { isNew: '1' }) })
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1/media/upload?${query}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('accept-language', locale)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('loadend', () => resolve({ answer: readUploadAnswer(request.status, request.responseText), waitSeconds: waitOf(request) }))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function waitOf(request: XMLHttpRequest): number | null {
  if (request.status !== 503 && request.status !== 429) return null
  const seconds = Number(request.getResponseHeader('retry-after') ?? '2')
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), 60) : 2
}
