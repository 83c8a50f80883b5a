import type { ReactNode } from 'react'
import { formTexts } from '../i18n/forms/texts.ts'
import { renderToString } from 'react-dom/server'
import type { Locale } from '../model/locales.ts'
import type { PageMode } from '../model/page/path.ts'
import { iconPicture } from '../model/site/logo.ts'
import type { Site } from '../model/site/site.ts'
import { PageContext, type PageContextValue } from '../ui/page-context.ts'
import { createFacts } from '../ui/page-facts.ts'
import { collectStyles } from '../ui/style-usage.ts'
import type { Assets } from './assets.ts'
import { buildFrame, textsFor } from './build-view.ts'
import type { FrameSource } from './page-source.ts'
import { FOOTER_ID } from './footer/Footer.tsx'
import { PageFrame } from './PageFrame.tsx'
import type { Frame, HeadView } from './page-view.ts'
import { wrapBody, type RenderedPage } from './render-page.tsx'

export type FramedInput = {
  site: Site
  frame: FrameSource
  locale: Locale
  origin: string
  assets: Assets
  /** Missing where the page is kept: its policy then names the hash of its styles. */
  nonce?: string
  mode?: PageMode
  /** Where the language menu leads; the home page of each language unless told otherwise. */
  languageHref?: (locale: Locale) => string
}

/** Pages that are not made of sections (not found, login) in the site's own clothes. */
export function renderFramed(input: FramedInput, title: string, content: (frame: Frame) => ReactNode): RenderedPage & { frame: Frame } {
  const { site, locale, origin, assets, nonce, mode = 'live' } = input
  const texts = textsFor(locale)
  const frame = withLanguages(buildFrame({ site, source: input.frame, place: { locale, mode }, page: null }), input.languageHref)
  const context: PageContextValue = {
    pageId: '',
    locale,
    mode,
    features: site.features,
    texts,
    formTexts: formTexts[locale],
    owner: frame.owner,
    facts: createFacts(),
    renderGroup: () => null,
    behaviourUrl: assets.behaviourUrl,
    islandUrl: assets.islandUrl,
  }
  const { result: body, used } = collectStyles(() =>
    renderToString(
      <PageContext value={context}>
        <PageFrame frame={frame}>{content(frame)}</PageFrame>
      </PageContext>,
    ),
  )
  const head: HeadView = {
    title: `${title} – ${site.name}`,
    description: '',
    origin,
    canonicalPath: '',
    alternates: [],
    theme: site.theme,
    hasLogoIcons: iconPicture(input.frame.logo) !== null,
    isIndexed: false,
  }
  return { ...wrapBody({ body, used, lang: locale, head, assets, styleNonce: nonce, paintFrom: FOOTER_ID }), frame }
}

export function withLanguages(frame: Frame, languageHref: FramedInput['languageHref']): Frame {
  return languageHref ? { ...frame, languages: frame.languages.map((language) => ({ ...language, href: languageHref(language.locale) })) } : frame
}
