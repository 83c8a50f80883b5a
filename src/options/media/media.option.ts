import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const MEDIA_CHOICES = ['image', 'video'] as const

export const media = defineOption({
  kind: 'media',
  label: 'media',
  schema: z.enum(MEDIA_CHOICES),
  default: 'image',
  choices: MEDIA_CHOICES,
})
