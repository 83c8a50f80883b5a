import type { SectionDefinition } from './define-section.ts'
import { cta } from './cta/cta.section.ts'
import { hero } from './hero/hero.section.ts'
import { imageBoard, imageCard } from './image-board/image-board.section.ts'
import { richTextBlock } from './rich-text-block/rich-text-block.section.ts'
import { spacer } from './spacer/spacer.section.ts'

export const definitions = {
  cta,
  hero,
  imageBoard,
  imageCard,
  richTextBlock,
  spacer,
} as const satisfies Record<string, SectionDefinition>

export type SectionType = keyof typeof definitions

export function findDefinition(type: string): SectionDefinition | undefined {
  return Object.hasOwn(definitions, type) ? definitions[type as SectionType] : undefined
}
