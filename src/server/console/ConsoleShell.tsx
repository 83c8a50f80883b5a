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
