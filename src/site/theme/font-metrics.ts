// Written by scripts/update-font-metrics.mjs. Everything is in em; a width is that of a letter on average.
import type { FontFamily } from '../../model/site/theme.ts'

/** The release of the packages that was measured. */
export const MEASURED = '5.3.0'

export const MEASURED_WEIGHTS = [400, 500, 600, 700, 800] as const

type FontMetrics = { ascent: number; descent: number; lineGap: number; widths: readonly number[] }

export const FONT_METRICS: Readonly<Record<FontFamily, FontMetrics>> = {
  fraunces: { ascent: 0.978, descent: 0.255, lineGap: 0, widths: [0.4662, 0.4742, 0.4818, 0.4972, 0.5049] },
  'source-sans-3': { ascent: 1.024, descent: 0.4, lineGap: 0, widths: [0.4131, 0.4193, 0.4256, 0.4376, 0.4423] },
  'bricolage-grotesque': { ascent: 0.93, descent: 0.27, lineGap: 0, widths: [0.4642, 0.4711, 0.4774, 0.484, 0.4908] },
  'space-grotesk': { ascent: 0.984, descent: 0.292, lineGap: 0, widths: [0.4771, 0.4785, 0.4792, 0.4799, 0.4799] },
  inter: { ascent: 0.9688, descent: 0.2412, lineGap: 0, widths: [0.4732, 0.4779, 0.4825, 0.4871, 0.4929] },
  'dm-sans': { ascent: 0.992, descent: 0.31, lineGap: 0, widths: [0.4582, 0.4667, 0.4772, 0.4851, 0.4878] },
  'instrument-sans': { ascent: 0.97, descent: 0.25, lineGap: 0, widths: [0.4526, 0.4584, 0.464, 0.4698, 0.4698] },
  'young-serif': { ascent: 1.046, descent: 0.366, lineGap: 0, widths: [0.5004, 0.5004, 0.5004, 0.5004, 0.5004] },
}

export const SYSTEM_WIDTHS = {
  Arial: { regular: 0.4451, bold: 0.478 },
  Roboto: { regular: 0.4414, bold: 0.4499 },
  Georgia: { regular: 0.4448, bold: 0.5184 },
  'Noto Serif': { regular: 0.4773, bold: 0.5075 },
  'DejaVu Serif': { regular: 0.5145, bold: 0.5689 },
} as const
