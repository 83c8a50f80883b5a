import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Assets } from '../../site/assets.ts'

type ManifestEntry = { file: string; src?: string; css?: string[]; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, ManifestEntry>
type Sheet = { id: string; css: string }

/** Reads what the build left behind, once, at start. */
export async function loadAssets(distFolder: string): Promise<Assets & { console: Assets['editor'] }> {
  const manifest = JSON.parse(await readFile(join(distFolder, 'client/manifest.json'), 'utf8')) as Manifest
  const sheets = JSON.parse(await readFile(join(distFolder, 'server/styles.json'), 'utf8')) as Sheet[]
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
