import { readableGround } from '../../model/site/contrast.ts'
import type { Settings } from '../../model/site/settings.ts'
import type { Theme } from '../../model/site/theme.ts'

export type OverlayView = { shape: 'triangle' | 'bubble' | null; gradient: { from: string; to: string } | null }

/** Shapes are drawn in the theme's surface, on which its words are readable; a gradient's colours are brought to that. */
export function buildOverlay({ triangle, bubble, gradient }: Settings['appearance'], { colors }: Theme): OverlayView | null {
  const shape = triangle ? 'triangle' : bubble ? 'bubble' : null
  if (shape === null && !gradient.enabled) return null
  const words = [colors.text, colors.muted, colors.accent]
  const ground = (wanted: string) => readableGround(wanted, colors.background, words)
  return { shape, gradient: gradient.enabled ? { from: ground(gradient.from), to: ground(gradient.to) } : null }
}
