import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { instagramFeed } from './instagram-feed.section.ts'

export function InstagramFeed({ id, slots, options }: SectionProps<typeof instagramFeed>) {
  const { texts } = usePage()
  return <EmptySection id={id} tone={options.color} title={slots.title} note={texts.noInstagram} />
}
