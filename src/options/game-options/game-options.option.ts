import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const GAME_OPTIONS_CHOICES = ['start', 'addPlayers', 'share', 'coupon'] as const

export const gameOptions = defineOption({
  kind: 'gameOptions',
  label: 'gameOptions',
  schema: z.enum(GAME_OPTIONS_CHOICES),
  default: 'start',
  choices: GAME_OPTIONS_CHOICES,
})
