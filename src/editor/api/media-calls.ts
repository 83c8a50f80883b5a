import { z } from 'zod'
import type { Call, CallFailure } from '../../kit/api/call.ts'
import type { Media } from '../../model/media.ts'

const isMedia = (value: unknown): value is Media => typeof value === 'object' && value !== null && 'id' in value && 'width' in value
const mediaSchema = z.custom<Media>(isMedia)
const listSchema = z.object({ success: z.literal(true), media: z.array(mediaSchema), hasMore: z.boolean() })
const uploadSchema = z.object({ success: z.literal(true), media: mediaSchema })
const failureSchema = z.object({ error: z.object({ message: z.string() }) })

type Shelf = { mediaType: Media['mediaType']; query: string; offset: number }

export const listMedia = (call: Call, { mediaType, query, offset }: Shelf) => call.get('media', { mediaType, query, offset: String(offset) }, listSchema)

export type Uploaded = { ok: true; media: Media } | Pick<CallFailure, 'ok' | 'message'>

/** `fetch` does not tell how far it is. `onProgress` gets the part that is sent, from 0 to 1. */
export function uploadPicture(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<Uploaded> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1/media/upload?${new URLSearchParams({ filename: file.name })}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('loadend', () => resolve(readAnswer(request.responseText)))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function readAnswer(text: string): Uploaded {
  const body = parsed(text)
  const done = uploadSchema.safeParse(body)
  return done.success ? { ok: true, media: done.data.media } : { ok: false, message: failureSchema.safeParse(body).data?.error.message ?? '' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
