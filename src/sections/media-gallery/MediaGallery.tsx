import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { mediaGallery } from './media-gallery.section.ts'

export function MediaGallery({ id, slots, options }: SectionProps<typeof mediaGallery>) {
  const { texts } = usePage()
  return <EmptySection id={id} tone={options.color} title={slots.title} note={texts.noPhotos} />
}
