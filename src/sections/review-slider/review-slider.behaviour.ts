import { REVIEW_SLIDER_RESIZE_DEBOUNCE_MS } from '../../model/site/timings.ts'
import { reviewSlots } from '../../model/slider/review-slots.ts'
import { attach as attachCarousel } from '../../ui/layout/card-carousel.behaviour.ts'

/** A carousel whose number of slots changes only once the window has come to rest. */
export function attach(slider: HTMLElement): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const layOut = () => {
    slider.dataset['slots'] = String(reviewSlots(innerWidth))
  }
  const wait = () => {
    clearTimeout(resting)
    resting = setTimeout(layOut, REVIEW_SLIDER_RESIZE_DEBOUNCE_MS)
  }
  layOut()
  const detach = attachCarousel(slider)
  addEventListener('resize', wait)

  return () => {
    removeEventListener('resize', wait)
    clearTimeout(resting)
    detach()
    delete slider.dataset['slots']
  }
}
