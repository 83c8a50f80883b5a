import type { ConsoleTexts } from '../../i18n/console/de.ts'
import styles from './Playground.module.css'

export type Look = 'live' | 'edit'

const LOOKS: readonly Look[] = ['live', 'edit']

export function LookChoice({ words, look, onChange }: { words: ConsoleTexts['catalogue']; look: Look; onChange: (look: Look) => void }) {
  return (
    <fieldset className={styles.looks}>
      <legend className={styles.hidden}>{words.look}</legend>
      {LOOKS.map((name) => (
        <label key={name}>
          <input type="radio" name="look" checked={name === look} onChange={() => onChange(name)} />
          {words[name]}
        </label>
      ))}
    </fieldset>
  )
}
