import type { FontFamily } from '../../model/site/theme.ts'
import { FONT_METRICS, MEASURED_WEIGHTS, SYSTEM_WIDTHS } from './font-metrics.ts'
import { FONTS } from './fonts.ts'

type SystemFont = keyof typeof SYSTEM_WIDTHS
type Cut = 'regular' | 'bold'

/** Computers and phones of nearly everybody, then Android, then Linux, where Liberation Sans has the widths of Arial. */
const KINDS: Record<'sans' | 'serif', readonly SystemFont[]> = { sans: ['Arial', 'Roboto'], serif: ['Georgia', 'Noto Serif', 'DejaVu Serif'] }

const LOCAL: Record<SystemFont, Record<Cut, readonly string[]>> = {
  Arial: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
  // Where it is one file for all weights, its bold has no name of its own.
  Roboto: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] },
  Georgia: { regular: ['Georgia'], bold: ['Georgia Bold'] },
  'Noto Serif': { regular: ['Noto Serif'], bold: ['Noto Serif Bold'] },
  'DejaVu Serif': { regular: ['DejaVu Serif'], bold: ['DejaVu Serif Bold'] },
}

const systemFontsOf = (family: FontFamily) => KINDS[FONTS[family].kind]
const cutOf = (weight: number): Cut => (weight < 550 ? 'regular' : 'bold')
const nameOf = (family: FontFamily, system: SystemFont) => `${FONTS[family].name} ${system}`

/** Between two measured weights widths grow evenly. */
function widthOf(family: FontFamily, weight: number): number {
  const { widths } = FONT_METRICS[family]
  const at = Math.min(Math.max((weight - MEASURED_WEIGHTS[0]) / 100, 0), widths.length - 1)
  const below = widths[Math.floor(at)] ?? 0
  const above = widths[Math.ceil(at)] ?? below
  return below + (above - below) * (at % 1)
}

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`

function face(family: FontFamily, system: SystemFont, weight: number): string {
  const cut = cutOf(weight)
  const { ascent, descent, lineGap } = FONT_METRICS[family]
  const size = widthOf(family, weight) / SYSTEM_WIDTHS[system][cut]
  return [
    `@font-face{font-family:"${nameOf(family, system)}"`,
    // A bold face that does not say so would be made bolder by the browser.
    ...(cut === 'bold' ? ['font-weight:550 1000'] : []),
    `src:${LOCAL[system][cut].map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(ascent / size)}`,
    `descent-override:${percent(descent / size)}`,
    `line-gap-override:${percent(lineGap / size)}}`,
  ].join(';')
}

/**
 * Typefaces of the visitor's system in the measures of the site's own, so that nothing moves when that arrives. One per cut that is used:
 * of several weights with the same cut the first is met exactly.
 */
export function standInFaces(family: FontFamily, weights: readonly number[]): string {
  const perCut = [...new Map(weights.toReversed().map((weight) => [cutOf(weight), weight])).values()].toReversed()
  return systemFontsOf(family)
    .flatMap((system) => perCut.map((weight) => face(family, system, weight)))
    .join('')
}

/** The family, what stands in for it, and what every system has. */
export function fontStack(family: FontFamily): string {
  const { name, kind } = FONTS[family]
  return [`"${name}"`, ...systemFontsOf(family).map((system) => `"${nameOf(family, system)}"`), kind === 'serif' ? 'serif' : 'system-ui,sans-serif'].join(',')
}
