import { memo, type ComponentType } from 'react'
import type { Group } from '../model/page/document.ts'
import { CardTitleContext } from '../ui/card-title-tag.ts'
import { usePage } from '../ui/page-context.ts'
import { slotText } from '../ui/slots/slot.ts'
import { useFact } from '../ui/use-fact.ts'
import { components } from './components.ts'
import { findDefinition, type SectionType } from './definitions.ts'
import { prepareSection } from './prepare-section.ts'

type AnySection = ComponentType<{ id: string; slots: object; options: object; cards: readonly Group[]; data: unknown }>

/** The one place where a stored type name becomes a component. A group that is the same object is not drawn again. */
export const SectionView = memo(function SectionView({ group }: { group: Group }) {
  const { locale } = usePage()
  const data = useFact((facts) => facts.data[group.id])
  const leadsPage = useFact((facts) => facts.firstGroupId === group.id)
  const definition = findDefinition(group.type)
  if (!definition) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type is only a string from storage, so the lock between definition and component is out of the compiler's sight
  const Component = components[definition.type as SectionType] as AnySection
  const { slots, options } = prepareSection(definition, group)
  const drawn = <Component id={group.id} slots={slots} options={options} cards={group.children} data={data} />
  if (definition.category === 'card') return drawn
  return <CardTitleContext value={leadsPage || slotText(slots['title'], locale) === null ? 'h2' : 'h3'}>{drawn}</CardTitleContext>
})
