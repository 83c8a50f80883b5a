import { LOGO_OBSERVATION_MS, NAVIGATION_RESIZE_DEBOUNCE_MS } from '../../../model/site/timings.ts'
import { debounce } from './debounce.ts'
import { widthNeeded } from '../row-width.ts'

type Layout = { isWide: () => boolean; stop: () => void }

const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0

function measure(header: HTMLElement): boolean {
  const row = header.firstElementChild
  const part = (name: string) => widthOf(header.querySelector(`[data-part=${name}]`))
  if (!row) return false
  const style = getComputedStyle(row)
  const px = (value: string) => Number.parseFloat(value) || 0
  const gap = px(style.columnGap)
  const room = widthOf(row) - px(style.paddingLeft) - px(style.paddingRight)
  const tools = part('tools')
  return (
    widthNeeded({ gap, logo: part('logo'), items: part('items'), tools: part('search') + (tools && tools + gap), isCentred: header.hasAttribute('data-centred') }) <= room + 0.5
  )
}

/** As it is while nobody searches: whoever types meanwhile keeps the bar, the letters and the cursor. */
function measureAtRest(header: HTMLElement): boolean {
  const form = header.querySelector('form')
  const isSearching = header.hasAttribute('data-searching')
  header.removeAttribute('data-searching')
  form?.style.setProperty('position', 'absolute')
  const isWide = measure(header)
  form?.style.removeProperty('position')
  header.toggleAttribute('data-searching', isSearching)
  return isWide
}

/** Lays the row out wide, measures it, and keeps or takes back that layout before anything is painted. `onChange`: it became the other one. */
export function keepFitting(header: HTMLElement, onChange: () => void): Layout {
  const setRoom = (room: string) => header.style.setProperty('--room', room)
  let isWide = false
  const check = () => {
    const wasWide = isWide
    setRoom('0px')
    isWide = measureAtRest(header)
    if (isWide !== wasWide) onChange()
    if (!isWide) setRoom('100%')
  }
  const later = debounce(check, NAVIGATION_RESIZE_DEBOUNCE_MS)
  const logo = header.querySelector('[data-part=logo]')
  // Letters that grow make the header higher before anything else tells of them.
  const measureSizes = () => `${widthOf(header)} ${header.offsetHeight} ${widthOf(logo)}`
  check()
  let sizes = measureSizes()
  const observer = new ResizeObserver(() => {
    if (sizes !== measureSizes()) later.start()
    sizes = measureSizes()
  })
  // Its picture or its font may come after the first measure.
  if (logo) observer.observe(logo)
  setTimeout(() => logo && observer.unobserve(logo), LOGO_OBSERVATION_MS)
  // While somebody works on the site, its menu grows and shrinks before his eyes.
  const menu = new MutationObserver(check)
  const items = header.querySelector('[data-part=items]')
  if (items) menu.observe(items, { childList: true, characterData: true, subtree: true })
  // The padding takes the whole content away while the row is folded, so only the border box tells of a resize.
  observer.observe(header, { box: 'border-box' })
  return {
    isWide: () => isWide,
    stop() {
      later.stop()
      observer.disconnect()
      menu.disconnect()
      header.style.removeProperty('--room')
    },
  }
}
