import { textsFor } from '../build-view.ts'
import { renderFramed, type FramedInput } from '../frame-page.tsx'
import { NotFound } from './NotFound.tsx'

export function renderMissing(input: FramedInput): { html: string; nonce: string } {
  const texts = textsFor(input.locale)
  return renderFramed(input, texts.notFoundTitle, (frame) => <NotFound texts={texts} homeHref={frame.homeHref} />)
}
