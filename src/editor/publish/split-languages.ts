import type { Act } from '../../model/commands/define-command.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import type { FieldContent } from '../../model/content/field.ts'
import { isLocale, type Locale } from '../../model/locales.ts'
import { same } from '../../model/same.ts'

/** A text that changed in several languages is told once for each: everybody reads the ones they understand. */
export function splitLanguages(acts: readonly Act[]): Act[] {
  return acts.flatMap((act) => {
    if (act.kind !== fieldContent.kind) return [act]
    const body = fieldContent.read(act.body)
    const locales = localesOf(body.after)
    if (locales.length === 0) return [act]
    return locales.flatMap((locale) => {
      const [before, after] = [only(body.before, locale), only(body.after, locale)]
      return same(before, after) ? [] : [fieldContent.act({ ...body, before, after })]
    })
  })
}

const localesOf = (content: FieldContent): Locale[] =>
  content.type === 'localizedSingleValue' || content.type === 'localizedRichText' ? Object.keys(content.data).filter(isLocale) : []

function only(content: FieldContent, locale: Locale): FieldContent {
  if (content.type === 'localizedSingleValue') return { type: content.type, data: { [locale]: content.data[locale] ?? null } }
  if (content.type === 'localizedRichText') return { type: content.type, data: { [locale]: content.data[locale] ?? null } }
  return content
}
