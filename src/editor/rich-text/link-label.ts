import type { RichTextLink } from '../../model/content/rich-text.ts'
import { visitorPath } from '../../model/page/path.ts'

const MOST = 20
const KEPT = 17

/** E-090: what fits on the button; a longer one ends in dots. */
export function cutLabel(text: string): string {
  const letters = Array.from(text)
  return letters.length > MOST ? `${letters.slice(0, KEPT).join('')}...` : text
}

type Known = { pageName: (pageId: string) => string | undefined; pageHref: (pageId: string) => string | undefined; page: string }

/** What a person recognises of a link; a page is known by its name. */
export function linkLabel(attrs: RichTextLink, { pageName, pageHref, page }: Known): string {
  if ('href' in attrs) return cutLabel(attrs.href.replace(/^(https?:\/\/|mailto:|tel:)/, ''))
  const { link } = attrs
  switch (link.type) {
    case 'url':
      return cutLabel(link.url.replace(/^https?:\/\//, ''))
    case 'phone':
      return cutLabel(link.phone)
    case 'email':
      return cutLabel(link.email)
    case 'page':
      // Until the server has said what it is called, and where it lies.
      return cutLabel(pageName(link.page.id) ?? visitorPath(pageHref(link.page.id) ?? page))
  }
}
