import { cleanText, isCleanText } from '../../model/content/clean-text.ts'
import { Refusal } from '../../model/refusal.ts'

/** Fields that name something. */
const NAMES_SOMETHING = /^(?:id|[a-zA-Z]*Id|nextTo|site)$/

/**
 * The one place where texts from outside become well-formed, whatever call they are for. An id is refused instead: cleaned,
 * it could become the name of something else.
 */
export function cleanInput(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (!NAMES_SOMETHING.test(key)) return cleanText(value)
    if (!isCleanText(value)) throw new Refusal('invalidInput', { fieldErrors: { [key]: 'invalid_format' } })
    return value
  }
  if (Array.isArray(value)) return value.map((each: unknown) => cleanInput(each, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]: [string, unknown]) => [cleanText(name), cleanInput(each, name)]))
}
