import { TriangleAlert } from 'lucide-react'
import { fill } from '../../i18n/fill.ts'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { findGroup } from '../../model/commands/desk.ts'
import { mediaIn } from '../../model/content/field.ts'
import { firstWords } from '../../model/page/first-words.ts'
import { isEmptyIn } from '../../sections/is-empty-in.ts'
import { emptyPlaces } from '../../sections/empty-places.ts'
import { undescribedPictures } from '../../sections/undescribed-pictures.ts'
import { unfinishedButtons } from '../../sections/unfinished-buttons.ts'
import { commandTexts } from '../dialogs/command-texts.ts'
import { mediaWithThings } from '../state/media-with-things.ts'
import { useWorkbench } from '../workbench.ts'
import { leftSamples } from './left-samples.ts'
import type { Spot } from './receipt.ts'
import { useJump } from './use-jump.ts'
import { useMissing } from './use-missing.ts'
import { MissingList } from './MissingList.tsx'
import styles from './Publish.module.css'

/** Ten lines alike would bury what matters. */
const FOLDED = 3

type Doubt = { spot: Spot; what: string; toDescribe?: boolean }

/** E-153: what somebody would notice only on the published page. Nothing of it forbids to publish. */
export function Checks() {
  const workbench = useWorkbench()
  const { data, locale, history, screen } = workbench
  const words = publishTexts[locale]
  const names = commandTexts(workbench)
  const jump = useJump()
  const missing = useMissing()
  const desk = history.shown()
  const media = mediaWithThings({ ...data.view.media, ...screen.getState().media }, desk.things ?? {})
  const loaded = { ...data.view.data, ...screen.getState().data }
  const isBlank = (group: (typeof desk.groups)[number]) => group.status === 'draft' && data.openLocales.every((each) => isEmptyIn(group, each, loaded))
  const undescribed: Doubt[] = undescribedPictures(desk.groups, data.openLocales, media).map((spot) => ({
    spot: { ...spot, locale: null },
    what: words.missingAlt,
    toDescribe: true,
  }))
  const isFolded = undescribed.length > FOLDED
  const doubts: Doubt[] = [
    ...unfinishedButtons(desk.groups, data.openLocales).map(({ groupId, slot, lacks }) => ({
      spot: { groupId, slot, locale: null },
      what: lacks === 'link' ? words.missingLink : words.missingText,
    })),
    ...leftSamples(desk.groups, data.openLocales).map((spot) => ({ spot, what: words.leftSample })),
    ...emptyPlaces(desk.groups).map((spot) => ({ spot: { ...spot, locale: null }, what: words.missingPicture })),
    ...(isFolded ? [] : undescribed),
    // Words that stand in a new section as a sample are in no version, so it would not be there for visitors.
    ...desk.groups.filter(isBlank).map(({ id }) => ({ spot: { groupId: id, slot: null, locale: null }, what: words.unwritten })),
  ]
  /** Of ten cards alike, which one: by its words, or by what its picture is called. */
  function place({ groupId, slot }: Spot): string {
    const group = findGroup(desk, groupId)
    const picture = mediaIn(group?.fields[slot ?? ''])
    const own = (group && firstWords(group, data.view.locale)) ?? (picture === null ? null : media[picture]?.originalFilename)
    return [names.section(group?.type ?? ''), own && fill(words.quoted, { words: own })].filter(Boolean).join(' ')
  }

  const line = ([{ spot, what, toDescribe }, ...alike]: readonly [Doubt, ...Doubt[]]) => (
    <li key={`${spot.groupId}:${spot.slot}:${spot.locale}`}>
      <button type="button" className={styles.line} onClick={() => void jump(spot, { toDescribe })}>
        <span className={styles.what}>{what}</span>
        <span className={styles.soft}>{alike.length === 0 ? place(spot) : fill(words.several, { count: alike.length + 1, place: place(spot) })}</span>
      </button>
    </li>
  )
  /** Lines that would read alike are one, and it leads to the first of them. */
  const lines = (all: readonly Doubt[]) => [...Map.groupBy(all, ({ spot, what }) => `${what} ${place(spot)}`).values()].map(([first, ...alike]) => first && line([first, ...alike]))
  return (
    <>
      {(doubts.length > 0 || isFolded) && (
        <section className={styles.part}>
          <h3 className={styles.name}>
            <TriangleAlert size={16} aria-hidden="true" className={styles.warning} /> {words.checks}
          </h3>
          {doubts.length > 0 && <ul className={styles.lines}>{lines(doubts)}</ul>}
          {isFolded && (
            <details className={styles.fold}>
              <summary>{fill(words.missingAlts, { count: undescribed.length })}</summary>
              <ul className={styles.lines}>{lines(undescribed)}</ul>
            </details>
          )}
        </section>
      )}
      <MissingList missing={missing} />
    </>
  )
}
