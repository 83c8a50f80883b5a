import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { collectStyles } from '../ui/style-usage.ts'
import baseCss from './document/base.css?inline'
import type { Assets } from './assets.ts'
import type { EditData } from './edit-data.ts'
import { Document } from './document/Document.tsx'
import { firstScreenEnd } from './first-screen.ts'
import { PageBody } from './PageBody.tsx'
import type { HeadView, PageView } from './page-view.ts'
import { themeCss } from './theme/theme-css.ts'

export type RenderInput = {
  view: PageView
  head: HeadView
  assets: Assets
  editData?: EditData
  styleNonce?: string
  editLink?: { path: string; label: string }
  aheadRules?: string
  /** Stands below the page's own sections. */
  after?: ReactNode
}

/** `css` is what the style element holds, so that the server can name its hash in the content security policy. */
export type RenderedPage = { html: string; css: string }

export function renderPage({ view, head, assets, editData, styleNonce, editLink, aheadRules, after }: RenderInput): RenderedPage {
  const tools = { behaviourUrl: assets.behaviourUrl, islandUrl: assets.islandUrl }
  const { result: body, used } = collectStyles(() =>
    renderToString(
      <PageBody view={view} tools={tools}>
        {after}
      </PageBody>,
    ),
  )
  return wrapBody({ body, used, lang: view.locale, head, assets, editData, styleNonce, editLink, aheadRules, paintFrom: firstScreenEnd(view) })
}

type Wrapped = Omit<RenderInput, 'view' | 'after'> & { body: string; used: ReadonlySet<string>; lang: string; paintFrom?: string }

/** The body is drawn first, because only then is known which styles the head must carry. */
export function wrapBody({ body, used, lang, head, assets, editData, styleNonce, editLink, aheadRules, paintFrom }: Wrapped): RenderedPage {
  const hasIslands = body.includes('data-island=')
  const css = assets.cssOf(themeCss(head.theme) + baseCss, used, editData !== undefined || hasIslands ? undefined : body)
  const shell = renderToString(
    <Document
      lang={lang}
      head={head}
      css={css}
      assets={assets}
      editData={editData}
      styleNonce={styleNonce}
      editLink={editLink}
      paintFrom={paintFrom}
      aheadRules={aheadRules}
      hasIslands={hasIslands}
    >
      {'\u0000'}
    </Document>,
  )
  const { preloads, rest } = splitPreloads(body)
  const [styles, at] = [shell.indexOf('<style'), shell.indexOf('\u0000')]
  return { html: `<!doctype html>${shell.slice(0, styles)}${preloads}${shell.slice(styles, at)}${rest}${shell.slice(at + 1)}`, css }
}

/** React writes the preload of the first picture before the body it drew; in the head it is found sooner. */
function splitPreloads(body: string): { preloads: string; rest: string } {
  const [preloads = ''] = /^(?:<link rel="preload" [^>]*>)*/.exec(body) ?? []
  return { preloads, rest: body.slice(preloads.length) }
}
