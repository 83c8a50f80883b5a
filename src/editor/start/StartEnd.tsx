import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import type { StartTexts } from '../../i18n/editor/start/de.ts'
import { fill } from '../../i18n/fill.ts'
import { useWorkbench } from '../workbench.ts'
import { languagesOn } from './languages-on.ts'
import { STEPS, useMemory } from './start-memory.ts'
import styles from './Start.module.css'

type Props = { heading: RefObject<HTMLHeadingElement | null>; texts: StartTexts }

/** What was done, and what comes next. */
export function StartEnd({ heading, texts }: Props) {
  const { history } = useWorkbench()
  const done = useMemory((memory) => memory.done)
  const { end } = texts
  const finished = STEPS.filter((step) => (done[step] ?? []).length > 0)
  const languages = languagesOn(history.shown().things ?? {})
    .map((locale) => LANGUAGE_NAMES[locale])
    .join(', ')
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {end.title}
      </h3>
      <p className={styles.text}>{finished.length > 0 ? end.done : end.none}</p>
      <ul className={styles.done}>
        {finished.map((step) => (
          <li key={step}>
            <Check size={18} aria-hidden="true" />
            {fill(end[step], { languages })}
          </li>
        ))}
      </ul>
      <h4 className={styles.next}>{end.next}</h4>
      <ul className={styles.tips}>
        {Object.entries(end.tips).map(([name, tip]) => (
          <li key={name}>{tip}</li>
        ))}
      </ul>
    </>
  )
}
