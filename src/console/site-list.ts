import { z } from 'zod'
import { localeSchema } from '../model/locales.ts'
import { SITE_FEATURES } from '../model/site/site.ts'

const listedSiteSchema = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  otherHosts: z.array(z.string()),
  locales: z.array(localeSchema),
  businessType: z.enum(['general', 'optician']),
  features: z.array(z.enum(SITE_FEATURES)),
  pageCount: z.number(),
  colors: z.object({ background: z.string(), primary: z.string(), accent: z.string() }),
  url: z.string(),
  editUrl: z.string(),
  docsUrl: z.string(),
})

export type ListedSite = z.infer<typeof listedSiteSchema>

export const sitesAnswer = z.object({ success: z.literal(true), sites: z.array(listedSiteSchema) })

/** Every word of the query must be in the name or in one of the hosts. */
export function filterSites(sites: readonly ListedSite[], query: string): ListedSite[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return sites.filter(({ name, host, otherHosts }) => {
    const text = [name, host, ...otherHosts].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
