import { escapeJson } from '../../ui/escape-json.ts'
import { appIconPath } from '../icon/web-manifest.ts'
import { siteIcon } from '../icon/site-mark.ts'
import type { HeadView } from '../page-view.ts'
import { ShareFacts } from './ShareFacts.tsx'

/** What a page says about itself to browsers, search engines and networks. */
export function HeadFacts({ head }: { head: HeadView }) {
  const { title, description, origin, isIndexed, alternates, defaultPath, feed, structuredData = [] } = head
  return (
    <>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      <Icons head={head} />
      <meta name="theme-color" content={head.theme.colors.background.toLowerCase()} />
      {isIndexed && <link rel="canonical" href={origin + head.canonicalPath} />}
      {alternates.map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + path} />
      ))}
      {defaultPath !== undefined && <link rel="alternate" hrefLang="x-default" href={origin + defaultPath} />}
      {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} />}
      <ShareFacts head={head} />
      {structuredData.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson({ '@context': 'https://schema.org', '@graph': structuredData }) }} />
      )}
    </>
  )
}

/** Pages of no site (the console's catalogue, the demo's index) carry their icon with them. */
function Icons({ head }: { head: HeadView }) {
  if (head.origin === '') return <link rel="icon" href={`data:image/svg+xml,${encodeURIComponent(siteIcon({ name: head.title.split(' – ').at(-1) ?? '', theme: head.theme }))}`} />
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      {head.hasLogoIcons ? <link rel="icon" href={appIconPath(192)} type="image/png" sizes="192x192" /> : <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
      <link rel="apple-touch-icon" href={appIconPath(180)} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}
