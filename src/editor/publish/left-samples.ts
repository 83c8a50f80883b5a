import { placeholderTexts } from '../../i18n/editor/translations/placeholder-texts.ts'
import { textIn } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import type { Spot } from './receipt.ts'

/** Where «Beispieltext» was put in and nobody has written since: visitors would read that their text comes soon. */
export function leftSamples(groups: readonly Group[], locales: readonly Locale[]): Spot[] {
  return [...walkGroups(groups)]
    .filter(({ status }) => status !== 'markedForDeletion')
    .flatMap(({ id, fields }) =>
      Object.entries(fields).flatMap(([slot, field]) =>
        locales.filter((locale) => field.visible && isSample(textIn(field, locale), locale)).map((locale): Spot => ({ groupId: id, slot, locale })),
      ),
    )
}

function isSample(text: string | null, locale: Locale): boolean {
  const sample = placeholderTexts[locale]
  return sample !== undefined && (text === sample.short || text === sample.long)
}
