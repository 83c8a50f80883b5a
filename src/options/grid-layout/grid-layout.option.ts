import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const GRID_LAYOUT_CHOICES = ['grid', 'masonry', 'split', 'carousel', 'avatar'] as const

export const gridLayout = defineOption({
  kind: 'gridLayout',
  label: 'gridLayout',
  schema: z.enum(GRID_LAYOUT_CHOICES),
  default: 'grid',
  choices: GRID_LAYOUT_CHOICES,
})

export const GRID_OR_CAROUSEL_CHOICES = ['grid', 'carousel'] as const

/** For boards whose cards are only words and a small picture. */
export const gridOrCarousel = defineOption({
  kind: 'gridLayout',
  label: 'gridLayout',
  schema: z.enum(GRID_OR_CAROUSEL_CHOICES),
  default: 'grid',
  choices: GRID_OR_CAROUSEL_CHOICES,
})
