import { RadioCards } from './RadioCards.tsx'
import styles from './Field.module.css'

export type ColourChoice<Value> = {
  value: Value
  label: string
  /** Any CSS colour, also a custom property of the page around it. */
  colour: string
  /** Such as the contrast of words on it. */
  note?: string
}

type Props<Value> = { label: string; name?: string; value: unknown; choices: readonly ColourChoice<Value>[]; isDisabled?: boolean; onChange: (value: Value) => void }

/** Each colour is shown in itself and has a name: colour alone tells nothing to many. */
export function ColourSwatches<Value>({ choices, ...rest }: Props<Value>) {
  return (
    <RadioCards
      {...rest}
      choices={choices.map(({ value, label, colour, note }) => ({
        value,
        label: note === undefined ? label : `${label} ${note}`,
        mark: <span className={styles.swatch} style={{ backgroundColor: colour }} />,
      }))}
    />
  )
}
