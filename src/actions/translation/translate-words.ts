import { assertMay } from '../../model/access.ts'
import type { Locale } from '../../model/locales.ts'
import { Refusal } from '../../model/refusal.ts'
import { segmentOfText, textOfSegment } from '../../model/translation/pieces.ts'
import { pageById } from '../../store/pages.ts'
import type { Context } from '../context.ts'
import { isWorthTranslating } from '../translation-memory/text-in-place.ts'
import { wordsOfPage } from './page-words.ts'
import { saveWords, type SavedWords } from './save-words.ts'
import { translateSegments } from './translate-segments.ts'

/** Browsers wait twenty seconds. */
const PATIENCE_MS = 17_000
/** Descriptions of pictures have room for so much, and names are shorter anyway. */
const LONGEST = 500

type TranslateWordsInput = { pageId: string; id: string; from: Locale; to: Locale; commandId?: string }

/** The same for names, descriptions and labels as for texts: whatever fails on the way, what stands there stays. */
export async function translateWords(
  context: Context,
  { pageId, id, from, to, commandId }: TranslateWordsInput,
  { signal = AbortSignal.timeout(PATIENCE_MS), isAlone = false }: { signal?: AbortSignal; isAlone?: boolean } = {},
): Promise<SavedWords> {
  const { site, actor, store } = context
  assertMay(actor, 'edit', site.id)
  if (from === to) throw new Refusal('invalidInput', { fieldErrors: { to: 'invalid' } })
  const found = await store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, pageId)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    return (await wordsOfPage(tx, page, site.locales)).find((each) => each.id === id)
  })
  const textIn = (locale: Locale) => found?.languages.find((each) => each.locale === locale)?.text ?? null
  const [source, standing] = [textIn(from), textIn(to)]
  const segments = source === null ? [] : [segmentOfText(source)]
  if (!isWorthTranslating(segments)) throw new Refusal('nothingToTranslate')
  const translated = await translateSegments(context, { segments, from, to, signal, isAlone, standing: standing === null ? [] : [segmentOfText(standing)] })
  return saveWords(context, { pageId, id, to, text: translated.segments.map(textOfSegment).join(' ').slice(0, LONGEST), commandId })
}
