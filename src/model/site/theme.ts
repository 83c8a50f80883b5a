import { z } from 'zod'

const colorSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/)
/** Values land inside a style element: nothing that could close a rule or the element gets through. */
const cssValueSchema = z
  .string()
  .max(300)
  .regex(/^[^;{}<>\\]*$/)

export const FONT_FAMILIES = ['fraunces', 'source-sans-3', 'bricolage-grotesque', 'space-grotesk', 'inter', 'young-serif', 'dm-sans', 'instrument-sans'] as const
export type FontFamily = (typeof FONT_FAMILIES)[number]

export const THEME_COLORS = ['background', 'surface', 'text', 'muted', 'line', 'primary', 'onPrimary', 'secondary', 'onSecondary', 'accent', 'onAccent'] as const
export type ThemeColor = (typeof THEME_COLORS)[number]

export const themeSchema = z.strictObject({
  colors: z.record(z.enum(THEME_COLORS), colorSchema),
  fonts: z.strictObject({ heading: z.enum(FONT_FAMILIES), text: z.enum(FONT_FAMILIES), figures: z.enum(FONT_FAMILIES).optional() }),
  /** The site's handwriting beyond colour: shapes, edges, rhythm. Each name becomes a custom property. */
  tokens: z.record(z.string().regex(/^[a-z][a-z0-9-]{1,40}$/), cssValueSchema).default({}),
  scheme: z.enum(['light', 'dark']).default('light'),
})

export type Theme = z.infer<typeof themeSchema>
