import type { SettingsTexts } from '../../../i18n/editor/settings/de.ts'
import { fill } from '../../../i18n/fill.ts'
import { same } from '../../../model/same.ts'
import { valueAt } from '../change-setting.ts'
import { SETTING_FIELDS, type SettingField } from '../setting-fields.ts'

type Body = { part?: string; branchId?: string; before: unknown; after: unknown }

const MOST_LETTERS = 40
const cut = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text)

/** Null where the value has a control of its own. */
export function valueWords(texts: SettingsTexts, field: SettingField, value: unknown): string | null {
  if (typeof value === 'boolean') return value ? texts.past.on : texts.past.off
  if (typeof value !== 'string' || field.kind === 'own') return null
  if (value === '') return texts.past.blank
  const words: Readonly<Record<string, string>> = field.kind === 'choice' ? texts.choices[field.words] : field.kind === 'tone' ? texts.choices.tone : {}
  return words[value] ?? cut(value)
}

/** What one change of the settings, the look or a branch did, a sentence for each place. */
export function pastWords(texts: SettingsTexts, { part, branchId, before, after }: Body): string[] {
  if (branchId !== undefined) return [fill(texts.past.otherValue, { field: texts.fields.hours })]
  if (part === undefined) return themeWords(texts, before, after)
  const fields = Object.values(SETTING_FIELDS)
    .flat()
    .filter((field) => field.part === part && !same(valueAt(before, field.path), valueAt(after, field.path)))
  return fields.map((field) => {
    const name = texts.fields[field.name]
    const [was, is] = [valueAt(before, field.path), valueAt(after, field.path)].map((value) => valueWords(texts, field, value))
    return was != null && is != null ? fill(texts.past.change, { field: name, before: was, after: is }) : fill(texts.past.otherValue, { field: name })
  })
}

function themeWords({ fields, past, theme }: SettingsTexts, before: unknown, after: unknown): string[] {
  const differs = (...path: string[]) => !same(valueAt(before, path), valueAt(after, path))
  const roles = Object.entries(theme.roles).filter(([role]) => differs('colors', role))
  const isPalette = roles.length > 2
  return [
    ...(isPalette ? [fill(past.otherValue, { field: fields.palettes })] : []),
    ...(isPalette
      ? []
      : roles.map(([role, name]) => fill(past.change, { field: name, before: String(valueAt(before, ['colors', role])), after: String(valueAt(after, ['colors', role])) }))),
    ...(differs('fonts') ? [fill(past.otherValue, { field: fields.fonts })] : []),
    ...(differs('tokens', 'picture-radius') ? [fill(past.otherValue, { field: fields.corners })] : []),
    ...(differs('tokens', 'section-space') ? [fill(past.otherValue, { field: fields.spacing })] : []),
  ]
}
