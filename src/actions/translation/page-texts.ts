import { assertMay } from '../../model/access.ts'
import { richIn, textIn, type Field } from '../../model/content/field.ts'
import type { RichText } from '../../model/content/rich-text.ts'
import type { Written } from '../../model/content/written.ts'
import type { Locale } from '../../model/locales.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { fieldKey } from '../../model/commands/key.ts'
import { Refusal } from '../../model/refusal.ts'
import { stateOf, type TextState } from '../../model/translation/text-state.ts'
import { translatedTexts, type TranslatedText } from '../../sections/translated-texts.ts'
import { readWritten } from '../../store/authorship.ts'
import { readPageRows, revisionsOf, treeOf } from '../../store/page-rows.ts'
import { pageById, type PageRow } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'
import { openLanguages } from '../page/plan-publication.ts'
import { soundGroups } from '../page/sound-groups.ts'
import { wordsOfPage, type PageWords } from './page-words.ts'

/** A text of a page in all languages in which it is shown. `rich` in place of `text` where it has paragraphs and links. */
export type PageText = {
  groupId: string
  section: string
  slot: string
  revision: number
  languages: readonly { locale: Locale; state: TextState; text: string | null; rich: RichText | null }[]
}

export type PageTexts = { texts: PageText[]; words: PageWords[]; main: Locale; isConnected: boolean }

/** Every text of a page side by side, and how far it is in each language. */
export async function pageTexts({ site, actor, store, translator }: Context, { id }: { id: string }): Promise<PageTexts> {
  assertMay(actor, 'read', site.id)
  const [main = 'de'] = site.locales
  const found = await store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    return { texts: await textsOfPage(tx, page, site.locales), words: await wordsOfPage(tx, page, site.locales) }
  })
  return { ...found, main, isConnected: translator !== null }
}

export type TextStates = { id: string; revision: number; states: Partial<Record<Locale, TextState>> }

/** The same without the words, by field: asked for after every change. */
export async function pageStates(context: Context, input: { id: string }): Promise<{ fields: TextStates[] }> {
  const { texts } = await pageTexts(context, input)
  return {
    fields: texts.map(({ groupId, slot, revision, languages }) => ({
      id: fieldId(groupId, slot),
      revision,
      states: Object.fromEntries(languages.map(({ locale, state }) => [locale, state])),
    })),
  }
}

export async function textsOfPage(tx: SiteTx, page: Pick<PageRow, 'id' | 'disallowedLanguages'>, locales: readonly Locale[]): Promise<PageText[]> {
  const [main = 'de'] = locales
  const rows = await readPageRows(tx, page.id)
  const written = await readWritten(tx, [page.id])
  const revisions = revisionsOf(rows)
  const { groups } = soundGroups(treeOf(rows), 'edit')
  return translatedTexts(groups, openLanguages(page, locales)).map((text) => ({
    groupId: text.groupId,
    section: text.type,
    slot: text.slot,
    revision: revisions[fieldKey(text.groupId, text.slot)] ?? 0,
    languages: languagesOf(text, written.get(fieldId(text.groupId, text.slot)) ?? {}, main),
  }))
}

function languagesOf({ field, locales }: TranslatedText, written: Written, main: Locale): PageText['languages'] {
  return locales.map((locale) => ({ locale, state: stateOf(written, { locale, main, hasText: textIn(field, locale) !== null }), ...wordsOf(field, locale) }))
}

function wordsOf(field: Field, locale: Locale): { text: string | null; rich: RichText | null } {
  return field.content.type === 'localizedRichText' ? { text: null, rich: richIn(field, locale)?.json ?? null } : { text: textIn(field, locale), rich: null }
}
