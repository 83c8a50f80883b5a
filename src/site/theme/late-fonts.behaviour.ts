/** Browsers call it a jump from three pixels on. */
const STILL_PX = 2.5
/** Each lays the page out anew. */
const MOST_TRIES = 4

type Family = { faces: FontFace[]; tries: number }

/**
 * Fonts that came after the first paint were not used, so that nothing jumps while it is read. Here they are put in all the same, as soon as
 * that moves nothing that can be seen: at once where the stand-in takes up the same room, else after scrolling or while nobody looks; and
 * with the first click or key, when the page is expected to change.
 */
export function attach(body: HTMLElement): () => void {
  const stop = new AbortController()
  const known = new Set<string>()
  const waiting = new Set<Family>()
  const attempt = (isExpected = document.hidden) => {
    lookForMore()
    for (const family of waiting) if (isPutIn(family, body, isExpected)) waiting.delete(family)
  }
  const begin = (faces: FontFace[]) => {
    // All at once is one layout; each alone where some of them would move something.
    if (isPutIn({ faces, tries: 0 }, body, document.hidden)) return
    for (const family of Object.values(Object.groupBy(faces, ({ family }) => family))) if (family) waiting.add({ faces: family, tries: 0 })
    attempt()
  }
  /** What is further down asks for its letters when it is laid out. */
  const lookForMore = () => {
    const faces = fetchedFaces(known)
    if (faces.length > 0) Promise.all(faces.map((face) => face.load())).then(() => begin(faces), console.error)
  }
  for (const type of ['scrollend', 'visibilitychange']) document.addEventListener(type, () => attempt(), stop)
  for (const type of ['click', 'keydown']) document.addEventListener(type, () => attempt(true), stop)
  lookForMore()
  return () => stop.abort()
}

function isPutIn(family: Family, body: HTMLElement, isUnseen: boolean): boolean {
  if (!isUnseen && (family.tries += 1) > MOST_TRIES) return false
  const places = isUnseen ? [] : placesIn(body)
  for (const face of family.faces) document.fonts.add(face)
  if (!places.some(hasMoved)) return true
  // Before the next paint: nobody has seen them.
  for (const face of family.faces) document.fonts.delete(face)
  return false
}

/** The page's own faces once more: those of its styles are not asked again during this visit. */
function fetchedFaces(known: Set<string>): FontFace[] {
  const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2') && !known.has(name))
  for (const { name } of fetched) known.add(name)
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ cssText }) => fetched.some(({ name }) => cssText.includes(`"${name.slice(origin.length)}"`)))
    .map(({ style }) => {
      const value = (name: string) => style.getPropertyValue(name)
      return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
        weight: value('font-weight'),
        unicodeRange: value('unicode-range'),
      })
    })
}

type Place = { content: Range; before: DOMRect }

/** Where the content of everything begins that is in view. */
function placesIn(body: HTMLElement): Place[] {
  const laidOut = [...body.querySelectorAll('*')].filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  return laidOut.filter(isInView).map((element) => {
    const content = document.createRange()
    content.selectNodeContents(element)
    return { content, before: content.getBoundingClientRect() }
  })
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function hasMoved({ content, before }: Place): boolean {
  const { x, y } = content.getBoundingClientRect()
  return Math.hypot(x - before.x, y - before.y) > STILL_PX
}
