import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { EditorLocale } from '../../model/locales.ts'
import type { Assets, Program } from '../../site/assets.ts'
import { createCssOf } from '../../site/styles/used-css.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), css: z.array(z.string()).optional(), imports: z.array(z.string()).optional() }),
)
type Manifest = z.infer<typeof manifestSchema>
const stylesSchema = z.object({ sheets: z.array(z.object({ id: z.string(), css: z.string() })), moving: z.array(z.string()) })

/** What the build left behind: for pages, for the console, and for the catalogue. */
export type BuiltAssets = Assets & { console: Program; catalogue: Assets }

/** Reads what the build left behind, once, at start. */
export async function loadAssets(distFolder: string): Promise<BuiltAssets> {
  const client = join(distFolder, 'client')
  const readManifest = async (name: string) => manifestSchema.parse(JSON.parse(await readFile(join(client, name), 'utf8')))
  const [pages, desk] = await Promise.all([readManifest('pages.json'), readManifest('desk.json')])
  const cssOf = createCssOf(stylesSchema.parse(JSON.parse(await readFile(join(distFolder, 'server/styles.json'), 'utf8'))))
  const loader = safeInPage(await readFile(join(client, fileOf(pages, 'src/site/loader/loader.ts')), 'utf8'))
  const programOf = (source: string): Program => ({ scripts: [`/${fileOf(desk, source)}`], styles: stylesOf(desk, source) })
  const assetsIn = (manifest: Manifest): Assets => ({
    loader,
    editPillUrl: `/${fileOf(manifest, 'src/site/loader/edit-pill.ts')}`,
    islandRuntimeUrl: `/${fileOf(manifest, 'src/site/loader/island-runtime.ts')}`,
    behaviourUrl: (name) => url(manifest, `src/${name}.behaviour.ts`),
    islandUrl: (name) => url(manifest, `src/${name}.island.tsx`),
    cssOf,
    editor: editorIn(desk),
  })
  return { ...assetsIn(pages), console: programOf('src/console/main.tsx'), catalogue: assetsIn(desk) }
}

/** The bar comes after the first word can be written, but is asked for at once, as are the words on it. */
function editorIn(desk: Manifest): Assets['editor'] {
  const [main, bar] = ['src/editor/main.tsx', keyOf(desk, 'bar')]
  const textsIn = (locale: EditorLocale) => `/${fileOf(desk, `src/i18n/editor/${locale}.ts`)}`
  return {
    scripts: [`/${fileOf(desk, main)}`],
    ahead: filesOf(desk, main),
    after: filesOf(desk, bar).filter((file) => !filesOf(desk, main).includes(file)),
    texts: { de: textsIn('de'), fr: textsIn('fr') },
    styles: [...new Set([...stylesOf(desk, main), ...stylesOf(desk, bar)])],
  }
}

function url(manifest: Manifest, source: string): string | undefined {
  const entry = manifest[source]
  return entry && `/${entry.file}`
}

function fileOf(manifest: Manifest, source: string): string {
  const entry = manifest[source]
  if (!entry) throw new Error(`The build lacks ${source}. Run "npm run build".`)
  return entry.file
}

function safeInPage(script: string): string {
  if (/<\/script|<!--/i.test(script)) throw new Error('The loader holds an end of script and cannot stand in a page.')
  return script.trim()
}

function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name)
  if (key === undefined) throw new Error(`The build lacks "${name}". Run "npm run build".`)
  return key
}

const stylesOf = (manifest: Manifest, source: string) => [...new Set(partsOf(manifest, source).flatMap(({ css = [] }) => css.map((file) => `/${file}`)))]

const filesOf = (manifest: Manifest, source: string) => partsOf(manifest, source).map(({ file }) => `/${file}`)

/** Itself and all it imports, what is needed first before who needs it. */
function partsOf(manifest: Manifest, source: string, seen = new Set<string>()): Manifest[string][] {
  const entry = manifest[source]
  if (!entry || seen.has(source)) return []
  seen.add(source)
  return [...(entry.imports ?? []).flatMap((imported) => partsOf(manifest, imported, seen)), entry]
}
