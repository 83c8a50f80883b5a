import { usePageMode } from './use-page-mode.ts'

/** Whether a place is drawn although nothing is in it: for somebody who can fill it. */
export function useShowsEmpty(): boolean {
  return usePageMode() === 'edit'
}
