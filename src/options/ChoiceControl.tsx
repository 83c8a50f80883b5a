import { RadioCards } from '../kit/fields/RadioCards.tsx'
import { choiceLabel } from './choice-label.ts'
import { ChoicePicture } from './ChoicePicture.tsx'
import type { ControlProps } from './control-props.ts'
import { pictureOf } from './picture-of.ts'

export function ChoiceControl({ name, label, option, value, texts, isDisabled, isLabelHidden, onChange }: ControlProps) {
  const choices = (option.choices ?? []).map((choice) => {
    const drawing = pictureOf(option, choice)
    return { value: choice, label: choiceLabel(texts, choice), ...(drawing && { picture: <ChoicePicture drawing={drawing} /> }) }
  })
  return <RadioCards label={label} name={name} value={value} choices={choices} isDisabled={isDisabled} isLabelHidden={isLabelHidden} onChange={onChange} />
}
