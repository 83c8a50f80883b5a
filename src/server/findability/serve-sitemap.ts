import type { Context as HonoContext } from 'hono'
import { listFindablePages } from '../../actions/site/list-findable-pages.ts'
import { sitemapIndexXml, sitemapXml } from '../../site/sitemap/sitemap-xml.ts'
import { originOf } from '../hosts/origin.ts'
import { serveMissing } from '../pages/serve-missing.tsx'
import type { AppEnv, ServerParts } from '../parts.ts'
import { NoFile, serveStored } from './serve-stored.ts'

const XML = 'application/xml; charset=utf-8'

/** One file as long as everything fits, then an index of several. */
export async function serveSitemap(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  return serveStored(c, parts, async (context) => {
    const { site } = context
    const origin = originOf(site.host, parts.config)
    const { pages, parts: files, tags } = await listFindablePages(context, 1)
    const paths = Array.from({ length: files }, (_, index) => `/sitemap-${index + 1}.xml`)
    return { type: XML, body: files === 1 ? sitemapXml(pages, { origin, locales: site.locales }) : sitemapIndexXml(paths, origin), tags }
  })
}

export async function serveSitemapPart(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const part = Number(/^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(c.req.path)?.[1])
  if (!Number.isInteger(part)) return serveMissing(c, parts)
  try {
    return await serveStored(c, parts, async (context) => {
      const { site } = context
      const { pages, parts: files, tags } = await listFindablePages(context, part)
      if (files === 1 || part > files) throw new NoFile()
      return { type: XML, body: sitemapXml(pages, { origin: originOf(site.host, parts.config), locales: site.locales }), tags }
    })
  } catch (error) {
    if (!(error instanceof NoFile)) throw error
    return serveMissing(c, parts)
  }
}
