import { idSchema } from '../id-schema.ts'
import { pageThingSchema, type PageThing } from '../page/page-thing.ts'
import { defineThingCommand } from './define-thing-command.ts'
import { pageKey } from './key.ts'
import { pageName } from './page-presence.ts'

/** What is known of a page besides its content: names, descriptions, addresses and languages. */
export const pageInfo = defineThingCommand<PageThing>()({
  kind: 'page.info',
  version: 1,
  target: { pageId: idSchema },
  key: ({ pageId }) => pageKey(pageId),
  phrase: 'pageInfo',
  where: (_, after) => {
    const page = pageThingSchema.safeParse(after).data
    return page ? pageName(page) : ''
  },
})
