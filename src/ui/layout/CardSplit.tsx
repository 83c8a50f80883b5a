import { textIn, type Field } from '../../model/content/field.ts'
import type { Group } from '../../model/page/document.ts'
import type { Locale } from '../../model/locales.ts'
import { usePage } from '../page-context.ts'
import { useBehaviour } from '../use-behaviour.ts'
import type { DrawnCard } from './use-cards.ts'
import styles from './CardSplit.module.css'

const ENTRIES_AT_A_TIME = 5

/** The first of these that says something names the card in the list; a card without words goes by its number. */
const NAMING = ['name', 'title', 'kicker', 'subtitle', 'quote', 'description']
const EXPLAINING = ['function', 'subtitle', 'duration']

function firstText(fields: Group['fields'], names: readonly string[], locale: Locale): string | undefined {
  const shown = names.map((name): Field | undefined => fields[name]).filter((field) => field?.visible)
  return shown.map((field) => textIn(field, locale)).find((text) => text !== null) ?? undefined
}

type EntryProps = { card: DrawnCard; index: number; boardName: string }

function Entry({ card: { group, view }, index, boardName }: EntryProps) {
  const { locale } = usePage()
  const more = firstText(group.fields, EXPLAINING, locale)
  return (
    <div className={styles.entry} data-entry={index === 0 ? 'intro' : 'member'} data-later={index > ENTRIES_AT_A_TIME ? '' : undefined}>
      <label className={styles.label}>
        <input type="radio" className={styles.radio} name={boardName} defaultChecked={index === 0} autoComplete="off" />
        <span className={styles.name}>{firstText(group.fields, NAMING, locale) ?? index + 1}</span>
        {more !== undefined && <span className={styles.more}>{more}</span>}
      </label>
      <div className={styles.panel}>{view}</div>
    </div>
  )
}

type Props = { cards: readonly DrawnCard[] }

/** A list of names and the chosen card beside it; the first card is the intro. On narrow screens each card opens below its name. */
export function CardSplit({ cards }: Props) {
  const { texts } = usePage()
  const paging = useBehaviour('ui/layout/card-split', 'visible')
  return (
    <div className={styles.frame}>
      <div className={styles.split} role="radiogroup" aria-label={texts.selection} data-layout="split" data-at-a-time={ENTRIES_AT_A_TIME} style={{ '--entries': String(cards.length) }} {...paging}>
        {cards.map((card, index) => (
          <Entry key={card.group.id} card={card} index={index} boardName={`split-${cards[0]?.group.id ?? ''}`} />
        ))}
        <div className={styles.pager} hidden={cards.length <= ENTRIES_AT_A_TIME + 1}>
          <button type="button" className={styles.arrow} data-step="-1" aria-label={texts.previousEntries} />
          <button type="button" className={styles.arrow} data-step="1" aria-label={texts.nextEntries} />
        </div>
      </div>
    </div>
  )
}
