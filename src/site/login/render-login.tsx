import { textsFor } from '../build-view.ts'
import { renderFramed, type FramedInput } from '../frame-page.tsx'
import type { RenderedPage } from '../render-page.tsx'
import { Login, type LoginProps } from './Login.tsx'

export function renderLogin(input: FramedInput, login: Omit<LoginProps, 'texts'>): RenderedPage {
  const texts = textsFor(input.locale)
  return renderFramed(input, texts.loginTitle, () => <Login texts={texts} {...login} />)
}
