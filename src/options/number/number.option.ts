import { z } from 'zod'
import { defineOption, type OptionArguments, type OptionDefinition } from '../define-option.ts'

type Given = OptionArguments<number> & { min?: number; max?: number }

/** A whole number; one that lies outside its bounds counts as the nearest one inside. */
export function number({ min = 1, max, ...given }: Given = {}): OptionDefinition<number> {
  const clamp = (value: number) => Math.max(min, Math.min(Math.round(value), max ?? Number.MAX_SAFE_INTEGER))
  const define = defineOption({ kind: 'number', label: 'number', schema: z.number().transform(clamp), default: min })
  return { ...define(given), bounds: { min, max } }
}
