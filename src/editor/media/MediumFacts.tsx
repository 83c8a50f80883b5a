import { useId, useState } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Checkbox } from '../../kit/fields/Checkbox.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import type { Locale } from '../../model/locales.ts'
import type { MediaThing } from '../../model/media-thing.ts'
import { readTags } from '../../model/read-tags.ts'
import { useWorkbench } from '../workbench.ts'
import { Suggestions } from './Suggestions.tsx'
import styles from './Details.module.css'

type Props = { thing: MediaThing; isImage: boolean; folders: readonly string[]; tags: readonly string[]; onChange: (part: Partial<MediaThing>) => void }

/** What an owner says about a medium wherever it stands. */
export function MediumFacts({ thing, isImage, folders, tags, onChange }: Props) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale].facts
  const ids = { folders: useId(), tags: useId() }
  return (
    <div className={styles.facts}>
      <SavedText label={texts.name} value={thing.originalFilename} maxLength={255} onSave={(text) => text !== '' && onChange({ originalFilename: text })} />
      <SavedText label={texts.folder} help={texts.folderHelp} value={thing.folder} maxLength={60} list={ids.folders} onSave={(folder) => onChange({ folder })} />
      <Suggestions id={ids.folders} values={folders} />
      <SavedText label={texts.tags} help={texts.tagsHelp} value={thing.tags.join(', ')} maxLength={500} list={ids.tags} onSave={(text) => onChange({ tags: readTags(text) })} />
      <Suggestions id={ids.tags} values={tags} />
      {isImage && <AltTexts thing={thing} onChange={onChange} />}
    </div>
  )
}

function AltTexts({ thing, onChange }: Pick<Props, 'thing' | 'onChange'>) {
  const { locale, data } = useWorkbench()
  const texts = libraryTexts[locale].facts
  const own = data.view.locale
  const others = data.locales.filter((each) => each !== own)
  const field = (language: Locale, help?: string) => (
    <SavedText
      key={language}
      label={fill(texts.alt, { language: language.toUpperCase() })}
      help={help}
      lang={language}
      value={thing.alt?.[language] ?? ''}
      maxLength={500}
      onSave={(text) => onChange({ alt: withText(thing.alt ?? {}, language, text) })}
    />
  )
  return (
    <>
      {thing.alt !== null && field(own, texts.altHelp)}
      {thing.alt !== null && others.length > 0 && (
        <details className={styles.fold}>
          <summary>{texts.moreLanguages}</summary>
          <div className={styles.facts}>{others.map((language) => field(language))}</div>
        </details>
      )}
      <Checkbox label={texts.decorative} isChecked={thing.alt === null} onChange={(isChecked) => onChange({ alt: isChecked ? null : {} })} />
    </>
  )
}

function withText(alt: NonNullable<MediaThing['alt']>, language: Locale, text: string): NonNullable<MediaThing['alt']> {
  const { [language]: _, ...others } = alt
  return text === '' ? others : { ...others, [language]: text }
}

type SavedProps = { label: string; help?: string; value: string; maxLength: number; lang?: string; list?: string; onSave: (text: string) => void }

/** Saved when the cursor leaves, or with Enter. */
function SavedText({ value, onSave, ...rest }: SavedProps) {
  const [known, setKnown] = useState(value)
  const [text, setText] = useState(value)
  if (known !== value) {
    setKnown(value)
    setText(value)
  }
  const save = () => text.trim() !== value && onSave(text.trim())
  return (
    <TextField {...rest} value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} onBlur={save} onKeyDown={(event) => event.key === 'Enter' && save()} />
  )
}
