import { linkSchema, type Link } from '../../model/content/link.ts'

/** Links that are typed; a page is chosen from a list. */
export type TypedLinkType = Exclude<Link['type'], 'page'>

/** Why a text is no link of its type; `unsafe` names an address that could run as a program on the site. */
export type LinkProblem = 'empty' | 'unsafe' | 'invalid'

export type Understood = { link: Link; problem: null } | { link: null; problem: LinkProblem }

const MAX_TYPED = 2000
/** Before a port number stands a host, not a protocol: «beispiel.ch:8080/plan». */
const PROTOCOL = /^([a-z][a-z0-9+.-]*):(?!\d{1,5}(?:\/|$))/i
const SAFE: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** Browsers drop these inside an address, so «java script:» must not pass for a harmless one. */
const withoutControls = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, '').trim()

const protocolOf = (text: string) => PROTOCOL.exec(text.replace(/\s/g, ''))?.[1]?.toLowerCase() ?? null

function readPhone(text: string): Link | null {
  const number = text
    .replace(/^tel:/i, '')
    .replace(/\(0\)/, ' ')
    .replace(/[()/.\u2010-\u2015\u00a0\u202f'’-]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^00(?=[1-9])/, '+')
    .trim()
  return linkSchema.safeParse({ type: 'phone', phone: number }).data ?? null
}

function readEmail(text: string): Link | null {
  return linkSchema.safeParse({ type: 'email', email: text.replace(/^mailto:/i, '').trim() }).data ?? null
}

function readUrl(text: string): Link | null {
  // «Kontakt» alone would become https://kontakt, an address that nobody has, and «12» that of a computer.
  if (/\s/.test(text) || !/^(?:https?:\/\/)?[^./?#@]+\.[^/?#@]+/i.test(text)) return null
  const full = /^https?:/i.test(text) ? text : `https://${text}`
  return linkSchema.safeParse({ type: 'url', url: full }).data ?? null
}

const READERS: Record<TypedLinkType, (text: string) => Link | null> = { url: readUrl, phone: readPhone, email: readEmail }

/** The text as a link of the given type. */
export function understandAs(type: TypedLinkType, typed: string): Understood {
  const text = withoutControls(typed.slice(0, MAX_TYPED + 1))
  if (text === '') return { link: null, problem: 'empty' }
  const protocol = protocolOf(text)
  if (protocol !== null && !SAFE.includes(protocol)) return { link: null, problem: 'unsafe' }
  const link = READERS[type](text)
  return link ? { link, problem: null } : { link: null, problem: 'invalid' }
}

/** What somebody who typed this most likely means; null where it is none of the three. */
export function guessType(typed: string): TypedLinkType | null {
  const text = withoutControls(typed.slice(0, MAX_TYPED + 1))
  const protocol = protocolOf(text)
  if (protocol === 'tel' || /^\+?[\d\s()/.'’\u2010-\u2015-]{3,}$/.test(text)) return readPhone(text) && 'phone'
  if (protocol === 'mailto' || /^[^\s@/:]+@[^\s@]+$/.test(text)) return readEmail(text) && 'email'
  return understandAs('url', text).link && 'url'
}

/** Where a text that is not finished is going: somebody who begins with «www» does not look for a page. */
export function leaning(typed: string): Link['type'] {
  const text = withoutControls(typed)
  if (/^[+\d]/.test(text) && !/[a-z]/i.test(text)) return 'phone'
  if (/^[^\s@/]+@\S*$/.test(text)) return 'email'
  return /^(?:https?:|www\.|[^\s@]+\.[^\s@.])/i.test(text) || protocolOf(text) !== null ? 'url' : 'page'
}

/** A stored link as somebody would type it. */
export function asTyped(link: Link | null): string {
  switch (link?.type) {
    case 'url':
      return link.url
    case 'phone':
      return link.phone
    case 'email':
      return link.email
    case 'page':
    case undefined:
      return ''
  }
}
