import { textsFor } from '../build-view.ts'
import { renderFramed, type FramedInput } from '../frame-page.tsx'
import type { RenderedPage } from '../render-page.tsx'
import { Locked, type LockedProps } from './Locked.tsx'

export function renderLocked(input: FramedInput, locked: Omit<LockedProps, 'texts'>): RenderedPage {
  const texts = textsFor(input.locale)
  return renderFramed(input, texts.lockedTitle, () => <Locked texts={texts} {...locked} />)
}
