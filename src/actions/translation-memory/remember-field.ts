import type { Field } from '../../model/content/field.ts'
import type { Writer } from '../../model/content/written.ts'
import type { Locale } from '../../model/locales.ts'
import { hasWords } from '../../model/translation/pieces.ts'
import { tagLike, tagSegment } from '../../model/translation/tagged.ts'
import type { SiteTx } from '../../store/store.ts'
import { remember, type Remembered } from '../../store/translation-memory.ts'
import { segmentsIn } from './text-in-place.ts'

type Given = { field: Field; locale: Locale; locales: readonly Locale[]; by: Writer }

/**
 * Keeps how a text was said in another language. The first language of a site is what others are translated from, so writing in it
 * teaches nothing; and two texts that are not built alike are no translation of each other, paragraph by paragraph.
 */
export async function rememberField(tx: SiteTx, { field, locale, locales, by }: Given): Promise<void> {
  const targets = locale === locales[0] ? null : segmentsIn(field, locale)
  if (!targets) return
  const pairs = locales
    .filter((other) => other !== locale)
    .flatMap((from): Remembered[] => {
      const sources = segmentsIn(field, from)
      if (sources?.length !== targets.length) return []
      return sources.flatMap((source, at) => {
        const tagged = tagSegment(source)
        const target = hasWords(source) ? tagLike(targets[at] ?? [], tagged) : null
        return target === null || target.trim() === '' ? [] : [{ from, to: locale, source: tagged.text, target, by }]
      })
    })
  await remember(tx, pairs)
}
