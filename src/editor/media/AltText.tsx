import { useEffect, useRef, useState } from 'react'
import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Checkbox } from '../../kit/fields/Checkbox.tsx'
import { TextArea } from '../../kit/fields/TextArea.tsx'
import type { Media } from '../../model/media.ts'
import { useWorkbench } from '../workbench.ts'

type Props = {
  mediaType: Media['mediaType']
  /** From the beginning, for whoever came to write it. */
  hasCursor: boolean
  value: string | null
  /** What the library says of it. */
  inherited: string
  onChange: (alt: string | null) => void
}

const MAX_ALT = 500

/** It is read out as one sentence, however many lines it is written on. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What the picture shows, in the page's language. Empty words are an answer as well: there is nothing to say. */
export function AltText({ mediaType, hasCursor, value, inherited, onChange }: Props) {
  const { locale, data } = useWorkbench()
  const texts = mediaTexts[locale].alt
  const [known, setKnown] = useState(value)
  const [text, setText] = useState(value ?? '')
  const isDecorative = value === ''
  if (known !== value) {
    setKnown(value)
    setText(value ?? '')
  }

  function save() {
    const next = oneLine(text)
    if (next !== (value ?? '')) onChange(next === '' ? null : next)
  }
  const saveLast = useRef(save)
  useEffect(() => {
    saveLast.current = save
  })
  // Escape takes the field away with the cursor still in it.
  useEffect(() => () => saveLast.current(), [])

  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // The window gives the cursor to its own first button otherwise, a moment after it opens.
    const giving = hasCursor ? requestAnimationFrame(() => field.current?.focus()) : 0
    return () => cancelAnimationFrame(giving)
  }, [hasCursor])

  return (
    <>
      {!isDecorative && (
        <TextArea
          ref={field}
          label={fill(texts.label, { language: data.view.locale.toUpperCase() })}
          help={mediaType === 'image' ? texts.help : undefined}
          value={text}
          placeholder={inherited}
          lang={data.view.locale}
          maxLength={MAX_ALT}
          rows={2}
          onChange={(event) => setText(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            save()
          }}
        />
      )}
      {mediaType === 'image' && <Checkbox label={texts.decorative} isChecked={isDecorative} onChange={(isChecked) => onChange(isChecked ? '' : null)} />}
    </>
  )
}
