import { isPastEnd, mayLock, stepOfDrag } from '../../model/slider/lock.ts'
import { totalProgress } from '../../model/slider/progress.ts'
import { listenToHands } from './listen-to-hands.ts'

const KEYS: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1, Home: -Infinity, End: Infinity }

/** One slide per drag, turn of the wheel or key. Where people ask for less motion it stays a plain column to scroll. */
export function attach(slider: HTMLElement): () => void {
  const view = slider.querySelector<HTMLElement>('[data-view]')
  const list = view?.querySelector('ol')
  const bar = slider.querySelector('progress')
  if (!view || !list || !bar) return () => {}
  // Asked anew each time: in the editor, slides come and go.
  const slides = () => [...list.children]
  const count = () => list.childElementCount
  const stop = new AbortController()
  const { signal } = stop
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const { sliderId = '', pageId = '' } = slider.dataset
  let index = 0
  let isReleased = false

  const isDriven = () => slider.hasAttribute('data-driven')
  const show = (next: number) => {
    const before = index
    index = Math.max(0, Math.min(next, count() - 1))
    slider.style.setProperty('--index', String(index))
    const progress = totalProgress(index, count())
    bar.value = progress
    bar.parentElement?.style.setProperty('--progress', String(progress))
    if (index === before) return
    slider.dispatchEvent(
      new CustomEvent('slider_progress_update', { bubbles: true, detail: { sliderId, pageId, totalProgress: progress, totalSlideCount: count(), currentIndex: index } }),
    )
  }
  const isOnStage = () => isDriven() && mayLock(slider.getBoundingClientRect(), innerHeight)
  const watch = () => {
    const isReady = isOnStage()
    if (!isReady) isReleased = false
    slider.toggleAttribute('data-locked', isReady && !isReleased)
  }
  const drive = () => {
    // A slide with more words than the window holds, as with letters of twice the size, has to be scrolled through.
    const isTooTall = slides().some((slide) => slide.clientHeight > view.clientHeight + 1)
    const mayDrive = !calm.matches && !isTooTall && slider.getBoundingClientRect().height >= innerHeight * 0.95
    if (mayDrive === isDriven()) return
    slider.toggleAttribute('data-driven', mayDrive)
    view.scrollTop = mayDrive ? 0 : index * view.clientHeight
    watch()
  }

  listenToHands(slider, signal, {
    /** Answers whether the slider keeps the gesture; past either end it lets the page have it. */
    holds: (step) => {
      if (!isOnStage()) return false
      isReleased = isPastEnd(index, step, count())
      watch()
      return !isReleased
    },
    isActive: isDriven,
    move: (distance) => show(index + stepOfDrag(distance)),
  })
  view.addEventListener(
    'keydown',
    (event) => {
      const step = KEYS[event.key]
      if (!isDriven() || step === undefined || event.target !== list || (Math.abs(step) === 1 && isPastEnd(index, step, count()))) return
      event.preventDefault()
      show(index + step)
    },
    { signal },
  )
  view.addEventListener(
    'focusin',
    ({ target }) => {
      const at = slides().findIndex((slide) => target instanceof Node && slide.contains(target))
      if (at >= 0 && isDriven()) show(at)
    },
    { signal },
  )
  view.addEventListener('scroll', () => isDriven() || show(Math.round(view.scrollTop / view.clientHeight)), { signal })
  addEventListener('scroll', watch, { signal, passive: true })
  addEventListener('resize', drive, { signal })
  calm.addEventListener('change', drive, { signal })
  const changed = new MutationObserver(() => show(index))
  changed.observe(list, { childList: true })
  index = Math.round(view.scrollTop / view.clientHeight) || 0
  show(index)
  drive()

  return () => {
    stop.abort()
    changed.disconnect()
    slider.removeAttribute('data-driven')
    slider.removeAttribute('data-locked')
  }
}
