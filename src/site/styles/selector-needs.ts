/** What can stand in a selector and says something about which elements it is for. */
const PART = /\\.|\.([\w-]+)|\[([\w-]+)(?:([\^$]?=)("[^"]*"|'[^']*'|[\w-]+))?[^\]]*\]|:(is|where|has)\(|\(/gs
const PLAIN_VALUE = /^[\w-]*$/

/**
 * Classes and attributes (`data-x`, `data-x=value`, `data-x^=part`, `data-x$=part`) without which a selector matches nothing, of each list at least one. What is
 * not understood here asks for nothing: a rule too many costs bytes, a missing one breaks a page.
 */
export function needsOf(selector: string, isMoving: (attribute: string) => boolean): string[][] {
  const needs: string[][] = []
  for (let at = 0; at < selector.length;) {
    PART.lastIndex = at
    const found = PART.exec(selector)
    if (!found) break
    const [sign, className, attribute, operator, value, chooser] = found
    at = found.index + sign.length
    if (sign.startsWith('\\')) return []
    if (className !== undefined) needs.push([className])
    else if (attribute !== undefined) needs.push(...attributeNeeds(attribute, { operator, value }, isMoving))
    else {
      const end = closingOf(selector, at)
      if (chooser !== undefined) needs.push(...choiceNeeds(selector.slice(at, end), isMoving))
      at = end + 1
    }
  }
  return needs
}

function attributeNeeds(attribute: string, { operator, value }: { operator?: string; value?: string }, isMoving: (attribute: string) => boolean): string[][] {
  if (!attribute.startsWith('data-') || isMoving(attribute)) return []
  const plain = value?.replace(/^["']|["']$/g, '')
  return [[plain !== undefined && PLAIN_VALUE.test(plain) ? `${attribute}${operator}${plain}` : attribute]]
}

/** Of several selectors one is enough, and of that one any part: more exact would be seldom worth it. */
function choiceNeeds(list: string, isMoving: (attribute: string) => boolean): string[][] {
  const choices = splitAtCommas(list).map((one) => needsOf(one, isMoving).flat())
  return choices.some((choice) => choice.length === 0) ? [] : [choices.flat()]
}

/** Where the parenthesis ends that is open at this place. */
function closingOf(text: string, from: number): number {
  let depth = 1
  for (const { 0: sign, index } of text.slice(from).matchAll(/"[^"]*"|'[^']*'|[()]/g)) {
    if (sign === '(') depth += 1
    else if (sign === ')' && (depth -= 1) === 0) return from + index
  }
  return text.length
}

export function splitAtCommas(list: string): string[] {
  const parts: string[] = []
  let [start, depth] = [0, 0]
  for (const { 0: sign, index } of list.matchAll(/"[^"]*"|'[^']*'|\\.|[()[\],]/g)) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth === 0) {
      parts.push(list.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, list.slice(start)]
}
