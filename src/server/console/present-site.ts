import { z } from 'zod'
import type { SiteSummary } from '../../actions/console/list-sites.ts'
import { localeSchema } from '../../model/locales.ts'
import { buildPath, HOME_SLUG } from '../../model/page/path.ts'
import { siteSchema } from '../../model/site/site.ts'
import { originOf } from '../hosts/origin.ts'
import type { ServerConfig } from '../parts.ts'

export const siteAnswerSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  otherHosts: z.array(z.string()),
  locales: z.array(localeSchema),
  businessType: siteSchema.shape.businessType,
  features: siteSchema.shape.features,
  pageCount: z.number(),
  colors: z.strictObject({ background: z.string(), primary: z.string(), accent: z.string() }),
  url: z.string(),
  editUrl: z.string(),
  docsUrl: z.string(),
})

export function presentSite({ site, otherHosts, pageCount }: SiteSummary, config: Pick<ServerConfig, 'isSecure' | 'port'>): z.infer<typeof siteAnswerSchema> {
  const { id, name, host, locales, businessType, features, theme } = site
  const { background, primary, accent } = theme.colors
  const origin = originOf(host, config)
  const home = { locale: locales[0] ?? 'de', collection: null, slug: HOME_SLUG }
  return {
    id,
    name,
    host,
    otherHosts: [...otherHosts],
    locales,
    businessType,
    features,
    pageCount,
    colors: { background, primary, accent },
    url: origin + buildPath({ ...home, mode: 'live' }),
    editUrl: origin + buildPath({ ...home, mode: 'edit' }, { toolbar: true }),
    docsUrl: `${origin}/api/v1`,
  }
}
