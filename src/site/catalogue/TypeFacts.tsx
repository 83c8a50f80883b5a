import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { editorTexts } from '../../i18n/editor/texts.ts'
import type { EditorLocale } from '../../model/locales.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { slotLabel } from './labels.ts'
import styles from './TypeFacts.module.css'

type Props = { definition: SectionDefinition; texts: ConsoleTexts; locale: EditorLocale }

/** What a developer wants to know before opening the folder. */
export function TypeFacts({ definition, texts, locale }: Props) {
  const words = texts.catalogue
  const editor = editorTexts[locale]
  const card = definition.card === undefined ? undefined : findDefinition(definition.card)
  const slots = Object.entries(definition.slots)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.version}</dt>
        <dd>
          <code>
            {definition.type} {definition.version}
          </code>
        </dd>
      </div>
      <div>
        <dt>{words.slots}</dt>
        <dd>
          {slots.length === 0 && words.noSlots}
          {slots.map(([name, slot]) => slot && <span key={name} className={styles.chip} title={`${name}: ${words.kinds[slot.kind]}`}>{slotLabel(editor, name)}</span>)}
        </dd>
      </div>
      {card && (
        <div>
          <dt>{words.cards}</dt>
          <dd>
            <a href={`/catalogue/${card.type}`}>{editor.sections[card.label]}</a>
          </dd>
        </div>
      )}
      {(definition.opticiansOnly || definition.feature !== undefined) && (
        <div>
          <dt>{texts.sites.features}</dt>
          <dd>{[definition.opticiansOnly ? words.opticiansOnly : '', definition.feature === undefined ? '' : texts.features[definition.feature]].filter(Boolean).join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
