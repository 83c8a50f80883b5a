import { z } from 'zod'
import type { Fact } from '../../model/commands/facts.ts'
import { idSchema } from '../../model/id-schema.ts'
import type { Topic } from '../../services/live/live.ts'
import type { Recorded } from '../../store/changes.ts'

/** What the server has now under the keys that somebody wrote. `by` is the name of who did, null where it may have been several. */
export type PageNews = { facts: readonly Fact[]; by: string | null; isLive: boolean }

export type PageMessage = { sequence: number; name: 'change'; data: PageNews }

/** Who has a page open, and in which section. `isNew` asks the others to say so as well; a group that is not named has not changed. */
const visitSchema = z.object({
  session: z.string().max(40),
  userId: z.string().max(64),
  name: z.string().max(200),
  groupId: idSchema.nullable().optional(),
  isNew: z.boolean().optional(),
})

const presenceSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('here'), data: visitSchema }),
  z.object({ name: z.literal('gone'), data: visitSchema.pick({ session: true }) }),
])

export type Presence = z.infer<typeof presenceSchema>
export type PageTopic = Topic<PageMessage, Presence>

export const readPresence = (value: unknown): Presence | null => presenceSchema.safeParse(value).data ?? null

/** After the commit, to everybody who has the page open. */
export function tellPage({ topics, site }: { topics: { page: PageTopic }; site: { id: string } }, pageId: string, { sequence, previous }: Recorded, data: PageNews): void {
  topics.page.publish({ siteId: site.id, id: pageId }, { after: previous, sequence, messages: [{ sequence, name: 'change', data }] })
}
