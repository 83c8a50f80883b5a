import type { Locale } from '../../model/locales.ts'
import { publicAddresses } from '../../model/page/languages.ts'
import { escapeXml } from '../escape-xml.ts'

export type SitemapPage = { id: string; collection: string | null; slugs: Partial<Record<Locale, string>>; disallowedLanguages: readonly string[]; changedAt: string }

type Place = { origin: string; locales: readonly Locale[] }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function entries(page: SitemapPage, { origin, locales }: Place): string {
  const addresses = publicAddresses(page, locales).map(({ locale, path }) => ({ locale, url: escapeXml(origin + path) }))
  const [first] = addresses
  const changed = `<lastmod>${new Date(page.changedAt).toISOString()}</lastmod>`
  const link = (locale: string, url: string) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`
  const alternates = addresses.length > 1 && first ? addresses.map(({ locale, url }) => link(locale, url)).join('') + link('x-default', first.url) : ''
  return addresses.map(({ url }) => `<url><loc>${url}</loc>${changed}${alternates}</url>`).join('')
}

export function sitemapXml(pages: readonly SitemapPage[], place: Place): string {
  return `${HEAD}<urlset ${SITEMAPS} xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages.map((page) => entries(page, place)).join('')}</urlset>`
}

export function sitemapIndexXml(paths: readonly string[], origin: string): string {
  return `${HEAD}<sitemapindex ${SITEMAPS}>${paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`).join('')}</sitemapindex>`
}
