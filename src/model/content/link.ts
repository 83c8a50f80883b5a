import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { phoneHref } from './phone-href.ts'

const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']

/** javascript: and data: would run in the site's origin, so only four protocols and own paths get through. */
export function isSafeHref(value: string): boolean {
  if (value.length > 2000 || /[\u0000-\u001f\u007f\\]/.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  const url = URL.parse(value)
  if (url === null || !SAFE_PROTOCOLS.includes(url.protocol)) return false
  // "https:evil.example" is another host here and a path of the site in its own pages.
  return !/^https?:$/.test(url.protocol) || /^https?:\/\/[^/]/i.test(value)
}

export const webAddressSchema = z
  .string()
  .max(2000)
  .refine((value) => isSafeHref(value) && /^https?:/i.test(value))

export const hrefSchema = z.string().max(2000).refine(isSafeHref)

export const linkSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('url'), url: webAddressSchema }),
  z.strictObject({ type: z.literal('phone'), phone: z.string().regex(/^\+?[0-9 ]{3,25}$/) }),
  z.strictObject({ type: z.literal('email'), email: z.email().max(254) }),
  z.strictObject({
    type: z.literal('page'),
    page: z.strictObject({ id: idSchema, collection: z.string().max(60).nullish() }),
  }),
])

export type Link = z.infer<typeof linkSchema>

/**
 * Page links need the address book of the site, which the caller gives; the rest stands on its own. Checked again here, the
 * one way from a stored link to a page: a row that was not written by today's checks must not run in the site's origin.
 */
export function hrefOf(link: Link, pageHref: (pageId: string) => string | undefined): string | undefined {
  switch (link.type) {
    case 'url':
      return isSafeHref(link.url) ? link.url : undefined
    case 'phone':
      return phoneHref(link.phone)
    case 'email':
      return `mailto:${link.email}`
    case 'page':
      return pageHref(link.page.id)
  }
}

export function opensNewTab(link: Link): boolean {
  return link.type === 'url'
}
