import { Info } from 'lucide-react'
import tokens from '../../kit/chrome/tokens.module.css'
import { sectionTexts } from '../../i18n/editor/sections/texts.ts'
import type { Group } from '../../model/page/document.ts'
import type { Feeding, SectionDefinition } from '../../sections/define-section.ts'
import { readOptions } from '../../sections/prepare-section.ts'
import { classNames } from '../../ui/class-names.ts'
import { useFact } from '../../ui/use-fact.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './SourceNote.module.css'

type Props = { group: Group; definition: SectionDefinition; feeding: Feeding }

/** A section that shows what is kept elsewhere says where, as long as there is nothing. */
export function SourceNote({ group, definition, feeding: { source, isThere } }: Props) {
  const { locale } = useWorkbench()
  const data = useFact((facts) => facts.data[group.id])
  if (isThere({ data, options: readOptions(definition, group) })) return null
  return (
    <p className={classNames(tokens.tokens, styles.note)} data-editor="" lang={locale}>
      <Info size={18} aria-hidden="true" className={styles.icon} />
      {sectionTexts[locale].sources[source]}
    </p>
  )
}
