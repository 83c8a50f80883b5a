import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { movingAttributes } from './moving-attributes.ts'

const isModule = (id: string) => id.endsWith('.module.css')
const shortId = (id: string) => id.replace(/^.*\/src\//, '')
/** Pieces first, then what is made of them: a section may adjust a piece, never the other way round. */
const ROOMS = ['ui/', 'site/', 'sections/']
const rank = (id: string) => ROOMS.findIndex((room) => id.startsWith(room))

/** Server build only: notes what of which CSS module a render touches and writes the compiled CSS of each beside the bundle. Visitors' scripts are built before. */
export function usedStyles(): Plugin {
  const compiled = new Map<string, string>()
  return {
    name: 'vitrine-used-styles',
    transform: {
      order: null,
      handler(code, id) {
        if (isModule(id)) compiled.set(shortId(id), code)
        return null
      },
    },
    generateBundle() {
      const sheets = [...compiled].toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b)).map(([id, css]) => ({ id, css: minify(id, css) }))
      const source = JSON.stringify({ sheets, moving: movingAttributes(sheets.map(({ css }) => css).join(''), readVisitorScripts()) })
      this.emitFile({ type: 'asset', fileName: 'styles.json', source })
    },
  }
}

/** Runs after Vite has turned the module into JavaScript. */
export function trackUsage(): Plugin {
  return {
    name: 'vitrine-track-styles',
    enforce: 'post',
    transform(code, id) {
      if (!isModule(id)) return null
      const tracked = `${code.replace(/export default\s+/, 'const classes = ')}\nimport { trackStyles } from '/src/ui/style-usage.ts'\nexport default trackStyles(${JSON.stringify(shortId(id))}, classes)\n`
      return { code: tracked, map: { mappings: '' } }
    },
  }
}

/** Of islands nothing: pages with one carry whole sheets. */
const RUNS_ON_PAGES = /\.behaviour\.ts$|\/loader\/(?:loader|edit-pill)\.ts$/

function readVisitorScripts(): string {
  const manifest = JSON.parse(readFileSync('dist/client/pages.json', 'utf8')) as Record<string, { file: string }>
  const own = Object.keys(manifest).filter((source) => RUNS_ON_PAGES.test(source))
  return own.map((source) => readFileSync(`dist/client/${manifest[source]?.file}`, 'utf8')).join('\n')
}

/** Words in quotes stay as they are. */
const QUOTED_OR_COMMA = /("[^"]*")|, /g

function minify(filename: string, css: string): string {
  const small = transform({ filename, code: Buffer.from(css), minify: true }).code.toString()
  return small.replaceAll(QUOTED_OR_COMMA, (_, quoted?: string) => quoted ?? ',')
}
