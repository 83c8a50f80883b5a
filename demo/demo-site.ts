import type { LocalizedText } from '../src/model/content/field.ts'
import type { Link } from '../src/model/content/link.ts'
import type { RichText } from '../src/model/content/rich-text.ts'
import type { Locale } from '../src/model/locales.ts'
import type { OpeningHours } from '../src/model/opening-hours/opening-hours.ts'
import type { PageRole } from '../src/model/page/status.ts'
import type { Settings } from '../src/model/site/settings.ts'
import type { Site } from '../src/model/site/site.ts'
import type { SectionType } from '../src/sections/definitions.ts'

/** Links between demo pages are written by key; the seed turns them into ids. */
export type DemoLink = { pageKey: string } | Exclude<Link, { type: 'page' }>

export type DemoSlot =
  | { text: LocalizedText; link?: DemoLink }
  /** One value for all languages: a price, an e-mail address. */
  | { value: string }
  | { rich: Partial<Record<Locale, RichText>> }
  | { picture: string; alt: LocalizedText; focalPoint?: { x: number; y: number } }
  /** An own video: the folder of its stream in clips/, and the picture that stands before it. */
  | { clip: string; poster: string; aspectRatio?: string; alt: LocalizedText }
  | { youtube: string; alt: LocalizedText }

export type DemoGroup = {
  type: SectionType
  options?: Record<string, unknown>
  /** Options of kind link, by option key. */
  links?: Record<string, DemoLink>
  slots?: Record<string, DemoSlot>
  cards?: readonly DemoGroup[]
}

export type DemoPage = {
  key: string
  role?: PageRole
  collection?: string
  slugs: Partial<Record<Locale, string>>
  name: Partial<Record<Locale, string>>
  description: Partial<Record<Locale, string>>
  sections: readonly DemoGroup[]
  /** Visitors need it to open the page; the demo's own index tells it. */
  password?: string
}

export type DemoBranch = {
  id: string
  name: string
  url?: string
  street: string
  streetNumber: string
  zip: string
  city: string
  canton?: string
  phone: string
  email: string
  emailOverwrite?: string
  openingHours: OpeningHours
}

export type DemoReview = { branchId: string; rating: number; text: string; authorName: string; relativeTimeDescription: string }

export type DemoStaffMember = { id: string; branchId: string; firstName: string; lastName: string }

/** Jobs are stored in one language, the one in which people work there. */
export type DemoJob = {
  id: string
  title: string
  description: RichText
  workQuota?: string
  pictures: readonly string[]
  branchId: string
  staffMemberId?: string
  status: 'draft' | 'published' | 'archived'
  createdAt: string
}

export type DemoBusiness = {
  id: string
  name: string
  hasGesundheitsoptik?: boolean
  hasFrequentlens?: boolean
  branches: readonly DemoBranch[]
  staff?: readonly DemoStaffMember[]
  jobs?: readonly DemoJob[]
  reviews?: readonly DemoReview[]
}

export type DemoSite = Omit<Site, 'id' | 'host'> & {
  /** First label of the host; the base domain follows. */
  label: string
  settings: { [Part in keyof Settings]?: object }
  /** Names of pictures: the logo, the one for dark grounds, and the square one for icons. */
  logo?: { picture: string; alternative: string; mark: string }
  /** The page its booking button leads to, by key. */
  bookingPage?: string
  navigation: readonly { label: Partial<Record<Locale, string>>; pages: readonly { key: string; appearance?: 'default' | 'button' }[] }[]
  pages: readonly DemoPage[]
  businesses?: readonly DemoBusiness[]
}

/** Rich text written as lines: `## ` heading, `- ` list item, anything else a paragraph; **bold** and *italic* inside, and addresses and numbers that can be pressed. */
export function rich(lines: readonly string[]): RichText {
  const blocks: RichText['content'] = []
  for (const line of lines) {
    const last = blocks[blocks.length - 1]
    if (line.startsWith('- ')) {
      const item = { type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: inline(line.slice(2)) }] }
      if (last?.type === 'bulletList') last.content.push(item)
      else blocks.push({ type: 'bulletList', content: [item] })
    } else if (line.startsWith('## ')) {
      blocks.push({ type: 'heading', attrs: { level: 2 }, content: inline(line.slice(3)) })
    } else {
      blocks.push({ type: 'paragraph', content: inline(line) })
    }
  }
  return { type: 'doc', content: blocks }
}

function linkOf(part: string): Link | null {
  if (part.includes('@')) return { type: 'email', email: part }
  return part.startsWith('+41') ? { type: 'phone', phone: part } : null
}

function inline(line: string) {
  return line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|[\w.]+@[\w-]+\.example|\+41 \d\d \d{3} \d\d \d\d)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { type: 'text' as const, text: part.slice(2, -2), marks: [{ type: 'bold' as const }] }
      if (part.startsWith('*')) return { type: 'text' as const, text: part.slice(1, -1), marks: [{ type: 'italic' as const }] }
      const link = linkOf(part)
      return { type: 'text' as const, text: part, ...(link && { marks: [{ type: 'link' as const, attrs: { link } }] }) }
    })
}
