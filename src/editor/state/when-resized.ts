import { EDITOR_RESIZE_MS } from '../../model/site/timings.ts'
import { throttled } from './throttled.ts'

/** Runs as the window changes its size, until the answer is called. */
export function whenResized(run: () => void): () => void {
  const { call, stop } = throttled(run, EDITOR_RESIZE_MS)
  window.addEventListener('resize', call)
  return () => {
    window.removeEventListener('resize', call)
    stop()
  }
}
