import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const IMAGE_FORMAT_CHOICES = ['square', 'portrait'] as const

export const imageFormat = defineOption({
  kind: 'imageFormat',
  label: 'imageFormat',
  schema: z.enum(IMAGE_FORMAT_CHOICES),
  default: 'square',
  choices: IMAGE_FORMAT_CHOICES,
})
