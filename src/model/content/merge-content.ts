import type { FieldContent } from './field.ts'
import { plainText } from './rich-text.ts'
import { normaliseText } from './text.ts'

/** Languages without a value are left out, so that a text taken back leaves what was there before. */
function withoutNothing<Value>(data: Readonly<Partial<Record<string, Value | null>>>): Partial<Record<string, Value>> {
  return Object.fromEntries(Object.entries(data).filter((entry): entry is [string, Value] => entry[1] != null))
}

/** The content with the named languages changed; what is not in several languages changes as a whole. */
export function mergeContent(stored: FieldContent | undefined, change: FieldContent): FieldContent {
  switch (change.type) {
    case 'single':
      return { ...change, data: normaliseText(change.data) }
    case 'localizedSingleValue': {
      const texts = Object.entries(change.data).map(([locale, text]) => [locale, normaliseText(text)] as const)
      return { ...change, data: withoutNothing({ ...(stored?.type === change.type ? stored.data : {}), ...Object.fromEntries(texts) }) }
    }
    case 'localizedRichText': {
      // The plain text is derived here: a client's own version could say something else than what is shown.
      const values = Object.entries(change.data).map(([locale, value]) => [locale, value ? { json: value.json, text: plainText(value.json) } : null] as const)
      return { ...change, data: withoutNothing({ ...(stored?.type === change.type ? stored.data : {}), ...Object.fromEntries(values) }) }
    }
    case 'media':
      return change
  }
}
