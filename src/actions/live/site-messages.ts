import { z } from 'zod'
import type { Topic } from '../../services/live/live.ts'

/** That somebody wrote these things of the site; whoever shows one of them asks for it anew. */
const changedSchema = z.object({ name: z.literal('site'), data: z.object({ keys: z.array(z.string().max(120)).max(50) }) })

export type SiteMessage = z.infer<typeof changedSchema>
export type SiteTopic = Topic<never, SiteMessage>

export const readSiteMessage = (value: unknown): SiteMessage | null => changedSchema.safeParse(value).data ?? null

/** After the commit, to everybody who edits a page of this site. */
export function tellSite({ topics, site }: { topics: { site: SiteTopic }; site: { id: string } }, keys: readonly string[]): void {
  topics.site.tell({ siteId: site.id, id: site.id }, { name: 'site', data: { keys: keys.slice(0, 50) } })
}
