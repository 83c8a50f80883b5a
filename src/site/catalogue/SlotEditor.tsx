import type { ConsoleTexts } from '../../i18n/console/de.ts'
import type { EditorTexts } from '../../i18n/editor/de.ts'
import type { OptionTexts } from '../../i18n/editor/options/de.ts'
import { TextArea } from '../../kit/fields/TextArea.tsx'
import { mediaIn } from '../../model/content/field.ts'
import type { Media } from '../../model/media.ts'
import type { Group } from '../../model/page/document.ts'
import { OptionControl } from '../../options/OptionControl.tsx'
import { toggleKey, type SectionDefinition, type SlotDefinition } from '../../sections/define-section.ts'
import { choosePicture, readText, setOption, writeText } from './change-sample.ts'
import { slotLabel } from './labels.ts'
import { PictureChoice } from './PictureChoice.tsx'
import styles from './Playground.module.css'

type Props = {
  name: string
  slot: SlotDefinition
  definition: SectionDefinition
  group: Group
  options: Readonly<Record<string, unknown>>
  texts: EditorTexts
  words: ConsoleTexts['catalogue']
  optionWords: OptionTexts
  media: readonly Media[]
  onChange: (group: Group) => void
}

/** The content of one slot, under the switch that shows or hides it where it has one. */
export function SlotEditor({ name, slot, definition, group, options, texts, words, optionWords, media, onChange }: Props) {
  const label = slotLabel(texts, name)
  const key = toggleKey(name)
  const toggle = definition.options[key]
  const isShown = options[key] !== false
  const id = `${group.id}-${name}`
  return (
    <div className={styles.slot}>
      {slot.optional && toggle ? (
        <OptionControl
          name={`${id}-shown`}
          label={label}
          option={toggle}
          optionKey={key}
          values={options}
          texts={texts}
          words={optionWords}
          onChange={(value) => onChange(setOption(group, key, value))}
        />
      ) : (
        <p className={styles.slotName} aria-hidden="true">
          {label}
        </p>
      )}
      {isShown && (slot.kind === 'picture' || slot.kind === 'video') && (
        <PictureChoice
          name={id}
          label={label}
          words={words}
          media={media.filter(({ mediaType }) => (mediaType === 'video') === (slot.kind === 'video'))}
          value={mediaIn(group.fields[name])}
          onChange={(chosen) => onChange(choosePicture(group, name, chosen))}
        />
      )}
      {isShown && slot.kind !== 'picture' && slot.kind !== 'video' && (
        <TextArea
          label={label}
          isLabelHidden
          rows={slot.kind === 'richText' ? 5 : 1}
          value={readText(group, name)}
          onChange={(event) => onChange(writeText(group, name, slot, event.target.value))}
        />
      )}
    </div>
  )
}
