import { renderToString } from 'react-dom/server'
import { consoleTexts } from '../../i18n/console/texts.ts'
import type { EditorLocale } from '../../model/locales.ts'
import { escapeJson } from '../../ui/escape-json.ts'

type Shell = {
  locale: EditorLocale
  assets: { scripts: readonly string[]; styles: readonly string[] }
  /** Everything the console's script starts with. */
  data: object
}

const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2f6bff"/><path d="M8 9l8 15 8-15" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>')}`

/** The page that carries the console; the console itself is drawn in the browser. */
export function renderConsoleShell({ locale, assets, data }: Shell): string {
  const texts = consoleTexts[locale]
  const html = renderToString(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${texts.console} – ${texts.name}`}</title>
        <link rel="icon" href={ICON} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <div id="console" />
        <noscript>{texts.noScript}</noscript>
        <script type="application/json" id="console-data" dangerouslySetInnerHTML={{ __html: escapeJson(data) }} />
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
