import { useState } from 'react'
import { BOOKING_LINK_TYPES, bookingLinkSchema, bookingTypesFor, isBookingLinkFor, type BookingLinkType } from '../../model/content/booking-link.ts'
import { same } from '../../model/same.ts'
import { ChoiceControl } from '../ChoiceControl.tsx'
import type { ControlProps } from '../control-props.ts'
import { TextControl } from '../text/TextControl.tsx'
import styles from '../Control.module.css'

const typeOf = (value: unknown) => BOOKING_LINK_TYPES.find((type) => type === value) ?? BOOKING_LINK_TYPES[0]

/** E-092: an address that is not allowed, none at all included, is told so and not kept. */
export function BookingLinkControl(props: ControlProps) {
  const { name, option, value, texts, site, onChange } = props
  const choices = site ? bookingTypesFor(site) : BOOKING_LINK_TYPES
  const stored = bookingLinkSchema.safeParse(value).data
  const [type, setType] = useState<BookingLinkType>(stored?.type ?? BOOKING_LINK_TYPES[0])
  const [refused, setRefused] = useState<string | null>(null)

  function change(next: { type: BookingLinkType; url: string }) {
    const read = bookingLinkSchema.safeParse(next).data
    const link = read && (!site || isBookingLinkFor(read, site)) ? read : null
    setRefused(link ? null : next.url)
    if (link && !same(link, stored)) onChange(link)
  }

  function choose(choice: unknown) {
    const next = typeOf(choice)
    setType(next)
    if (stored) change({ type: next, url: stored.url })
  }

  return (
    <div className={styles.group}>
      <ChoiceControl {...props} name={`${name}-type`} option={{ ...option, choices }} value={type} onChange={choose} />
      <TextControl
        {...props}
        name={`${name}-url`}
        label={texts.booking.url}
        value={refused ?? stored?.url ?? ''}
        error={refused === null ? null : texts.booking.urlRefused}
        onChange={(url) => change({ type, url: String(url) })}
      />
    </div>
  )
}
