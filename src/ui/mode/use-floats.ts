import { usePageMode } from './use-page-mode.ts'

/** Whether a piece may leave its place and float above the page: not where it has to be found among the others. */
export function useFloats(): boolean {
  return usePageMode() === 'live'
}
