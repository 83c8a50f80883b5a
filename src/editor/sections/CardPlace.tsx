import { Newspaper, Plus } from 'lucide-react'
import { fill } from '../../i18n/fill.ts'
import { sectionTexts } from '../../i18n/editor/sections/texts.ts'
import { useNarrow } from '../../kit/popover/use-narrow.ts'
import tokens from '../../kit/chrome/tokens.module.css'
import type { Group } from '../../model/page/document.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { classNames } from '../../ui/class-names.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { useTools } from '../state/open-tool.ts'
import { sectionName } from '../names/section-name.ts'
import { showSection } from '../picker/show-section.ts'
import { useWorkbench } from '../workbench.ts'
import { placeOfNewCard } from '../../sections/place-of-new-card.ts'
import styles from './CardPlace.module.css'

type Props = { group: Group; definition: SectionDefinition; card: string }

/** At the lower edge of a board, in its margin: whatever the cards' layout is, nothing of it moves. */
export function CardPlace({ group, definition, card }: Props) {
  const { texts, locale, sections } = useWorkbench()
  const open = useTools((state) => state.open)
  const name = sectionName(texts, card)
  const label = fill(sectionTexts[locale].addCard, { name })
  // Beside the round plus there is no room for a verb; the sign says it.
  const isNarrow = useNarrow()
  const add = () => {
    const id = sections.addCard(group.id, placeOfNewCard(group, definition))
    if (id !== null) showSection(id)
  }
  return (
    <div className={classNames(tokens.tokens, styles.place)} data-editor="" lang={locale}>
      <div className={styles.ways}>
        <button type="button" className={styles.add} aria-label={label} onClick={add}>
          <Plus size={18} aria-hidden="true" />
          {isNarrow ? name : label}
        </button>
        {findDefinition(card)?.article && (
          <button type="button" className={styles.add} onClick={() => open({ name: 'article', groupId: group.id })}>
            <Newspaper size={18} aria-hidden="true" />
            {sectionTexts[locale].importArticle}
          </button>
        )}
      </div>
    </div>
  )
}
