import { Plus, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { IconButton } from '../../../kit/button/IconButton.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { isAllowedBookingUrl } from '../../../model/content/booking-link.ts'
import type { Link } from '../../../model/content/link.ts'
import { same } from '../../../model/same.ts'
import { asTyped, guessType, understandAs } from '../../links/understand-link.ts'
import { useWorkbench } from '../../workbench.ts'
import { useGround } from '../follow-settings.ts'
import type { SettingProps } from '../setting-props.ts'
import styles from '../Settings.module.css'

const MOST = 10

/** E-199: further ways to book; several of them make the button a menu. */
export function BookingLinks({ field, settings, onChange }: SettingProps) {
  const { locale, data } = useWorkbench()
  const texts = settingsTexts[locale]
  const words = texts.booking
  const { links } = settings.bookingButton
  const [text, setText] = useState('')
  const [complaint, setComplaint] = useState<string | null>(null)
  const pages = useGround((state) => state.ground?.pages ?? {})
  const nameOf = (link: Link) => (link.type === 'page' ? (pages[link.page.id]?.name ?? link.page.id) : asTyped(link))

  function add(event: FormEvent) {
    event.preventDefault()
    const type = guessType(text)
    const { link } = type ? understandAs(type, text) : { link: null }
    if (!link || (link.type === 'url' && !isAllowedBookingUrl(link.url, { ownHosts: data.hosts }))) return setComplaint(texts.wrong.booking)
    if (links.some((each) => same(each, link))) return setComplaint(words.twice)
    if (links.length >= MOST) return setComplaint(words.full)
    if (onChange(field, [...links, link])) setText('')
  }

  return (
    <fieldset className={styles.logo}>
      <legend className={styles.label}>{texts.fields[field.name]}</legend>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={JSON.stringify(link)} className={styles.link}>
            <span>{nameOf(link)}</span>
            <IconButton
              label={fill(words.removeLink, { name: nameOf(link) })}
              onClick={() =>
                onChange(
                  field,
                  links.filter((each) => each !== link),
                )
              }
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={add} className={styles.addLink}>
        <TextField
          label={words.what}
          error={complaint}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value)
            setComplaint(null)
          }}
        />
        <Button look="outlined" type="submit" isIdle={text.trim() === ''}>
          <Plus size={18} aria-hidden="true" />
          {words.addLink}
        </Button>
      </form>
    </fieldset>
  )
}
