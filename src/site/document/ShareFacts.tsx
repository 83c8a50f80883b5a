import type { Locale } from '../../model/locales.ts'
import { SHARE_SIZE } from '../../model/media.ts'
import type { HeadView } from '../page-view.ts'

/** Networks want a country with the language. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = {
  de: 'de_CH',
  fr: 'fr_CH',
  it: 'it_CH',
  rm: 'rm_CH',
  en: 'en_GB',
  sq: 'sq_AL',
  sr: 'sr_RS',
  hr: 'hr_HR',
  es: 'es_ES',
  pt: 'pt_PT',
}

export function ShareFacts({ head }: { head: HeadView }) {
  const { share, origin } = head
  if (!share) return null
  const others = head.alternates.filter(({ locale }) => locale !== share.locale)
  const facts: [name: string, content: string][] = [
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:type', 'website'],
    ['og:url', origin + head.canonicalPath],
    ['og:site_name', share.siteName],
    ['og:locale', OPEN_GRAPH_LOCALES[share.locale]],
    ...others.map(({ locale }): [string, string] => ['og:locale:alternate', OPEN_GRAPH_LOCALES[locale]]),
    ['og:image', origin + share.picture.path],
    ['og:image:width', String(SHARE_SIZE.width)],
    ['og:image:height', String(SHARE_SIZE.height)],
    ['og:image:alt', share.picture.alt],
  ]
  return (
    <>
      {facts
        .filter(([, content]) => content !== '')
        .map(([property, content]) => (
          <meta key={property + content} property={property} content={content} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
