import type { ReactNode } from 'react'
import { fontUrl, mainFontFile } from '../theme/fonts.ts'
import type { Assets } from '../assets.ts'
import type { HeadView } from '../page-view.ts'
import { escapeJson } from '../../ui/escape-json.ts'

type Props = {
  lang: string
  head: HeadView
  css: string
  assets: Assets
  /** Only edit pages carry it: the whole page as data, for the editor to take over. */
  editData?: unknown
  /** Set where the answer is made for one request; cached pages name the hash of the style instead. */
  styleNonce?: string
  editLink?: { path: string; label: string }
  hasIslands: boolean
  children: ReactNode
}

/** The site's initial on its accent: no request, and a tab that can be found again. */
function siteIcon({ title, theme }: HeadView): string {
  const initial = encodeURIComponent((title.split(' – ').at(-1) ?? title).trim().charAt(0))
  const color = (name: 'accent' | 'onAccent') => encodeURIComponent(theme.colors[name])
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='${color('accent')}'/%3E%3Ctext x='16' y='23' font-family='sans-serif' font-weight='700' font-size='20' text-anchor='middle' fill='${color('onAccent')}'%3E${initial}%3C/text%3E%3C/svg%3E`
}

export function Document({ lang, head, css, assets, editData, styleNonce, editLink, hasIslands, children }: Props) {
  const fonts = [...new Set([head.theme.fonts.heading, head.theme.fonts.text, head.theme.fonts.figures ?? head.theme.fonts.text])].map(mainFontFile).filter((file) => file !== undefined)
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.description !== '' && <meta name="description" content={head.description} />}
        {!head.isIndexed && <meta name="robots" content="noindex" />}
        <link rel="icon" href={siteIcon(head)} />
        <meta name="theme-color" content={head.theme.colors.background} />
        {head.isIndexed && <link rel="canonical" href={head.origin + head.canonicalPath} />}
        {head.isIndexed && head.alternates.map(({ locale, path }) => <link key={locale} rel="alternate" hrefLang={locale} href={head.origin + path} />)}
        {fonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={fontUrl(file)} crossOrigin="anonymous" />
        ))}
        <style nonce={styleNonce} dangerouslySetInnerHTML={{ __html: css }} />
        {editData !== undefined && assets.editor.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)}
        {assets.devReloadUrl !== undefined && <script type="module" src={assets.devReloadUrl} />}
        {hasIslands && <link data-island-runtime="" href={assets.islandRuntimeUrl} />}
        {editLink && <meta name="vitrine-edit" content={editLink.path} data-label={editLink.label} data-script={assets.editPillUrl} />}
        {editData !== undefined ? assets.editor.scripts.map((src) => <script key={src} type="module" src={src} />) : <script type="module" src={assets.loaderUrl} />}
      </head>
      <body>
        <div id="page">{children}</div>
        {editData !== undefined && <script type="application/json" id="edit-data" dangerouslySetInnerHTML={{ __html: escapeJson(editData) }} />}
      </body>
    </html>
  )
}
