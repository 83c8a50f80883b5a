import { assertMay } from '../../model/access.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { fieldAlt } from '../../model/commands/field-alt.ts'
import { navigationChange } from '../../model/commands/navigation-change.ts'
import { pageInfo } from '../../model/commands/page-info.ts'
import type { Locale } from '../../model/locales.ts'
import { walkGroups } from '../../model/page/document.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { Refusal } from '../../model/refusal.ts'
import { withLabel } from '../../model/site/arrange-navigation.ts'
import { readWordsId, type WordsPlace } from '../../model/translation/words-place.ts'
import { readNavigation } from '../../store/navigation.ts'
import { readPageRows, treeOf } from '../../store/page-rows.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'
import { pageToChange } from '../pages/run-on-page.ts'

type SaveWordsInput = { pageId: string; id: string; to: Locale; text: string; commandId?: string }
/** `act`: what was done, for whoever wants to take it back. */
export type SavedWords = { facts: readonly Fact[]; act: Act }

/** Words of a page that stand in no section, in one language, by the same commands as everywhere else. */
export async function saveWords(context: Context, { pageId, id, to, text, commandId }: SaveWordsInput): Promise<SavedWords> {
  const { site, actor, newId } = context
  assertMay(actor, 'edit', site.id)
  const place = readWordsId(id)
  if (!place) throw new Refusal('notFound')
  if (!site.locales.includes(to)) throw new Refusal('invalidInput', { fieldErrors: { to: 'invalid' } })
  const page = await pageToChange(context, pageId)
  const act = await actFor(context, { pageId, page, place, to, text: text.trim() })
  const { facts } = await runCommand(context, { ...act, id: commandId ?? newId(), pageId, revisions: null, asked: { id, to, text } })
  return { facts, act }
}

type Words = { pageId: string; page: PageThing; place: WordsPlace; to: Locale; text: string }

async function actFor(context: Context, { pageId, page, place, to, text }: Words): Promise<Act> {
  switch (place.of) {
    case 'name':
    case 'description': {
      if (place.of === 'name' && text === '') throw new Refusal('emptyName')
      const meta = { ...page.meta, [place.of]: { ...page.meta[place.of], [to]: text } }
      return pageInfo.act({ pageId, before: page, after: { ...page, meta } })
    }
    case 'menu': {
      const before = await context.store.readSite(context.site.id, readNavigation)
      if (!before.some(({ id }) => id === place.containerId)) throw new Refusal('notFound')
      return navigationChange.act({ before, after: withLabel(before, place.containerId, to, text) })
    }
    case 'alt': {
      const rows = await context.store.readSite(context.site.id, (tx) => readPageRows(tx, pageId, [place.groupId]))
      const group = [...walkGroups(treeOf(rows))].find(({ id }) => id === place.groupId)
      if (!group?.fields[place.slot]) throw new Refusal('notFound')
      const before = group.fields[place.slot]?.options.alt?.[to] ?? null
      return fieldAlt.act({ groupId: place.groupId, slot: place.slot, before: { [to]: before }, after: { [to]: text === '' ? null : text } })
    }
  }
}
