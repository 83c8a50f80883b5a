import { escapeXml } from '../escape-xml.ts'
import type { Feed, FeedEntry } from './build-feed.ts'

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

function item({ id, title, text, date, url }: FeedEntry): string {
  const published = date === null ? '' : element('pubDate', new Date(`${date}T06:00:00Z`).toUTCString())
  return `<item>${element('title', title)}${element('link', url)}<guid isPermaLink="false">${escapeXml(id)}</guid>${published}${text === '' ? '' : element('description', text)}</item>`
}

/** RSS 2.0, which every reader understands. */
export function feedXml({ title, description, locale, pageUrl, feedUrl, entries }: Feed): string {
  const head = element('title', title) + element('link', pageUrl) + element('description', description === '' ? title : description) + element('language', locale)
  const self = `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}${self}${entries.map(item).join('')}</channel></rss>`
}
