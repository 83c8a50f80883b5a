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
  const waiting = new Set<Family>()
  const attempt = (isExpected?: boolean) => {
    for (const family of waiting) if (isPutIn(family, body, isExpected ?? document.hidden)) waiting.delete(family)
  }
  for (const type of ['scrollend', 'visibilitychange']) document.addEventListener(type, () => attempt(), stop)
  for (const type of ['click', 'keydown']) document.addEventListener(type, () => attempt(true), stop)
  for (const faces of Object.values(Object.groupBy(fetchedFaces(), ({ family }) => family)))
    if (faces) Promise.all(faces.map((face) => face.load())).then(() => waiting.add({ faces, tries: 0 }) && attempt(), console.error)
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
function fetchedFaces(): FontFace[] {
  const fetched = performance.getEntriesByType('resource')
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
  return [...body.querySelectorAll('*')].filter(isInView).map((element) => {
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
