import { CircleCheck, TriangleAlert } from 'lucide-react'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { fill } from '../../../i18n/fill.ts'
import type { Theme } from '../../../model/site/theme.ts'
import { useWorkbench } from '../../workbench.ts'
import { useGround } from '../follow-settings.ts'
import { hardToRead, LEAST } from './theme-looks.ts'
import styles from '../Settings.module.css'

/** Says in words which texts are hard to read; colours alone tell nobody. */
export function ContrastNotes({ theme }: { theme: Theme }) {
  const { locale } = useWorkbench()
  const { theme: words } = settingsTexts[locale]
  const draft = useGround((state) => state.draft)
  const pairs = hardToRead(draft ?? theme)
  return (
    <ul role="status" className={styles.contrast}>
      {pairs.length === 0 && (
        <li className={styles.good}>
          <CircleCheck size={18} aria-hidden="true" />
          {words.contrastGood}
        </li>
      )}
      {pairs.map(({ ink, ground, ratio }) => {
        const name = fill(words.pair, { text: words.roles[ink], ground: words.roles[ground] })
        return (
          <li key={`${ink} ${ground}`} className={styles.poor}>
            <TriangleAlert size={18} aria-hidden="true" />
            {fill(ratio < LEAST ? words.contrastLow : words.contrastFair, { name, ratio: ratio.toFixed(1) })}
          </li>
        )
      })}
    </ul>
  )
}
