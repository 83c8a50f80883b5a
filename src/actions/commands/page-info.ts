import { thingOn } from '../../model/commands/desk.ts'
import { pageKey } from '../../model/commands/key.ts'
import { pageInfo } from '../../model/commands/page-info.ts'
import { patched } from '../../model/commands/patch.ts'
import { pageThingSchema } from '../../model/page/page-thing.ts'
import { Refusal } from '../../model/refusal.ts'
import { definePerformer } from './define-performer.ts'
import { assertLanguages, assertWords, checkedSlug } from './page-check.ts'
import { pageTags } from './page-tags.ts'
import { readValue } from './read-value.ts'

/** B-70: acts at once. What a page is, and whether it is published or locked, is changed in other ways. */
export const performPageInfo = definePerformer(
  pageInfo,
  ({ desk, site }, body) => {
    const stored = thingOn(desk, pageKey(body.pageId))
    if (stored === null) throw new Refusal('notFound')
    const before = readValue(pageThingSchema, stored)
    const wanted = readValue(pageThingSchema, patched(before, body.before, body.after))
    const { collection, role, status, isProtected } = before
    const locales = [...new Set([...Object.keys(before.slugs), ...Object.keys(wanted.slugs)])].filter(
      (locale) => locale in before.slugs || site.locales.some((known) => known === locale),
    )
    const slugs = Object.fromEntries(locales.map((locale) => [locale, checkedSlug(slugIn(wanted.slugs, locale), slugIn(before.slugs, locale))]))
    const after = pageThingSchema.parse({ ...wanted, collection, role, status, isProtected, slugs })
    assertWords(after)
    assertLanguages(after, site.locales)
    return { ...body, before, after }
  },
  { tags: ({ site }, { pageId, after }) => pageTags(site.id, pageId, after.collection) },
)

const slugIn = (slugs: Readonly<Record<string, string | undefined>>, locale: string): string | undefined => slugs[locale]
