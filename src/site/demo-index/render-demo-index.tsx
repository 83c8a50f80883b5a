import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { consoleTexts } from '../../i18n/console/texts.ts'
import type { EditorLocale } from '../../model/locales.ts'
import { collectStyles } from '../../ui/style-usage.ts'
import type { Assets } from '../assets.ts'
import type { HeadView } from '../page-view.ts'
import { wrapBody } from '../render-page.tsx'
import { cardFontFaces } from './card-style.ts'
import { DemoIndex, DemoMissing, type DemoIndexData } from './DemoIndex.tsx'
import { INDEX_THEME } from './index-theme.ts'

export type DemoIndexInput = { locale: EditorLocale; assets: Assets; nonce: string }

type Content = { title: string; description: string; fonts: string; draw: () => ReactNode }

function render({ locale, assets, nonce }: DemoIndexInput, { title, description, fonts, draw }: Content): string {
  const { result: body, used } = collectStyles(() => renderToString(draw()))
  const head: HeadView = { title, description, origin: '', canonicalPath: '', alternates: [], theme: INDEX_THEME, isIndexed: false }
  const withFonts: Assets = { ...assets, cssOf: (...drawn) => fonts + assets.cssOf(...drawn) }
  return wrapBody({ body, used, lang: locale, head, assets: withFonts, styleNonce: nonce }).html
}

export function renderDemoIndex(input: DemoIndexInput, data: DemoIndexData): string {
  const words = consoleTexts[input.locale].demo
  return render(input, {
    title: words.title,
    description: words.lead,
    fonts: cardFontFaces(data.sites.map(({ site }) => site.theme)),
    draw: () => <DemoIndex words={words} data={data} />,
  })
}

export function renderDemoMissing(input: DemoIndexInput): string {
  const words = consoleTexts[input.locale].demo
  return render(input, { title: `${words.missing} – ${words.title}`, description: '', fonts: '', draw: () => <DemoMissing words={words} /> })
}
