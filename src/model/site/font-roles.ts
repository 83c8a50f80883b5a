/** The places of a page that have a typeface of their own; a theme's two or three fonts are spread over them. */
export const FONT_ROLES = ['base-1', 'base-2', 'base-3', 'base-4', 'heading-1', 'heading-2', 'monospace', 'editor', 'header-1', 'header-2'] as const

export type FontRole = (typeof FONT_ROLES)[number]
