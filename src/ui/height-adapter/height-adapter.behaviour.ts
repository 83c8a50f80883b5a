import { adaptedHeight } from './adapted-height.ts'

const RESIZE_MS = 100

export function attach(element: HTMLElement): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const adapt = () => {
    const headerHeight = document.querySelector<HTMLElement>('body > header')?.offsetHeight ?? 0
    element.style.setProperty('--adapted-height', `${adaptedHeight({ viewportWidth: innerWidth, viewportHeight: innerHeight, headerHeight })}px`)
  }
  const later = () => {
    clearTimeout(waiting)
    waiting = setTimeout(adapt, RESIZE_MS)
  }
  adapt()
  addEventListener('resize', later)
  return () => {
    clearTimeout(waiting)
    removeEventListener('resize', later)
    element.style.removeProperty('--adapted-height')
  }
}
