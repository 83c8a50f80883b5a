import type { PagesTexts } from '../../i18n/editor/pages/de.ts'
import { fill } from '../../i18n/fill.ts'
import { touchesOf } from '../../model/commands/command.ts'
import type { Act } from '../../model/commands/define-command.ts'
import { navigationChange } from '../../model/commands/navigation-change.ts'
import { pageAdd } from '../../model/commands/page-add.ts'
import { pageInfo } from '../../model/commands/page-info.ts'
import { pageRemove } from '../../model/commands/page-remove.ts'
import type { Locale } from '../../model/locales.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { freeSlug, slugOf } from '../../model/page/slug.ts'
import { hasRoomForContainer, holdsPage, withContainer, withEntry, withoutEchoes, withoutPlacesOf } from '../../model/site/arrange-navigation.ts'
import type { Navigation, NavigationEntry } from '../../model/site/navigation.ts'
import { isParked } from '../queue/entry.ts'
import type { Workbench } from '../workbench.ts'
import { editHref, homeHref } from './go-to-page.ts'
import { leaveNotice } from './notice.ts'
import { nameIn } from '../names/name-in.ts'
import type { BinnedPage } from '../api/overview-calls.ts'
import { navigationOn, pageOn, pagesOn } from '../things/site-things.ts'
import { pageGroups } from './templates/page-groups.ts'
import type { TemplateSection } from './templates/templates.ts'
import { useOverview } from './use-overview.ts'
import { newId } from '../state/new-id.ts'

export type NewPagePlace = { in: 'nowhere' } | { in: 'container'; containerId: string } | { in: 'newContainer' } | { in: 'collection'; collection: string }
export type NewPage = { name: string; slug: string; place: NewPagePlace; sections: readonly TemplateSection[] }

/** Long enough to read it and to decide. */
const MENU_OFFER_MS = 15_000

const entryFor = (page: string): NavigationEntry => ({ id: newId(), type: 'page', page, appearance: 'default' })

