import { BookOpen, ExternalLink, Pencil } from 'lucide-react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { fill } from '../../i18n/fill.ts'
import { ButtonLink } from '../../kit/button/ButtonLink.tsx'
import type { ListedSite } from '../site-list.ts'
import styles from './SiteRow.module.css'

type Props = { texts: ConsoleTexts; site: ListedSite }

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The site's own colours, small, so that a list of names can be told apart at a glance. */
function Swatch({ colors, name }: Pick<ListedSite, 'colors' | 'name'>) {
  return (
    <span className={styles.swatch} style={{ backgroundColor: colors.background, color: colors.primary }} aria-hidden="true">
      {name.slice(0, 1)}
      <i style={{ backgroundColor: colors.accent }} />
    </span>
  )
}

export function SiteRow({ texts, site }: Props) {
  const words = texts.sites
  const { name } = site
  return (
    <li className={styles.row}>
      <Swatch colors={site.colors} name={name} />
      <div className={styles.name}>
        <h2>{name}</h2>
        <p>{[site.host, ...site.otherHosts].join(', ')}</p>
      </div>
      <dl className={styles.facts}>
        <Fact label={words.languages}>{site.locales.map((locale) => locale.toUpperCase()).join(' · ')}</Fact>
        <Fact label={words.kind}>{texts.businessTypes[site.businessType]}</Fact>
        <Fact label={words.features}>{site.features.length === 0 ? words.noFeatures : site.features.map((feature) => texts.features[feature]).join(', ')}</Fact>
        <Fact label={words.pages}>{site.pageCount}</Fact>
      </dl>
      <p className={styles.actions}>
        <ButtonLink look="outlined" href={site.docsUrl} aria-label={fill(words.docsOfSite, { name })}>
          <BookOpen size={18} aria-hidden="true" />
          {words.docs}
        </ButtonLink>
        <ButtonLink look="outlined" href={site.url} aria-label={fill(words.visitSite, { name })}>
          <ExternalLink size={18} aria-hidden="true" />
          {words.visit}
        </ButtonLink>
        <ButtonLink look="primary" href={site.editUrl} aria-label={fill(words.editSite, { name })}>
          <Pencil size={18} aria-hidden="true" />
          {words.edit}
        </ButtonLink>
      </p>
    </li>
  )
}
