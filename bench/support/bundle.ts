import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadConfigFromFile, type PluginOption } from 'vite'
import type * as Drawing from './drawing.tsx'
import { ROOT } from './machine.ts'
import type { Room } from './room.ts'

const isOwn = (plugin: PluginOption) => typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name.startsWith('vitrine-')

/** drawing.tsx as the server build would make it; `bare` leaves out the product's own build steps, so that React is alone. */
export async function loadDrawing(room: Room, kind: 'product' | 'bare'): Promise<typeof Drawing> {
  // Packages that are not bundled are looked up from where the bundle lies.
  await symlink(join(ROOT, 'node_modules'), join(room.folder, 'node_modules')).catch(() => undefined)
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production', isSsrBuild: true }, join(ROOT, 'vite.config.ts'), ROOT)
  const config = loaded?.config ?? {}
  const outDir = join(room.folder, kind)
  await build({
    ...config,
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: (config.plugins ?? []).filter((plugin) => kind === 'product' || !isOwn(plugin)),
    build: { ...config.build, ssr: true, outDir, emptyOutDir: true, sourcemap: false, rolldownOptions: { input: { drawing: join(ROOT, 'bench', 'support', 'drawing.tsx') }, output: { entryFileNames: '[name].mjs' } } },
  })
  return (await import(pathToFileURL(join(outDir, 'drawing.mjs')).href)) as typeof Drawing
}
