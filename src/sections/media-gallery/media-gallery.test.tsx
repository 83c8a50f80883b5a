import { test } from 'vitest'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { mediaGallery } from './media-gallery.section.ts'

test('[V-076] an optional title and no picture; without data it says that there is nothing yet', () => {
  expectWaitingSection({ definition: mediaGallery, note: 'Noch keine Fotos' })
})
