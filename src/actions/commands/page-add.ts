import { pageAdd } from '../../model/commands/page-add.ts'
import { isLocale, type Locale } from '../../model/locales.ts'
import { copyGroup } from '../../model/page/copy-group.ts'
import type { Group } from '../../model/page/document.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { isReservedSlug } from '../../model/page/path.ts'
import { END_OF_PAGE } from '../../model/page/place.ts'
import { freeSlug, slugOf } from '../../model/page/slug.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import { readWorkingContent, replaceWorkingContent } from '../../store/page-content.ts'
import { takenSlugs } from '../../store/page-slugs.ts'
import { pageById, pagesWithRoles, type PageRow } from '../../store/pages.ts'
import { definePerformer, type Ground } from './define-performer.ts'
import { fittingGroup } from './fitting-group.ts'
import { assertWords } from './page-check.ts'
import { pageTags } from './page-tags.ts'

const COLLECTION = /^[a-z][a-z0-9-]{0,59}$/
/** For names that no address can be made of. */
const NAMELESS = 'seite'

/** A new page is a draft with what it begins with; one from the bin is what it was, under addresses that are still free. */
export const performPageAdd = definePerformer(
  pageAdd,
  async (ground, body) => {
    const row = await pageById(ground.tx, body.pageId)
    const page = row ? await returning(ground, row, body.after) : beginning(body.after)
    assertWords(page)
    const slugs = await freeSlugs(ground, body.pageId, page)
    const groups = row || body.copyOf !== null ? [] : await fittingGroups(ground, body.pageId, body.groups)
    return { ...body, after: { ...page, slugs }, groups }
  },
  {
    async effects(ground, { pageId, groups, copyOf }) {
      const content = copyOf === null ? groups : await copied(ground, copyOf)
      if (content.length === 0) return
      const { groups: there } = await readWorkingContent(ground.tx, pageId)
      if (there.length === 0) await replaceWorkingContent(ground.tx, pageId, { groups: content })
    },
    tags: ({ site }, { pageId, after }) => (isVisibleToVisitors(after.status) ? pageTags(site.id, pageId, after.collection) : []),
  },
)

function beginning(page: PageThing): PageThing {
  const { collection } = page
  if (collection !== null && (!COLLECTION.test(collection) || isReservedSlug(collection))) throw new Refusal('invalidInput', { fieldErrors: { collection: 'unknown' } })
  return { ...page, role: null, status: 'draft', isProtected: false }
}

/** What lies in the bin is what comes back; another page may have taken its role meanwhile. */
async function returning({ tx }: Ground, row: PageRow, { slugs }: PageThing): Promise<PageThing> {
  const { collection, role, meta, disallowedLanguages, isProtected, liveVersion } = row
  const roles = await pagesWithRoles(tx)
  const isRoleFree = role === null || roles[role] === undefined
  return {
    collection,
    role: isRoleFree ? role : null,
    status: liveVersion === null ? 'draft' : 'published',
    meta,
    slugs: { ...row.slugs, ...slugs },
    disallowedLanguages,
    isProtected,
  }
}

async function freeSlugs({ tx, site }: Ground, pageId: string, page: PageThing): Promise<PageThing['slugs']> {
  const taken = await takenSlugs(tx, { pageId, collection: page.collection })
  const isTaken = (locale: Locale) => (slug: string) => taken.get(locale)?.has(slug) ?? false
  const anyName = Object.values(page.meta.name).find((name) => slugOf(name) !== '') ?? ''
  const free = (locale: Locale, wanted: string) => {
    // A page that belongs to the site keeps its own kind of address.
    if (wanted.startsWith('~') && page.role !== null && !isTaken(locale)(wanted)) return wanted
    return freeSlug(slugOf(wanted) || slugOf(page.meta.name[locale] ?? '') || slugOf(anyName) || NAMELESS, isTaken(locale))
  }
  return Object.fromEntries(
    Object.entries(page.slugs).flatMap(([locale, wanted]) => (isLocale(locale) && site.locales.includes(locale) ? [[locale, free(locale, wanted)] as const] : [])),
  )
}

async function fittingGroups(ground: Ground, pageId: string, groups: readonly Group[]): Promise<Group[]> {
  const own: Ground = { ...ground, desk: { pageId, groups: [] } }
  const fitted: Group[] = []
  for (const group of groups) fitted.push(drafted(await fittingGroup(own, { pageId, parentId: null, place: END_OF_PAGE, after: group })))
  return fitted
}

const drafted = (group: Group): Group => ({ ...group, status: 'draft', children: group.children.map(drafted) })

/** What only waits for its deletion to be published is left behind. */
async function copied({ tx, newId }: Ground, pageId: string): Promise<Group[]> {
  const { groups } = await readWorkingContent(tx, pageId)
  return groups.filter(({ status }) => status !== 'markedForDeletion').map((group) => copyGroup(group, newId))
}
