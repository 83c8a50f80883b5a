/**
 * Which of the attributes that style sheets ask for a visitor's script may set: no page can tell when it is drawn what it will
 * hold of these. A script that only has the word in it counts too, because one too many costs bytes and one too few a rule.
 */
export function movingAttributes(css: string, scripts: string): string[] {
  const asked = new Set([...css.matchAll(/\[(data-[a-z0-9-]+)/g)].map(([, name = '']) => name))
  return [...asked].filter((name) => scripts.includes(name) || new RegExp(`\\b${keyOf(name)}\\b`).test(scripts)).toSorted()
}

/** As `dataset` spells it. */
const keyOf = (name: string) => name.slice('data-'.length).replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
