import type { Theme } from '../../../model/site/theme.ts'

/** A small page in these colours. */
export function PalettePicture({ colors }: { colors: Theme['colors'] }) {
  return (
    <svg viewBox="0 0 64 40" aria-hidden="true">
      <rect width="64" height="40" rx="3" fill={colors.background} stroke={colors.line} />
      <rect x="6" y="7" width="26" height="5" rx="1.5" fill={colors.text} />
      <rect x="6" y="15" width="20" height="3" rx="1.5" fill={colors.muted} />
      <rect x="6" y="22" width="16" height="7" rx="3.5" fill={colors.accent} />
      <rect x="38" y="5" width="21" height="16" rx="2" fill={colors.surface} />
      <path d="M0 33h64v4a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" fill={colors.primary} />
      <rect x="38" y="24" width="21" height="6" rx="2" fill={colors.secondary} />
    </svg>
  )
}

const CORNER_RADII = { square: 0, soft: 5, round: 13 } as const

export function CornerPicture({ name }: { name: keyof typeof CORNER_RADII }) {
  return (
    <svg viewBox="0 0 64 40" aria-hidden="true">
      <rect x="10" y="6" width="44" height="28" rx={CORNER_RADII[name]} fill="var(--paper-press)" stroke="var(--line-strong)" />
    </svg>
  )
}

const GAPS = { tight: 3, normal: 7, airy: 12 } as const

export function SpacingPicture({ name }: { name: keyof typeof GAPS }) {
  const gap = GAPS[name]
  return (
    <svg viewBox="0 0 64 40" aria-hidden="true">
      {[20 - gap / 2 - 10, 20 + gap / 2].map((y) => (
        <rect key={y} x="12" y={y} width="40" height="10" rx="2" fill="var(--paper-press)" stroke="var(--line-strong)" />
      ))}
    </svg>
  )
}
