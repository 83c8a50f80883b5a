import { settingsTexts } from '../../i18n/editor/settings/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { ColourSwatches } from '../../kit/fields/ColourSwatches.tsx'
import { RadioCards } from '../../kit/fields/RadioCards.tsx'
import { Switch } from '../../kit/fields/Switch.tsx'
import { ChoicePicture } from '../../options/ChoicePicture.tsx'
import { useWorkbench } from '../workbench.ts'
import { BookingLinks } from './booking/BookingLinks.tsx'
import { BookingPage } from './booking/BookingPage.tsx'
import { valueAt } from './change-setting.ts'
import { ColourField } from './ColourField.tsx'
import { HoursSetting } from './hours/HoursSetting.tsx'
import { LogoSetting } from './logo/LogoSetting.tsx'
import type { SettingProps } from './setting-props.ts'
import { SETTING_PICTURES } from './setting-pictures.ts'
import { TypedSetting } from './TypedSetting.tsx'
import styles from './Settings.module.css'

/** Where each colour of a footer or button comes from, and what is written on it. */
const TONES = {
  primary: { colour: 'var(--theme-primary)', ink: 'var(--theme-on-primary)' },
  secondary: { colour: 'var(--theme-secondary)', ink: 'var(--theme-on-secondary)' },
  background: { colour: 'var(--theme-background)', ink: 'var(--theme-text)' },
  header: { colour: 'var(--theme-surface)', ink: 'var(--theme-text)' },
} as const
const TONE_NAMES = ['primary', 'secondary', 'background', 'header'] as const

export function SettingControl({ field, settings, onChange }: SettingProps) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale]
  const label = texts.fields[field.name]
  const value = valueAt(settings[field.part], field.path)
  switch (field.kind) {
    case 'switch':
      return (
        <div className={styles.flag}>
          <Switch label={label} isOn={value === true} onChange={(isOn) => onChange(field, isOn)} />
          {field.help && <p className={styles.help}>{texts.helps[field.help]}</p>}
        </div>
      )
    case 'choice': {
      const pictures = SETTING_PICTURES[field.name]
      const words: Readonly<Record<string, string>> = texts.choices[field.words]
      const choices = field.choices.map((choice) => {
        const drawing = pictures?.[choice]
        return { value: choice, label: words[choice] ?? choice, ...(drawing && { picture: <ChoicePicture drawing={drawing} /> }) }
      })
      return <RadioCards label={label} value={value} choices={choices} onChange={(choice) => onChange(field, choice)} />
    }
    case 'tone':
      return (
        <ColourSwatches
          label={label}
          value={value}
          choices={TONE_NAMES.map((tone) => ({ value: tone, label: texts.choices.tone[tone], ...TONES[tone] }))}
          onChange={(tone) => onChange(field, tone)}
        />
      )
    case 'colour':
      return (
        <ColourField
          label={label}
          pickLabel={fill(texts.theme.pick, { name: label })}
          value={String(value)}
          wrong={texts.wrong.colour}
          onChange={(colour) => onChange(field, colour)}
        />
      )
    case 'own':
      return <OwnControl field={field} settings={settings} onChange={onChange} />
    default:
      return <TypedSetting field={field} value={String(value)} onChange={onChange} />
  }
}

/** Settings that no plain control can show. */
function OwnControl(props: SettingProps) {
  switch (props.field.name) {
    case 'hours':
      return <HoursSetting {...props} />
    case 'bookingPage':
      return <BookingPage {...props} />
    case 'bookingLinks':
      return <BookingLinks {...props} />
    default:
      return <LogoSetting {...props} />
  }
}
