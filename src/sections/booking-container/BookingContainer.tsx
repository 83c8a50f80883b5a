import { fill } from '../../i18n/fill.ts'
import { textIn } from '../../model/content/field.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { useShowsEmpty } from '../../ui/mode/use-shows-empty.ts'
import { usePage } from '../../ui/page-context.ts'
import { Section } from '../../ui/section/Section.tsx'
import { Text } from '../../ui/slots/slot-renderers.tsx'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import type { bookingContainer } from './booking-container.section.ts'
import styles from './BookingContainer.module.css'

/** Every kind of booking is a link that opens in a new tab; a page to embed takes the link's place once it is clicked. */
export function BookingContainer({ id, slots, options }: SectionProps<typeof bookingContainer>) {
  const { locale, texts } = usePage()
  const showsEmpty = useShowsEmpty()
  const embed = useBehaviour('sections/booking-container/booking-container', 'visible')
  const titleTag = useTitleTag(id)
  const link = options.bookingLink
  const label = textIn(slots.button.field, locale)
  const isEmbedded = link?.type === 'iframe'
  const hasButton = slots.button.isShown && (showsEmpty || (link !== null && label !== null))
  return (
    <Section id={id} tone={options.color} data-align={options.alignment}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Text slot={slots.title} as={titleTag} className={styles.title} />
          <Text slot={slots.description} className={styles.description} />
        </div>
        {hasButton && (
          <div key={`${link?.type} ${link?.url}`} className={styles.booking} data-title={label ?? ''} {...(isEmbedded && embed)}>
            <ButtonLink href={link?.url ?? '#'} isNewTab>
              <Text slot={slots.button} as="span" />
            </ButtonLink>
            {isEmbedded && <p className={styles.notice}>{fill(texts.bookingNotice, { host: new URL(link.url).hostname })}</p>}
          </div>
        )}
      </div>
    </Section>
  )
}
