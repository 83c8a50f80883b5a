import { Plus } from 'lucide-react'
import { fill } from '../../i18n/fill.ts'
import { sectionTexts } from '../../i18n/editor/sections/texts.ts'
import tokens from '../../kit/chrome/tokens.module.css'
import type { Group } from '../../model/page/document.ts'
import { END_OF_PAGE, type Place } from '../../model/page/place.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { classNames } from '../../ui/class-names.ts'
import { sectionName } from '../names/section-name.ts'
import { showSection } from '../picker/show-section.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './CardPlace.module.css'

/** A board that shows only so many of its cards takes a new one at its beginning, where it is seen. */
export function placeOfNewCard({ children }: Pick<Group, 'children'>, { options }: Pick<SectionDefinition, 'options'>): Place {
  const neighbour = 'itemCount' in options ? children.at(0) : children.at(-1)
  if (!neighbour) return END_OF_PAGE
  return { nextTo: neighbour.id, side: 'itemCount' in options ? 'before' : 'after' }
}

type Props = { group: Group; definition: SectionDefinition; card: string }

/** At the lower edge of a board, in its margin: whatever the cards' layout is, nothing of it moves. */
export function CardPlace({ group, definition, card }: Props) {
  const { texts, locale, sections } = useWorkbench()
  const add = () => {
    const id = sections.addCard(group.id, placeOfNewCard(group, definition))
    if (id !== null) showSection(id)
  }
  return (
    <div className={classNames(tokens.tokens, styles.place)} data-editor="" lang={locale}>
      <button type="button" className={styles.add} onClick={add}>
        <Plus size={18} aria-hidden="true" />
        {fill(sectionTexts[locale].addCard, { name: sectionName(texts, card) })}
      </button>
    </div>
  )
}
