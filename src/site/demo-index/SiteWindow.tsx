import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { buildPath, HOME_SLUG } from '../../model/page/path.ts'
import type { Site } from '../../model/site/site.ts'
import { cardStyle } from './card-style.ts'
import { WindowArt } from './WindowArt.tsx'
import styles from './SiteWindow.module.css'

type Props = { site: Site; origin: string; index: number; words: ConsoleTexts['demo'] }

export function SiteWindow({ site, origin, index, words }: Props) {
  const home = { locale: site.locales[0] ?? 'de', collection: null, slug: HOME_SLUG }
  return (
    <li className={styles.window} style={cardStyle(site.theme)}>
      <h3 className={styles.name}>{site.name}</h3>
      <div className={styles.words}>
        <p className={styles.address}>{origin.replace(/^https?:\/\//, '')}</p>
        <p className={styles.languages}>
          <span className={styles.hidden}>{words.languages}: </span>
          {site.locales.map((locale) => locale.toUpperCase()).join(' · ')}
        </p>
        <p className={styles.actions}>
          <a href={origin + buildPath({ ...home, mode: 'live' })} className={styles.visit}>
            {words.visit}
            <span className={styles.hidden}>: {site.name}</span>
          </a>
          <a href={origin + buildPath({ ...home, mode: 'edit' }, { toolbar: true })} className={styles.edit}>
            {words.edit}
            <span className={styles.hidden}>: {site.name}</span>
          </a>
        </p>
      </div>
      <div className={styles.art}>
        <WindowArt index={index} />
      </div>
    </li>
  )
}
