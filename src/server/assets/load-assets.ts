import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Assets } from '../../site/assets.ts'

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).optional(), imports: z.array(z.string()).optional() }))
type Manifest = z.infer<typeof manifestSchema>
const sheetsSchema = z.array(z.object({ id: z.string(), css: z.string() }))

/** Reads what the build left behind, once, at start. */
export async function loadAssets(distFolder: string): Promise<Assets & { console: Assets['editor'] }> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(distFolder, 'client/manifest.json'), 'utf8')))
  const sheets = sheetsSchema.parse(JSON.parse(await readFile(join(distFolder, 'server/styles.json'), 'utf8')))
  const url = (source: string) => {
    const entry = manifest[source]
    return entry ? `/${entry.file}` : undefined
  }
  const needed = (source: string) => {
    const found = url(source)
    if (found === undefined) throw new Error(`The build lacks ${source}. Run "npm run build".`)
    return found
  }
  return {
    loaderUrl: needed('src/site/loader/loader.ts'),
    editPillUrl: needed('src/site/loader/edit-pill.ts'),
    islandRuntimeUrl: needed('src/site/loader/island-runtime.ts'),
    behaviourUrl: (name) => url(`src/${name}.behaviour.ts`),
    islandUrl: (name) => url(`src/${name}.island.tsx`),
    cssOf: (modules) => sheets.filter(({ id }) => modules.has(id)).map(({ css }) => css).join(''),
    editor: { scripts: [needed('src/editor/main.tsx')], styles: stylesOf(manifest, 'src/editor/main.tsx') },
    console: { scripts: [needed('src/console/main.tsx')], styles: stylesOf(manifest, 'src/console/main.tsx') },
  }
}

function stylesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const entry = manifest[source]
  if (!entry || seen.has(source)) return []
  seen.add(source)
  const below = (entry.imports ?? []).flatMap((imported) => stylesOf(manifest, imported, seen))
  return [...new Set([...below, ...(entry.css ?? []).map((file) => `/${file}`)])]
}
