import { useState } from 'react'
import { Button } from '../../kit/button/Button.tsx'
import { Select } from '../../kit/fields/Select.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { POI_ICONS, poiListSchema, type Poi } from '../../model/map/poi.ts'
import { choiceLabel } from '../choice-label.ts'
import type { ControlProps } from '../control-props.ts'
import styles from '../Control.module.css'

const FEWEST = 2

export function PoiControl({ name, label, option, value, texts, isDisabled, onChange }: ControlProps) {
  const points = poiListSchema.safeParse(value).data ?? poiListSchema.parse(option.default)
  const change = (index: number, part: Partial<Poi>) => {
    const next = poiListSchema.safeParse(points.map((point, at) => (at === index ? { ...point, ...part } : point)))
    if (next.success) onChange(next.data)
  }
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className={styles.label}>{label}</legend>
      {points.map((point, index) => (
        <fieldset key={index} aria-label={`${label} ${index + 1}`} className={styles.place}>
          {(['latitude', 'longitude'] as const).map((key) => (
            <Degrees key={key} label={texts.poi[key]} name={`${name}-${index}-${key}`} value={point[key]} onChange={(degrees) => change(index, { [key]: degrees })} />
          ))}
          <Select
            label={texts.poi.icon}
            name={`${name}-${index}-icon`}
            value={point.icon}
            choices={POI_ICONS.map((icon) => ({ value: icon, label: choiceLabel(texts, icon) }))}
            onChange={(chosen) => change(index, { icon: POI_ICONS.find((icon) => icon === chosen) })}
          />
          <Button look="outlined" isIdle={points.length <= FEWEST} className={styles.remove} onClick={() => onChange(points.filter((_, at) => at !== index))}>
            {texts.poi.remove}
          </Button>
        </fieldset>
      ))}
      <Button look="outlined" onClick={() => onChange([...points, { ...(points.at(-1) ?? points[0]), icon: 'end' }])}>
        {texts.poi.add}
      </Button>
    </fieldset>
  )
}

/** Shows what is typed until it is left, and then what is kept: "47." on the way to "47.5" is no number yet. */
function Degrees({ label, name, value, onChange }: { label: string; name: string; value: number; onChange: (degrees: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      type="number"
      step="any"
      name={name}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.valueAsNumber)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
