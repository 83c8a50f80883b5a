import type { TranslationTexts } from '../../i18n/editor/translations/de.ts'
import type { TextState } from '../../model/translation/text-state.ts'
import styles from './Translations.module.css'

type Props = { state: TextState; texts: TranslationTexts; count?: number }

/** How far a text is, in a word; with a number, how many are. */
export function StateChip({ state, texts, count }: Props) {
  return (
    <span className={styles.chip} data-state={state} title={texts.stateHelp[state]}>
      {count === undefined ? texts.states[state] : `${count} ${count === 1 ? texts.states[state] : texts.statesOfMany[state]}`}
    </span>
  )
}
