const SWIPE = 50
const SETTLED_MS = 120
const KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Arrows, arrow keys and swipes move the row by one card; past either end it starts again at the other. */
export function attach(carousel: HTMLElement): () => void {
  const row = carousel.querySelector('ul')
  if (!row) return () => {}
  const stop = new AbortController()
  let index = 0
  let from: number | null = null
  let settled: ReturnType<typeof setTimeout> | undefined

  const end = () => row.scrollWidth - row.clientWidth
  /** One place per card that can stand at the start of the row; the last ones come into view together. */
  const places = () => {
    const cards = [...row.querySelectorAll<HTMLElement>(':scope > li')]
    const lefts = cards.map((card) => card.offsetLeft - (cards[0]?.offsetLeft ?? 0))
    return [...lefts.filter((left) => left < end() - 1), end()]
  }
  const nearest = () => {
    const distances = places().map((left) => Math.abs(left - row.scrollLeft))
    return distances.indexOf(Math.min(...distances))
  }
  const move = (step: number) => {
    const all = places()
    index = (index + step + all.length) % all.length
    row.scrollTo({ left: all[index] })
  }
  const release = (x: number | null) => {
    const distance = from === null || x === null ? 0 : x - from
    from = null
    row.style.removeProperty('--drag')
    row.removeAttribute('data-held')
    if (Math.abs(distance) >= SWIPE) move(distance < 0 ? 1 : -1)
  }

  carousel.addEventListener(
    'click',
    ({ target }) => {
      const arrow = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
      if (arrow) move(Number(arrow.dataset['step']))
    },
    stop,
  )
  row.addEventListener(
    'keydown',
    (event) => {
      const step = KEY_STEPS[event.key]
      if (step === undefined || event.target !== row) return
      event.preventDefault()
      move(step)
    },
    stop,
  )
  row.addEventListener(
    'pointerdown',
    (event) => {
      from = event.pointerType === 'mouse' || !event.isPrimary ? null : event.clientX
    },
    stop,
  )
  row.addEventListener(
    'pointermove',
    (event) => {
      if (from === null) return
      row.setAttribute('data-held', '')
      row.style.setProperty('--drag', `${event.clientX - from}px`)
    },
    stop,
  )
  row.addEventListener('pointerup', (event) => release(event.clientX), stop)
  row.addEventListener('pointercancel', () => release(null), stop)
  row.addEventListener(
    'scroll',
    () => {
      clearTimeout(settled)
      settled = setTimeout(() => {
        index = nearest()
      }, SETTLED_MS)
    },
    stop,
  )
  const resized = new ResizeObserver(() => carousel.toggleAttribute('data-ready', end() > 1))
  const watch = () => {
    resized.disconnect()
    resized.observe(row)
    // More cards in a row of the same size make none of it wider.
    if (row.firstElementChild) resized.observe(row.firstElementChild)
  }
  const changed = new MutationObserver(watch)
  changed.observe(row, { childList: true })
  watch()

  return () => {
    stop.abort()
    changed.disconnect()
    resized.disconnect()
    clearTimeout(settled)
    carousel.removeAttribute('data-ready')
  }
}
