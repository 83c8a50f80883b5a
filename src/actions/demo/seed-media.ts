import { variantPath, variantWidths } from '../../model/media.ts'
import type { Video } from '../../model/video.ts'
import type { NewMedia } from '../../store/media.ts'
import type { Parts } from '../context.ts'
import { prepareVariants } from '../pictures/prepare-variants.ts'
import type { ClipSlot, PictureSlot, SeedGroup, SeedMediaSlot, SeedSite, YoutubeSlot } from './seed.ts'

type MediaParts = Pick<Parts, 'pictures' | 'streams' | 'newId'>

/** Content names its media by this; pictures and videos may share a name. */
export function mediaKey(slot: SeedMediaSlot): string {
  if ('picture' in slot) return `picture ${slot.picture}`
  return 'clip' in slot ? `clip ${slot.clip}` : `youtube ${slot.youtube}`
}

export type StoredMedia = { ids: ReadonlyMap<string, string>; rows: readonly NewMedia[] }

/** Files first, rows later: a start that is cut off leaves files that nobody names, and no row without its file or its variants. */
export async function storeMedia(parts: MediaParts, siteId: string, seed: SeedSite): Promise<StoredMedia> {
  const rows = new Map<string, NewMedia>()

  const picture = async ({ picture: name, focalPoint }: Omit<PictureSlot, 'alt'>): Promise<NewMedia> => {
    const id = parts.newId()
    const facts = await parts.pictures.store(siteId, id, await seed.picture(name))
    return { id, mediaType: 'image', objectId: id, originalFilename: `${name}.${facts.extension}`, focalX: focalPoint?.x ?? null, focalY: focalPoint?.y ?? null, ...facts }
  }

  const clip = async ({ clip: name, poster, aspectRatio }: ClipSlot): Promise<NewMedia> => {
    const before = await keep(`picture ${poster}`, () => picture({ picture: poster }))
    const files = (await seed.clip?.(name)) ?? new Map<string, Uint8Array>()
    const id = parts.newId()
    await parts.streams.store(siteId, id, files)
    const widths = variantWidths(before)
    const posterUrl = variantPath(before.id, widths.findLast((width) => width <= 1280) ?? before.width)
    return video(
      id,
      { source: 'mux', videoId: id, aspectRatio: aspectRatio ?? null, posterUrl },
      { color: before.color, blurHash: before.blurHash, originalFilename: name, fileSize: [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0) },
    )
  }

  const youtube = async (slot: YoutubeSlot): Promise<NewMedia> =>
    video(parts.newId(), { source: 'youtube', videoId: slot.youtube, aspectRatio: null }, { color: seed.site.theme.colors.primary, originalFilename: slot.youtube, fileSize: 0 })

  async function keep(key: string, make: () => Promise<NewMedia>): Promise<NewMedia> {
    const known = rows.get(key)
    if (known) return known
    const row = await make()
    rows.set(key, row)
    return row
  }

  for (const slot of [...mediaIn(seed.pages.flatMap((page) => page.sections)), ...picturesOfJobs(seed), ...picturesOfLogo(seed)]) {
    await keep(mediaKey(slot), () => ('picture' in slot ? picture(slot) : 'clip' in slot ? clip(slot) : youtube(slot)))
  }
  await Promise.all([...rows.values()].filter(({ mediaType }) => mediaType === 'image').map((row) => prepareVariants(parts, siteId, row)))
  return { ids: new Map([...rows].map(([key, { id }]) => [key, id])), rows: [...rows.values()] }
}

type VideoFacts = Pick<NewMedia, 'color' | 'originalFilename' | 'fileSize' | 'blurHash'>

function video(id: string, videoSettings: Video, facts: VideoFacts): NewMedia {
  return { id, mediaType: 'video', mimeType: 'application/vnd.apple.mpegurl', objectId: id, extension: 'm3u8', width: 1280, height: 720, videoSettings, ...facts }
}

function mediaIn(groups: readonly SeedGroup[]): SeedMediaSlot[] {
  return groups.flatMap((group) => [...Object.values(group.slots ?? {}).filter((slot) => 'alt' in slot), ...mediaIn(group.cards ?? [])])
}

function picturesOfJobs({ businesses = [] }: SeedSite): PictureSlot[] {
  return businesses.flatMap(({ jobs = [] }) => jobs.flatMap(({ pictures }) => pictures.map((picture) => ({ picture, alt: {} }))))
}

function picturesOfLogo({ logo = {} }: SeedSite): PictureSlot[] {
  return Object.values(logo).map((picture) => ({ picture, alt: {} }))
}
