import type { ComponentType } from 'react'
import type { SectionProps } from './define-section.ts'
import type { definitions, SectionType } from './definitions.ts'
import { Cta } from './cta/Cta.tsx'
import { Hero } from './hero/Hero.tsx'
import { ImageBoard } from './image-board/ImageBoard.tsx'
import { ImageCard } from './image-board/ImageCard.tsx'
import { RichTextBlock } from './rich-text-block/RichTextBlock.tsx'
import { Spacer } from './spacer/Spacer.tsx'

export const components = {
  cta: Cta,
  hero: Hero,
  imageBoard: ImageBoard,
  imageCard: ImageCard,
  richTextBlock: RichTextBlock,
  spacer: Spacer,
} satisfies { [Type in SectionType]: ComponentType<SectionProps<(typeof definitions)[Type]>> }
