import type { ReactNode } from 'react'
import { RadioCards } from './RadioCards.tsx'
import styles from './Field.module.css'

export type ColourChoice<Value> = {
  value: Value
  label: string
  /** Any CSS colour, also a custom property of the page around it. */
  colour: string
  /** The colour of words on it: with it, the colour is shown as a piece of paper with letters. */
  ink?: string
  /** Such as the contrast of words on it. */
  note?: ReactNode
}

type Props<Value> = {
  label: string
  name?: string
  value: unknown
  choices: readonly ColourChoice<Value>[]
  isDisabled?: boolean
  isLabelHidden?: boolean
  onChange: (value: Value) => void
}

/** Each colour is shown in itself and has a name: colour alone tells nothing to many. */
export function ColourSwatches<Value>({ choices, ...rest }: Props<Value>) {
  return (
    <RadioCards
      {...rest}
      choices={choices.map(({ value, label, colour, ink, note }) => ({
        value,
        label,
        note,
        ...(ink === undefined
          ? { mark: <span className={styles.swatch} style={{ backgroundColor: colour }} /> }
          : {
              picture: (
                <span className={styles.sheet} style={{ backgroundColor: colour, color: ink }}>
                  Aa
                </span>
              ),
            }),
      }))}
    />
  )
}