/** Everything the panel does to pages and menu. What others have to know first is waited for; all of it can be undone. */
export function createPageTools(workbench: Workbench, texts: PagesTexts) {
  const { data, history, queue, toaster, commitTyping, flush, wayBack } = workbench
  const said = workbench.texts.toasts
  const { locale } = data.view
  const things = () => history.store.getState().things
  const nameOf = (page: PageThing) => nameIn(page.meta.name, locale) ?? texts.untitled

  function arrangeAct(next: Navigation): Act[] {
    const before = navigationOn(things())
    return before === next ? [] : [navigationChange.act({ before, after: next })]
  }

  /** What the server refused was said, with its reason, by whoever sends. */
  function isRefused(acts: readonly Act[]): boolean {
    const touched = new Set(acts.flatMap((act) => touchesOf(act)))
    return queue.store.getState().entries.some((entry) => isParked(entry) && touchesOf(entry.command).some((key) => touched.has(key)))
  }

  /** Whether the server has it. */
  async function carryOut(acts: readonly Act[], failed: string): Promise<boolean> {
    commitTyping()
    history.perform(acts)
    const isSaved = await flush()
    if (!isSaved && !isRefused(acts)) toaster.error(failed, navigator.onLine ? '' : texts.toasts.waiting)
    return isSaved
  }

  function placeAct(pageId: string, place: NewPagePlace): Act[] {
    const menu = navigationOn(things())
    if (place.in === 'container') return arrangeAct(withEntry(menu, entryFor(pageId), { containerId: place.containerId, place: { nextTo: null, side: 'after' } }))
    return place.in === 'newContainer' ? arrangeAct(withContainer(menu, { id: newId(), label: {}, children: [entryFor(pageId)] })) : []
  }

  /** Free in every language as far as this browser knows; the server has the last word. */
  function slugsFrom(slug: (of: Locale) => string, collection: string | null): PageThing['slugs'] {
    const others = [...pagesOn(things()).values()].filter((page) => page.collection === collection)
    const free = (of: Locale) => freeSlug(slug(of), (wanted) => others.some((page) => page.slugs[of] === wanted))
    return Object.fromEntries(data.locales.map((of) => [of, free(of)]))
  }

  return {
    arrange(next: Navigation) {
      commitTyping()
      history.perform(arrangeAct(next))
    },

    /** E-019, E-171: made, stored, and opened. */
    async create({ name, slug, place, sections }: NewPage): Promise<boolean> {
      const id = newId()
      const collection = place.in === 'collection' ? place.collection : null
      const after: PageThing = {
        collection,
        role: null,
        status: 'draft',
        meta: { name: { [locale]: name }, description: {} },
        slugs: slugsFrom(() => slug, collection),
        disallowedLanguages: [],
        isProtected: false,
      }
      const groups = pageGroups(sections, { name, locale, newId })
      if (!(await carryOut([pageAdd.act({ pageId: id, after, groups, copyOf: null }), ...placeAct(id, place)], said.pageCreationError))) return false
      leaveNotice({ of: 'created', name, acts: [] })
      location.assign(editHref(id, after, locale, { toolbar: true }))
      return true
    },

    async duplicate(pageId: string) {
      const source = pageOn(things(), pageId)
      if (!source) return toaster.error(texts.toasts.errorDuplicating, texts.toasts.gone)
      const id = newId()
      const name = Object.fromEntries(Object.entries(source.meta.name).map(([of, each]) => [of, fill(texts.copyOf, { name: each })]))
      const slugs = slugsFrom((of) => slugOf(source.meta.name[of] ?? '') || slugOf(nameOf(source)) || 'seite', source.collection)
      const after: PageThing = { ...source, role: null, status: 'draft', meta: { ...source.meta, name }, slugs, isProtected: false }
      const isSaved = await carryOut([pageAdd.act({ pageId: id, after, groups: [], copyOf: pageId })], texts.toasts.errorDuplicating)
      if (isSaved) toaster.success(fill(texts.toasts.duplicated, { name: nameOf(source) }), { label: texts.toasts.undo, run: wayBack() })
    },

    /** Out of the menu and into the bin, as one step. Whoever stood on it goes home. */
    async remove(pageId: string) {
      const before = pageOn(things(), pageId)
      if (!before) return toaster.error(said.pageRemovalError, texts.toasts.gone)
      const menu = navigationOn(things())
      const without = withoutPlacesOf(menu, pageId)
      const isInMenu = holdsPage(menu, pageId)
      const isSaved = await carryOut([...(isInMenu ? arrangeAct(without) : []), pageRemove.act({ pageId, before })], said.pageRemovalError)
      if (!isSaved) return
      const name = nameOf(before)
      useOverview.setState(({ bin }) => ({ bin: [{ id: pageId, deletedAt: new Date().toISOString(), page: before }, ...bin] }))
      if (pageId !== data.page.id) return toaster.success(fill(texts.toasts.removed, { name }), { label: texts.toasts.undo, run: wayBack() })
      const back = [pageAdd.act({ pageId, after: before, groups: [], copyOf: null }), ...(isInMenu ? [navigationChange.act({ before: without, after: menu })] : [])]
      leaveNotice({ of: 'removed', name, acts: back })
      location.assign(homeHref(locale, { toolbar: true }))
    },

    async restore({ id, page }: BinnedPage) {
      const isSaved = await carryOut([pageAdd.act({ pageId: id, after: page, groups: [], copyOf: null })], texts.toasts.errorRestoring)
      if (!isSaved) return
      useOverview.setState(({ bin }) => ({ bin: bin.filter((other) => other.id !== id) }))
      const menu = navigationOn(things())
      const canStandInMenu = page.collection === null && !holdsPage(menu, id) && hasRoomForContainer(menu)
      const name = nameOf(page)
      if (!canStandInMenu) return toaster.success(fill(texts.toasts.restored, { name }))
      // Where it stood is not known any more; the menu may have changed since.
      const run = () => history.perform(placeAct(id, { in: 'newContainer' }))
      toaster.offer(fill(texts.toasts.restoredOutside, { name }), { label: texts.toasts.intoMenu, run }, MENU_OFFER_MS)
    },

    /** E-019: whoever changes the address of the open page goes there. */
    async saveInfo(pageId: string, change: (page: PageThing) => PageThing): Promise<boolean> {
      const before = pageOn(things(), pageId)
      if (!before) {
        toaster.error(said.pageSaveError, texts.toasts.gone)
        return false
      }
      const after = change(before)
      const menu = withoutEchoes(navigationOn(things()), pageId, { before: before.meta.name, after: after.meta.name })
      if (!(await carryOut([pageInfo.act({ pageId, before, after }), ...arrangeAct(menu)], said.pageSaveError))) return false
      const href = editHref(pageId, after, locale, { pagemenu: true })
      if (pageId === data.page.id && href !== editHref(pageId, before, locale, { pagemenu: true })) {
        leaveNotice({ of: 'saved', name: nameOf(after), acts: [] })
        location.assign(href)
      } else toaster.success(texts.toasts.saved)
      return true
    },
  }
}

export type PageTools = ReturnType<typeof createPageTools>
