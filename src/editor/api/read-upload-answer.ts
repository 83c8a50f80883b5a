import { z } from 'zod'
import { mediaSchema, type LibraryMedium } from './library-medium.ts'

export type Uploaded = { ok: true; media: LibraryMedium; isKnown: boolean } | { ok: false; message: string }

/** E-133: where nobody said anything else. */
export const DEFAULT_UPLOAD_ERROR = { code: 500, message: 'Internal server error', hint: 'Check the console for details' } as const

const doneSchema = z.object({ success: z.literal(true), media: z.unknown().optional(), isKnown: z.boolean() })
const failureSchema = z.object({ error: z.object({ message: z.string() }) })

/** The server's own words come first; an empty message means that no server answered. */
export function readUploadAnswer(status: number, text: string): Uploaded {
  const body = parsed(text)
  const done = doneSchema.safeParse(body).data
  if (!done)
    return { ok: false, message: failureSchema.safeParse(body).data?.error.message ?? (status >= 500 ? `${DEFAULT_UPLOAD_ERROR.message}. ${DEFAULT_UPLOAD_ERROR.hint}` : '') }
  const media = mediaSchema.safeParse(done.media).data
  const missing = media ? lackOf(media) : 'No media meta returned from uploadFile'
  return media && missing === null ? { ok: true, media, isKnown: done.isKnown } : { ok: false, message: missing ?? '' }
}

/** E-134: an answer that says it went well, without what makes a picture. */
function lackOf({ objectId, publicUrl }: LibraryMedium): string | null {
  if (!objectId) return 'No object id returned from get_media_id'
  return publicUrl ? null : 'No public url returned from getPublicUrl'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
