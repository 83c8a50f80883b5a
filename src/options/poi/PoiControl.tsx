import { Trash2 } from 'lucide-react'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { Select } from '../../kit/fields/Select.tsx'
import { POI_ICONS, poiListSchema, type Poi } from '../../model/map/poi.ts'
import { choiceLabel } from '../choice-label.ts'
import type { ControlProps } from '../control-props.ts'
import { DegreesControl } from './DegreesControl.tsx'
import styles from '../Control.module.css'

const FEWEST = 2
const DEGREES = ['latitude', 'longitude'] as const

export function PoiControl({ name, label, option, value, texts, words, isDisabled, isLabelHidden, onChange }: ControlProps) {
  const points = poiListSchema.safeParse(value).data ?? poiListSchema.parse(option.default)
  const isFewest = points.length <= FEWEST
  const change = (index: number, part: Partial<Poi>) => onChange(points.map((point, at) => (at === index ? { ...point, ...part } : point)))
  return (
    <fieldset className={styles.group} disabled={isDisabled} aria-label={isLabelHidden ? label : undefined}>
      {!isLabelHidden && <legend className={styles.label}>{label}</legend>}
      {points.map((point, index) => {
        const place = fill(words.poi.place, { number: index + 1 })
        return (
          <fieldset key={index} aria-label={place} className={styles.place}>
            <div className={styles.placeHead}>
              <span className={styles.label}>{place}</span>
              <IconButton
                label={isFewest ? words.poi.atLeastTwo : `${texts.poi.remove}: ${place}`}
                isIdle={isFewest}
                onClick={() => onChange(points.filter((_, at) => at !== index))}
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </div>
            {DEGREES.map((key) => (
              <DegreesControl
                key={key}
                label={texts.poi[key]}
                name={`${name}-${index}-${key}`}
                value={point[key]}
                most={key === 'latitude' ? 90 : 180}
                refused={words.poi[`${key}Refused`]}
                onChange={(degrees) => change(index, { [key]: degrees })}
              />
            ))}
            <Select
              label={texts.poi.icon}
              name={`${name}-${index}-icon`}
              value={point.icon}
              choices={POI_ICONS.map((icon) => ({ value: icon, label: choiceLabel(texts, icon) }))}
              className={styles.wide}
              onChange={(chosen) => change(index, { icon: POI_ICONS.find((icon) => icon === chosen) })}
            />
          </fieldset>
        )
      })}
      {isFewest && <p className={styles.note}>{words.poi.atLeastTwo}</p>}
      <Button look="outlined" onClick={() => onChange([...points, { ...(points.at(-1) ?? points[0]), icon: 'end' }])}>
        {texts.poi.add}
      </Button>
    </fieldset>
  )
}
