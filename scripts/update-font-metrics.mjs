// Measures the typefaces that sites can wear, and those of visitors' systems that stand in while they load, and writes a file that is checked in.
// HarfBuzz and the doubles of the systems' typefaces (same widths, free licences) are installed beside the project, which needs them for nothing else:
//   npm install --prefix /tmp/fonts harfbuzzjs@1.6.4 wawoff2@2.0.1 dejavu-fonts-ttf@2.37.3 @fontsource/{arimo,roboto,gelasio,noto-serif}@5.3.0
//   node scripts/update-font-metrics.mjs /tmp/fonts/node_modules
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './support/run.mjs'

const [, , folder] = process.argv
if (folder === undefined) throw new Error('Say where harfbuzzjs, wawoff2 and the doubles are installed.')
const beside = resolve(folder)
const hb = await import(pathToFileURL(join(beside, 'harfbuzzjs', 'dist', 'index.mjs')).href)
/** @type {{ decompress: (bytes: Buffer) => Promise<Uint8Array> }} */
const woff2 = createRequire(import.meta.url)(join(beside, 'wawoff2'))

/** As sites of this country are written: most German, then French, with numbers and names. */
const SAMPLE = `Willkommen bei uns am Zürichsee: Wir beraten Sie gern und nehmen uns Zeit, von Montag bis Samstag, mit oder ohne Termin.
Die richtige Brille spürt man nicht. Unsere Werkstatt richtet, lötet und schleift vor Ort, meistens am gleichen Tag.
Frisches Brot aus dem Steinofen, jeden Morgen ab 6.30 Uhr, CHF 7.80. Öffnungszeiten, Preise und freie Stellen finden Sie hier.
Mehr erfahren. Jetzt buchen. Über uns. Kontakt und Anfahrt. Alle Standorte anzeigen. Datenschutz und Impressum.
Nous vous conseillons volontiers, du lundi au samedi: des lunettes qui vous vont bien, réparées à l’atelier en un jour.
Nos horaires d’ouverture, nos prix et nos offres d’emploi. Prendre rendez-vous. En savoir plus. Vi aspettiamo in negozio. Find out more.`

const FAMILIES = ['fraunces', 'source-sans-3', 'bricolage-grotesque', 'space-grotesk', 'inter', 'dm-sans', 'instrument-sans']
const WEIGHTS = [400, 500, 600, 700, 800]
/** @param {string} family */
const cutsOf = (family) => [400, 700].map((weight) => join('@fontsource', family, 'files', `${family}-latin-${weight}-normal.woff2`))
/** Regular and bold. @type {Record<string, string[]>} */
const DOUBLES = {
  Arial: cutsOf('arimo'),
  Roboto: cutsOf('roboto'),
  Georgia: cutsOf('gelasio'),
  'Noto Serif': cutsOf('noto-serif'),
  'DejaVu Serif': ['DejaVuSerif.ttf', 'DejaVuSerif-Bold.ttf'].map((file) => join('dejavu-fonts-ttf', 'ttf', file)),
}

/** @param {string} path */
async function open(path) {
  const stored = readFileSync(path)
  const bytes = path.endsWith('.woff2') ? await woff2.decompress(stored) : new Uint8Array(stored)
  return new hb.Face(new hb.Blob(bytes.slice().buffer))
}

/** How many em a letter of the sample is wide, with kerning, on average. @param {any} face @param {number} [weight] */
function widthOf(face, weight) {
  const font = new hb.Font(face)
  if (weight !== undefined) font.setVariations([new hb.Variation('wght', weight)])
  const text = SAMPLE.replaceAll('\n', ' ')
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const advance = buffer.getGlyphPositions().reduce((/** @type {number} */ sum, /** @type {{ xAdvance: number }} */ { xAdvance }) => sum + xAdvance, 0)
  return round(advance / face.upem / text.length)
}

/** @param {number} value */
const round = (value) => Math.round(value * 10_000) / 10_000

/** @param {any} face @param {readonly number[]} widths */
function metricsOf(face, widths) {
  const { ascender, descender, lineGap } = new hb.Font(face).hExtents()
  return `{ ascent: ${round(ascender / face.upem)}, descent: ${round(-descender / face.upem)}, lineGap: ${round(lineGap / face.upem)}, widths: [${widths.join(', ')}] }`
}

const packages = join(root, 'node_modules')
const own = []
for (const family of FAMILIES) {
  const face = await open(join(packages, '@fontsource-variable', family, 'files', `${family}-latin-wght-normal.woff2`))
  own.push(`  ${family.includes('-') ? `'${family}'` : family}: ${metricsOf(face, WEIGHTS.map((weight) => widthOf(face, weight)))},`)
}
const youngSerif = await open(join(packages, '@fontsource', 'young-serif', 'files', 'young-serif-latin-400-normal.woff2'))
own.push(`  'young-serif': ${metricsOf(youngSerif, WEIGHTS.map(() => widthOf(youngSerif)))},`)

const systems = []
for (const [name, cuts] of Object.entries(DOUBLES)) {
  const widths = []
  for (const cut of cuts) widths.push(widthOf(await open(join(beside, cut))))
  systems.push(`  ${name.includes(' ') ? `'${name}'` : name}: { regular: ${widths[0]}, bold: ${widths[1]} },`)
}

const { version } = JSON.parse(readFileSync(join(packages, '@fontsource-variable', 'inter', 'package.json'), 'utf8'))
const file = join(root, 'src', 'site', 'theme', 'font-metrics.ts')
writeFileSync(
  file,
  `// Written by scripts/update-font-metrics.mjs. Everything is in em; a width is that of a letter on average.
import type { FontFamily } from '../../model/site/theme.ts'

/** The release of the packages that was measured. */
export const MEASURED = '${version}'

export const MEASURED_WEIGHTS = [${WEIGHTS.join(', ')}] as const

type FontMetrics = { ascent: number; descent: number; lineGap: number; widths: readonly number[] }

export const FONT_METRICS: Readonly<Record<FontFamily, FontMetrics>> = {
${own.join('\n')}
}

export const SYSTEM_WIDTHS = {
${systems.join('\n')}
} as const
`,
)
console.log(`wrote ${file}`)
