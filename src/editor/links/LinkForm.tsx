import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { linkTexts } from '../../i18n/editor/links/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { RadioCards } from '../../kit/fields/RadioCards.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import type { Link } from '../../model/content/link.ts'
import { same } from '../../model/same.ts'
import { nameIn } from '../names/name-in.ts'
import { useWorkbench } from '../workbench.ts'
import { firstPage, pickerParts, type PickerPage } from './picker-sections.ts'
import { SitePages } from './SitePages.tsx'
import { asTyped } from './understand-link.ts'
import { useLinkDraft } from './use-link-draft.ts'
import { useSiteMap } from './use-site-map.ts'
import styles from './LinkForm.module.css'

type Props = { value: Link | null; onChange: (link: Link | null) => void; inputRef?: RefObject<HTMLInputElement | null> }

const TYPES = ['page', 'url', 'phone', 'email'] as const satisfies readonly Link['type'][]
const KEYBOARDS = { page: 'text', url: 'url', phone: 'tel', email: 'email' } as const

/** Where something leads. One input understands addresses, numbers and names of pages; the type follows it and can be changed. */
export function LinkForm({ value, onChange, inputRef }: Props) {
  const { data, locale } = useWorkbench()
  const texts = linkTexts[locale]
  const { text, type, link, complaint, pick, write, judge } = useLinkDraft(value)
  const { site, tryAgain } = useSiteMap(type === 'page')
  // The window keeps the size it had with the pages in it: one that shrinks while somebody types jumps to another place.
  const [isTall, setIsTall] = useState(type === 'page')
  if (type === 'page' && !isTall) setIsTall(true)
  const chosen = type === 'page' && value?.type === 'page' && typeof site === 'object' ? site.pages.find(({ id }) => id === value.page.id) : undefined
  const target = chosen ? nameIn(chosen.name, data.view.locale) : link && asTyped(link) !== text.trim() ? asTyped(link) : null
  const isDropped = useRef(false)

  const isDone = useRef(false)

  const save = (next: Link) => {
    if (same(next, value)) return
    isDone.current = true
    onChange(next)
  }
  const remove = () => {
    isDone.current = true
    onChange(null)
  }
  // A press beside the popover takes it away before the field is left.
  const keepTyped = useEffectEvent(() => {
    if (!isDropped.current && !isDone.current && link) save(link)
  })
  useEffect(() => () => keepTyped(), [])
  useEffect(() => inputRef?.current?.focus(), [inputRef])
  const choose = ({ id, collection }: PickerPage) => save({ type: 'page', page: { id, collection } })

  function submit(event: FormEvent) {
    event.preventDefault()
    // React hands it on to a form around the popover, though the page has none there.
    event.stopPropagation()
    if (type !== 'page') return link ? save(link) : judge()
    const first = typeof site === 'object' ? firstPage(pickerParts(site, data.view.locale, texts.pages), text) : null
    if (first) choose(first)
  }

  /** Whoever types an address and goes on has said enough; only Escape takes it back. A look at another window is no going on. */
  function leave({ relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!isInside && document.hasFocus() && !isDropped.current && link) save(link)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears how the keyboard leaves its fields
    <form
      noValidate
      className={styles.form}
      data-tall={isTall || undefined}
      onSubmit={submit}
      onBlur={leave}
      onKeyDownCapture={(event) => void (isDropped.current = event.key === 'Escape')}
    >
      <div className={styles.input} data-refused={complaint ?? undefined}>
        <TextField
          ref={inputRef}
          label={texts.target}
          placeholder={texts.examples[type]}
          value={text}
          inputMode={KEYBOARDS[type]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          help={target === null ? undefined : fill(texts.current, { target })}
          error={complaint && texts.problems[complaint]}
          onChange={(event) => {
            isDone.current = false
            write(event.target.value)
          }}
        />
      </div>
      <RadioCards label={texts.types.label} value={type} choices={TYPES.map((each) => ({ value: each, label: texts.types[each] }))} onChange={pick} />
      {type === 'page' && (
        <div className={styles.pages} data-pages="">
          <SitePages site={site} value={value?.type === 'page' ? value.page.id : null} query={text} onChoose={choose} onTryAgain={tryAgain} />
        </div>
      )}
      <div className={styles.actions}>
        {value && (
          <Button look="outlined" onClick={remove}>
            {texts.remove}
          </Button>
        )}
        {type !== 'page' && (
          <Button type="submit" look="primary" isIdle={link !== null && same(link, value)}>
            {texts.apply}
          </Button>
        )}
      </div>
    </form>
  )
}
