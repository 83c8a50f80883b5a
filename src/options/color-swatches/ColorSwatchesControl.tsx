import { fill } from '../../i18n/fill.ts'
import { ColourSwatches } from '../../kit/fields/ColourSwatches.tsx'
import { FieldError } from '../../kit/fields/FieldError.tsx'
import { choiceLabel } from '../choice-label.ts'
import type { ControlProps } from '../control-props.ts'
import { COLOR_SWATCHES_CHOICES } from './color-swatches.option.ts'
import { contrastOn, INK_ON, inkProperty, isLow } from './contrast-on.ts'
import styles from '../Control.module.css'

/** Shows each choice in the site's own colour, which the page around it carries as a custom property, with words in the colour they will have. */
export function ColorSwatchesControl({ name, label, option, value, texts, words, colors, isDisabled, isLabelHidden, onChange }: ControlProps) {
  const ratioOf = (choice: unknown) => contrastOn(choice, colors)
  const choices = COLOR_SWATCHES_CHOICES.filter((choice) => option.choices?.includes(choice)).map((choice) => {
    const ratio = ratioOf(choice)
    const note = ratio === null ? {} : { note: <ContrastNote text={isLow(ratio) ? words.hardToRead : words.easyToRead} ratio={ratio} /> }
    return { value: choice, label: choiceLabel(texts, choice), colour: `var(--theme-${choice})`, ink: inkProperty(INK_ON[choice]), ...note }
  })
  const chosen = ratioOf(value)
  return (
    <div className={styles.group}>
      <ColourSwatches label={label} name={name} value={value} choices={choices} isDisabled={isDisabled} isLabelHidden={isLabelHidden} onChange={onChange} />
      <FieldError>{chosen !== null && isLow(chosen) ? fill(words.contrastLow, { ratio: chosen.toFixed(1) }) : null}</FieldError>
    </div>
  )
}

function ContrastNote({ text, ratio }: { text: string; ratio: number }) {
  return isLow(ratio) ? <strong className={styles.low}>{`⚠ ${text}`}</strong> : text
}
