import type { ReactNode } from 'react'
import { fontUrl, mainFontFile } from '../theme/fonts.ts'
import type { Assets } from '../assets.ts'
import type { HeadView } from '../page-view.ts'
import { escapeJson } from '../../ui/escape-json.ts'
import type { EditData } from '../edit-data.ts'
import { HeadFacts } from './HeadFacts.tsx'

type Props = {
  lang: string
  head: HeadView
  css: string
  assets: Assets
  /** Only edit pages carry it: the whole page as data, for the editor to take over. */
  editData?: EditData
  /** Set where the answer is made for one request; cached pages name the hash of the style instead. */
  styleNonce?: string
  editLink?: { path: string; label: string }
  /** The element that must have arrived before the page is painted for the first time. */
  paintFrom?: string
  /** Which pages the browser may fetch ahead, as speculation rules. */
  aheadRules?: string
  hasIslands: boolean
  children: ReactNode
}

export function Document({ lang, head, css, assets, editData, styleNonce, editLink, paintFrom, aheadRules, hasIslands, children }: Props) {
  const fonts = [...new Set([head.theme.fonts.heading, head.theme.fonts.text, head.theme.fonts.figures ?? head.theme.fonts.text])]
    .map(mainFontFile)
    .filter((file) => file !== undefined)
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadFacts head={head} />
        {paintFrom !== undefined && <link rel="expect" href={`#${paintFrom}`} blocking="render" />}
        {fonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={fontUrl(file)} crossOrigin="" />
        ))}
        <style nonce={styleNonce} dangerouslySetInnerHTML={{ __html: css }} />
        {editData && [...assets.editor.ahead, assets.editor.texts[editData.editorLocale]].map((href) => <link key={href} rel="modulepreload" href={href} />)}
        {editData && assets.editor.after.map((href) => <link key={href} rel="modulepreload" href={href} fetchPriority="low" />)}
        {editData !== undefined && assets.editor.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)}
        {assets.devReloadUrl !== undefined && <script type="module" src={assets.devReloadUrl} />}
        {hasIslands && <link data-island-runtime="" href={assets.islandRuntimeUrl} />}
        {editLink && <meta name="vitrine-edit" content={editLink.path} data-label={editLink.label} data-script={assets.editPillUrl} />}
        {editData !== undefined ? (
          assets.editor.scripts.map((src) => <script key={src} type="module" src={src} />)
        ) : (
          <script type="module" dangerouslySetInnerHTML={{ __html: assets.loader }} />
        )}
      </head>
      <body {...(editData === undefined ? { 'data-behaviour': assets.behaviourUrl('site/theme/late-fonts'), 'data-on': 'fonts' } : {})}>
        <div id="page">{children}</div>
        {aheadRules !== undefined && <script type="speculationrules" dangerouslySetInnerHTML={{ __html: aheadRules }} />}
        {editData !== undefined && <script type="application/json" id="edit-data" dangerouslySetInnerHTML={{ __html: escapeJson(editData) }} />}
      </body>
    </html>
  )
}
