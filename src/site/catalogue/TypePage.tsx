import type { ReactNode } from 'react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { editorTexts } from '../../i18n/editor/texts.ts'
import { choiceLabel } from '../../options/choice-label.ts'
import type { EditorLocale } from '../../model/locales.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import type { PageContextValue } from '../../ui/page-context.ts'
import { EditLook } from './EditLook.tsx'
import { optionLabel } from './labels.ts'
import { typeSamples } from './samples.ts'
import { Stage } from './Stage.tsx'
import { TypeFacts } from './TypeFacts.tsx'
import styles from './TypePage.module.css'

type Props = {
  definition: SectionDefinition
  texts: ConsoleTexts
  locale: EditorLocale
  /** Only the live look is alive; pictures of a section are drawn as on an edit page, where nothing floats or moves. */
  pages: { live: PageContextValue; still: PageContextValue }
  playground: ReactNode
}

function Look({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <figure className={styles.look}>
      <figcaption>
        <h3>{title}</h3>
        <p>{text}</p>
      </figcaption>
      {children}
    </figure>
  )
}

function Looks({ definition, texts, locale, pages }: Omit<Props, 'playground'>) {
  const words = texts.catalogue
  const samples = typeSamples(definition)
  return (
    <>
      <Look title={words.live} text={words.liveText}>
        <Stage group={samples.live} page={pages.live} />
      </Look>
      <EditLook locale={locale}>
        <Look title={words.edit} text={words.editText}>
          <Stage group={samples.edit} page={pages.still} isStill />
        </Look>
        <Look title={words.empty} text={words.emptyText}>
          <Stage group={samples.empty} page={pages.still} isStill />
        </Look>
      </EditLook>
    </>
  )
}

function Values({ definition, texts, locale, pages }: Omit<Props, 'playground'>) {
  const editor = editorTexts[locale]
  return typeSamples(definition).options.map(({ key, variants }) => (
    <section key={key} className={styles.option} aria-labelledby={`option-${key}`}>
      <h3 id={`option-${key}`}>{optionLabel(editor, definition, key)}</h3>
      <div className={styles.variants}>
        {variants.map(({ choice, isDefault, group }) => (
          <figure key={String(choice)} className={styles.variant}>
            <figcaption>
              {choiceLabel(editor, choice)}
              {isDefault && <span className={styles.default}>{texts.catalogue.byDefault}</span>}
            </figcaption>
            <Stage group={group} page={pages.still} size="half" isStill />
          </figure>
        ))}
      </div>
    </section>
  ))
}

export function TypePage({ playground, ...rest }: Props) {
  const { definition, texts, locale } = rest
  const words = texts.catalogue
  return (
    <>
      <header className={styles.head}>
        <p className={styles.category}>{words.categories[definition.category]}</p>
        <h1>{editorTexts[locale].sections[definition.label]}</h1>
        <TypeFacts definition={definition} texts={texts} locale={locale} />
      </header>
      <nav aria-label={words.onThisPage} className={styles.jumps}>
        <a href="#try">{words.tryOut}</a>
        <a href="#looks">{words.looks}</a>
        <a href="#values">{words.values}</a>
      </nav>
      <section id="try" className={styles.part}>
        <h2>{words.tryOut}</h2>
        <p className={styles.lead}>{words.tryOutText}</p>
        {playground}
      </section>
      <section id="looks" className={styles.part}>
        <h2>{words.looks}</h2>
        <Looks {...rest} />
      </section>
      <section id="values" className={styles.part}>
        <h2>{words.values}</h2>
        <p className={styles.lead}>{words.valuesText}</p>
        <Values {...rest} />
      </section>
    </>
  )
}
