import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { consoleTexts } from '../../i18n/console/texts.ts'
import { editorTexts } from '../../i18n/editor/texts.ts'
import { showcaseTexts } from '../../i18n/showcase/texts.ts'
import type { EditorLocale } from '../../model/locales.ts'
import { walkGroups } from '../../model/page/document.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { Island } from '../../ui/island/Island.tsx'
import { PageContext, type PageContextValue } from '../../ui/page-context.ts'
import { collectStyles } from '../../ui/style-usage.ts'
import type { Assets } from '../assets.ts'
import { textsFor } from '../build-view.ts'
import type { HeadView } from '../page-view.ts'
import { wrapBody } from '../render-page.tsx'
import { themeCss } from '../theme/theme-css.ts'
import { CatalogueFrame } from './CatalogueFrame.tsx'
import { CatalogueList } from './CatalogueList.tsx'
import { catalogueGroups } from './entries.ts'
import { CatalogueMissing } from './CatalogueMissing.tsx'
import { Island as KitShowcase } from './kit/KitShowcase.island.tsx'
import { samplePage } from './sample-page.tsx'
import { SAMPLE_MEDIA } from './sample-pictures.ts'
import { SAMPLE_THEMES, type SampleThemeName } from './sample-themes.ts'
import { typeSamples } from './samples.ts'
import { Island as SectionPlayground, type PlaygroundProps } from './SectionPlayground.island.tsx'
import { TypePage } from './TypePage.tsx'

export type CatalogueInput = {
  locale: EditorLocale
  theme: SampleThemeName
  assets: Assets
  nonce: string
  /** What the samples' loaders brought, by group id. */
  data: Readonly<Record<string, unknown>>
}

/** Dialogs and controls that open or appear later must find their rules already on the page. */
const KIT_SHEETS = Object.keys(import.meta.glob(['../../kit/**/*.module.css', '../../options/*.module.css'])).map((path) => path.replace('../../', ''))

type Content = { title: string; path: string; draw: (pages: { live: PageContextValue; still: PageContextValue }) => ReactNode }

function renderFrame({ locale, theme, assets, nonce, data }: CatalogueInput, { title, path, draw }: Content): string {
  const texts = consoleTexts[locale]
  const given = { texts: textsFor('de'), media: SAMPLE_MEDIA, data, behaviourUrl: assets.behaviourUrl, islandUrl: assets.islandUrl }
  const pages = { live: samplePage({ ...given, mode: 'live' }), still: samplePage({ ...given, mode: 'edit' }) }
  const { result: body, used } = collectStyles(() =>
    renderToString(
      <PageContext value={pages.live}>
        <CatalogueFrame texts={texts} path={path} theme={theme}>
          {draw(pages)}
        </CatalogueFrame>
      </PageContext>,
    ),
  )
  const head: HeadView = { title: `${title} – ${texts.name}`, description: '', origin: '', canonicalPath: '', alternates: [], theme: SAMPLE_THEMES.light, isIndexed: false }
  // The first theme brings the font of the catalogue itself; the chosen one follows and wins.
  const themed: Assets = { ...assets, cssOf: (...drawn) => themeCss(SAMPLE_THEMES[theme]) + assets.cssOf(...drawn) }
  const needed = body.includes('data-island=') ? new Set([...KIT_SHEETS, ...used]) : used
  return wrapBody({ body, used: needed, lang: locale, head, assets: themed, styleNonce: nonce }).html
}

export function renderCatalogueList(input: CatalogueInput): string {
  const { locale, theme } = input
  const texts = consoleTexts[locale]
  return renderFrame(input, {
    title: texts.catalogue.title,
    path: '/catalogue',
    draw: ({ still }) => (
      <CatalogueList
        groups={catalogueGroups()}
        texts={texts}
        kit={{ href: `${KIT_PATH}?theme=${theme}`, ...showcaseTexts[locale] }}
        names={editorTexts[locale].sections}
        theme={theme}
        page={still}
      />
    ),
  })
}

export function playgroundProps(definition: SectionDefinition, { locale, data }: Pick<CatalogueInput, 'locale' | 'data'>): PlaygroundProps {
  const group = typeSamples(definition).tryOut
  const own = [...walkGroups([group])].flatMap(({ id }) => (id in data ? [[id, data[id]] as const] : []))
  return { type: definition.type, locale, group, media: SAMPLE_MEDIA, data: Object.fromEntries(own), pageTexts: textsFor('de') }
}

/** Null for a type that does not exist. */
export function renderCatalogueType(input: CatalogueInput, type: string): string | null {
  const { locale } = input
  const definition = findDefinition(type)
  if (!definition) return null
  const playground = <Island name="site/catalogue/SectionPlayground" component={SectionPlayground} props={playgroundProps(definition, input)} on="load" />
  return renderFrame(input, {
    title: editorTexts[locale].sections[definition.label],
    path: `/catalogue/${definition.type}`,
    draw: (pages) => <TypePage definition={definition} texts={consoleTexts[locale]} locale={locale} pages={pages} playground={playground} />,
  })
}

export const KIT_PATH = '/catalogue/kit'

export function renderCatalogueKit(input: CatalogueInput): string {
  const { locale } = input
  return renderFrame(input, {
    title: showcaseTexts[locale].title,
    path: KIT_PATH,
    draw: () => <Island name="site/catalogue/kit/KitShowcase" component={KitShowcase} props={{ locale }} on="load" />,
  })
}

export function renderCatalogueMissing(input: CatalogueInput): string {
  const texts = consoleTexts[input.locale]
  return renderFrame(input, { title: texts.missing.title, path: '/catalogue', draw: () => <CatalogueMissing texts={texts} /> })
}
