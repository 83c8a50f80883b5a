import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { isYoutubeId, youtubeThumbnailUrls } from '../../model/video.ts'
import { createMakeOnce } from '../objects/make-once.ts'
import type { Objects } from '../objects/objects.ts'
import type { FetchBytes } from '../outside/fetched.ts'
import { pictureFormat, type PictureFormat } from '../pictures/picture-format.ts'
import type { Thumbnails } from './thumbnails.ts'

const MAX_PIXELS = 8_000_000
const FORMATS: readonly (PictureFormat | null)[] = ['jpeg', 'webp', 'png']
const ASK_AGAIN_AFTER_MS = 10 * 60_000

type Options = { objects: Objects; fetchBytes: FetchBytes }

/** Thumbnails are thumbnails/<video>.webp. They are public, so sites that show the same video share one. */
export function createYoutubeThumbnails({ objects, fetchBytes }: Options): Thumbnails {
  const makeOnce = createMakeOnce(objects)
  const failures = new LRUCache<string, true>({ max: 1000, ttl: ASK_AGAIN_AFTER_MS })

  async function draw(videoId: string): Promise<Uint8Array | null> {
    if (failures.has(videoId)) return null
    const picture = await fetchFirst(youtubeThumbnailUrls(videoId), fetchBytes)
    if (!picture) failures.set(videoId, true)
    return picture
  }

  return {
    find: async (videoId) => (isYoutubeId(videoId) ? makeOnce(`thumbnails/${videoId}.webp`, () => draw(videoId)) : null),
  }
}

/** The next address is tried only when the host says that the one before does not exist; a silent host is not asked twice. */
async function fetchFirst(urls: readonly string[], fetchBytes: FetchBytes): Promise<Uint8Array | null> {
  for (const url of urls) {
    const answer = await fetchBytes(url)
    if (answer.kind === 'bytes') return redraw(answer.bytes)
    if (answer.kind === 'failed') return null
  }
  return null
}

/** What came from outside is decoded and written anew: only pixels pass, and no other decoder is even asked. */
async function redraw(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!FORMATS.includes(pictureFormat(bytes))) return null
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .resize({ width: 1280, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
    .catch(() => null)
}
