import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../i18n/fill.ts'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { same } from '../../model/same.ts'
import { OptionControl } from '../../options/OptionControl.tsx'
import { DelayedSwitch } from './DelayedSwitch.tsx'
import type { OptionRowProps } from './option-row-props.ts'
import { UnfoldingOption } from './UnfoldingOption.tsx'
import { unfolds } from './unfolds.ts'
import { useOptionSave } from './use-option-save.ts'
import styles from './Options.module.css'

export function OptionRow(props: OptionRowProps) {
  const { groupId, optionKey, option, label, words, values } = props
  const { isSaving, set, reset } = useOptionSave(groupId, optionKey)
  const value = values[optionKey]
  const aside = isSaving ? (
    <Spinner label={words.saving} />
  ) : same(value, option.default) ? null : (
    <IconButton label={fill(words.reset, { name: label })} className={styles.reset} onClick={reset}>
      <RotateCcw size={16} aria-hidden="true" />
    </IconButton>
  )
  if (unfolds(option.kind)) return <UnfoldingOption {...props} aside={aside} isSaving={isSaving} onChange={set} />
  return (
    <Line aside={aside}>
      {option.kind === 'checkbox' ? (
        <DelayedSwitch label={label} name={`${groupId}-${optionKey}`} isOn={value === true} isSaving={isSaving} onChange={set} />
      ) : (
        <OptionControl {...props} name={`${groupId}-${optionKey}`} onChange={set} />
      )}
    </Line>
  )
}

function Line({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.inline}>{children}</div>
      <span className={styles.aside}>{aside}</span>
    </div>
  )
}
