import { isDisplayed } from '../model/content/display-conditions.ts'
import type { ControlProps } from './control-props.ts'
import { controls } from './controls.ts'
import styles from './Control.module.css'

type Props = Omit<ControlProps, 'value' | 'isDisabled'> & {
  optionKey: string
  /** All options of the section: whether this one is shown may depend on the others. */
  values: Readonly<Record<string, unknown>>
}

export function OptionControl({ optionKey, values, ...rest }: Props) {
  const { option, label } = rest
  if (!isDisplayed(option.showWhen, values)) return null
  const Control = Object.hasOwn(controls, option.kind) ? controls[option.kind] : undefined
  if (!Control) return <p className={styles.unknown}>{`Unknown Option: ${label}`}</p>
  return <Control {...rest} value={values[optionKey]} isDisabled={!option.editable} />
}
