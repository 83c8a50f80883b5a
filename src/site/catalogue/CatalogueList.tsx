import type { ConsoleTexts } from '../../i18n/console/de.ts'
import type { EditorTexts } from '../../i18n/editor/de.ts'
import { fill } from '../../i18n/fill.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import type { PageContextValue } from '../../ui/page-context.ts'
import type { CatalogueGroup } from './entries.ts'
import type { SampleThemeName } from './sample-themes.ts'
import { listSample } from './samples.ts'
import { Stage } from './Stage.tsx'
import styles from './CatalogueList.module.css'

type Props = {
  groups: readonly CatalogueGroup[]
  texts: ConsoleTexts
  names: EditorTexts['sections']
  theme: SampleThemeName
  page: PageContextValue
  /** What editor, console and catalogue are made of has a page of its own. */
  kit: { href: string; title: string; text: string }
}

function Entry({ definition, names, theme, page }: Omit<Props, 'groups' | 'texts' | 'kit'> & { definition: SectionDefinition }) {
  return (
    <li className={styles.entry}>
      <div className={styles.view}>
        <Stage group={listSample(definition)} page={page} size="small" isStill />
      </div>
      <h3 className={styles.name}>
        <a href={`/catalogue/${definition.type}?theme=${theme}`}>{names[definition.label]}</a>
      </h3>
      <code className={styles.type}>{definition.type}</code>
    </li>
  )
}

export function CatalogueList({ groups, texts, names, theme, page, kit }: Props) {
  const words = texts.catalogue
  const countOf = (count: number) => (count === 1 ? words.one : fill(words.count, { count }))
  return (
    <>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </header>
      {groups.map(({ category, entries }) => (
        <section key={category} className={styles.category} aria-labelledby={`category-${category}`}>
          <h2 id={`category-${category}`} className={styles.title}>
            {words.categories[category]} <small>{countOf(entries.length)}</small>
          </h2>
          <ul className={styles.entries}>
            {entries.map((definition) => (
              <Entry key={definition.type} definition={definition} names={names} theme={theme} page={page} />
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.category} aria-labelledby="category-kit">
        <div className={styles.kit}>
          <h2 id="category-kit" className={styles.name}>
            <a href={kit.href}>{kit.title}</a>
          </h2>
          <p>{kit.text}</p>
        </div>
      </section>
    </>
  )
}
