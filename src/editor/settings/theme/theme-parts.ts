export type ThemePart = 'palettes' | 'colors' | 'fonts' | 'corners' | 'spacing'

export const THEME_PARTS: readonly ThemePart[] = ['palettes', 'colors', 'fonts', 'corners', 'spacing']
