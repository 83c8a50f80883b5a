import type { LocalizedText } from '../../model/content/field.ts'
import type { Link } from '../../model/content/link.ts'
import type { RichText } from '../../model/content/rich-text.ts'
import type { Locale } from '../../model/locales.ts'
import type { PageMeta } from '../../model/page/document.ts'
import type { PageRole } from '../../model/page/status.ts'
import type { Site } from '../../model/site/site.ts'
import type { NewBranch, NewBusiness } from '../../store/branches.ts'
import type { NewJob, NewStaffMember } from '../../store/jobs.ts'
import type { NewReview } from '../../store/reviews.ts'

type FocalPoint = { x: number; y: number }

export type PictureSlot = { picture: string; alt: LocalizedText; focalPoint?: FocalPoint }
export type ClipSlot = { clip: string; poster: string; aspectRatio?: string; alt: LocalizedText }
export type YoutubeSlot = { youtube: string; alt: LocalizedText }

export type SeedMediaSlot = PictureSlot | ClipSlot | YoutubeSlot

export type SeedLink = { pageKey: string } | Exclude<Link, { type: 'page' }>

export type SeedSlot = { text: LocalizedText; link?: SeedLink } | { value: string } | { rich: Partial<Record<Locale, RichText>> } | SeedMediaSlot

export type SeedGroup = { type: string; options?: Record<string, unknown>; links?: Record<string, SeedLink>; slots?: Record<string, SeedSlot>; cards?: readonly SeedGroup[] }

export type SeedPage = {
  key: string
  password?: string
  role?: PageRole
  collection?: string
  slugs: Partial<Record<Locale, string>>
  name: PageMeta['name']
  description: PageMeta['description']
  sections: readonly SeedGroup[]
}

type SeedJob = Omit<NewJob, 'titleImages'> & { pictures: readonly string[] }

export type SeedBusiness = NewBusiness & {
  branches: readonly Omit<NewBranch, 'businessId'>[]
  staff?: readonly NewStaffMember[]
  jobs?: readonly SeedJob[]
  reviews?: readonly Omit<NewReview, 'id' | 'position'>[]
}

export type SeedSite = {
  site: Omit<Site, 'id'>
  settings: object
  /** Names of pictures. */
  logo?: { picture?: string; alternative?: string; mark?: string }
  /** The page its booking button leads to, by key. */
  bookingPage?: string
  navigation: readonly { label: Partial<Record<Locale, string>>; pages: readonly { key: string; appearance?: 'default' | 'button' }[] }[]
  pages: readonly SeedPage[]
  businesses?: readonly SeedBusiness[]
  /** Bytes of a picture by its name. */
  picture: (name: string) => Promise<Uint8Array>
  /** Files of an own video by its name. */
  clip?: (name: string) => Promise<ReadonlyMap<string, Uint8Array>>
}
