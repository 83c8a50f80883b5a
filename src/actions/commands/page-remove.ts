import { thingOn } from '../../model/commands/desk.ts'
import { pageKey } from '../../model/commands/key.ts'
import { pageRemove } from '../../model/commands/page-remove.ts'
import { pageThingSchema } from '../../model/page/page-thing.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import { definePerformer } from './define-performer.ts'
import { pageTags } from './page-tags.ts'

/** E-172, E-173: gone for visitors at once. Whoever removes what is gone already has what he wanted. */
export const performPageRemove = definePerformer(
  pageRemove,
  ({ desk }, body) => {
    const page = pageThingSchema.safeParse(thingOn(desk, pageKey(body.pageId))).data
    if (page?.role === 'home') throw new Refusal('homeKept')
    return page ? { ...body, before: page } : body
  },
  { tags: ({ site }, { pageId, before }) => (isVisibleToVisitors(before.status) ? pageTags(site.id, pageId, before.collection) : []) },
)
