import { textsFor } from '../build-view.ts'
import { renderFramed, type FramedInput } from '../frame-page.tsx'
import type { RenderedPage } from '../render-page.tsx'
import { NotFound } from './NotFound.tsx'

export function renderMissing(input: FramedInput): RenderedPage {
  const texts = textsFor(input.locale)
  return renderFramed(input, texts.notFoundTitle, (frame) => <NotFound texts={texts} homeHref={frame.homeHref} />)
}
