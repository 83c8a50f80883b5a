import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { gameSetup } from './game-setup.section.ts'

export function GameSetup({ id, slots, options }: SectionProps<typeof gameSetup>) {
  const { texts } = usePage()
  return <EmptySection id={id} tone={options.color} title={slots.title} note={texts.gameSoon} />
}
