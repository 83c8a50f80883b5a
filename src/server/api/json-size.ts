/** Opening and closing brackets, commas and quotation marks are all that has to be looked at. */
const [QUOTE, COMMA, BACKSLASH] = ['"'.charCodeAt(0), ','.charCodeAt(0), '\\'.charCodeAt(0)]
const OPENING = ['{', '['].map((bracket) => bracket.charCodeAt(0))
const CLOSING = ['}', ']'].map((bracket) => bracket.charCodeAt(0))

/**
 * How deep a JSON text is nested and how many values it has at most, counted on the text because a parser would already have
 * built them all. Brackets and commas inside of texts are letters like others.
 */
export function jsonSize(text: string): { depth: number; values: number } {
  let [isText, depth, deepest, values] = [false, 0, 0, 1]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isText = !isText
    else if (isText) at += code === BACKSLASH ? 1 : 0
    else if (code === COMMA) values += 1
    else if (OPENING.includes(code)) {
      depth += 1
      values += 1
      if (depth > deepest) deepest = depth
    } else if (CLOSING.includes(code)) depth -= 1
  }
  return { depth: deepest, values }
}
