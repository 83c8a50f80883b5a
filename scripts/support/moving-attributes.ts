/**
 * Which of the attributes that style sheets ask for a visitor's script may set: no page can tell when it is drawn what it will
 * hold of these. Every script that has the name or the key by itself counts, and every `.key =` whatever it belongs to, because one too
 * many costs bytes and one too few a rule; what is only read does not.
 */
export function movingAttributes(css: string, scripts: string): string[] {
  const asked = new Set([...css.matchAll(/\[(data-[a-z0-9-]+)/g)].map(([, name = '']) => name))
  const written = scripts.replaceAll(/\b(?:has|get)Attribute\(["'`][\w-]+["'`]\)/g, '')
  return [...asked].filter((name) => namesOf(name).some((spelling) => spelling.test(written))).toSorted()
}

function namesOf(name: string): RegExp[] {
  const key = keyOf(name)
  return [new RegExp(`["'\`]${name}["'\`]`), new RegExp(`\\bdataset\\??\\.${key}\\b`), new RegExp(`\\[["'\`]${key}["'\`]\\]`), new RegExp(`\\.${key}(?:\\?\\?|\\|\\||&&)?=[^=]`)]
}

/** As `dataset` spells it. */
const keyOf = (name: string) => name.slice('data-'.length).replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
