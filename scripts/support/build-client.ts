import { globSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { allOf, commonTo } from './all-of.ts'
import { islandsLater } from './islands-later-plugin.ts'
import { plainImports } from './plain-imports-plugin.ts'
import { smallerStill } from './smaller-still-plugin.ts'
import { withoutSamples } from './without-samples-plugin.ts'

type Manifest = Record<string, unknown>
type Splitting = Rolldown.OutputOptions['codeSplitting']

const FOLDER = 'dist/client'
const BEHAVIOURS = ['src/site/loader/loader.ts', 'src/site/loader/edit-pill.ts', ...globSync('src/**/*.behaviour.ts')]
const RUNTIME = 'src/site/loader/island-runtime.ts'
const ISLANDS = globSync('src/sections/**/*.island.tsx')
const EDITOR = 'src/editor/main.tsx'
const BAR = 'src/editor/Chrome.tsx'
const DESK = ['src/console/main.tsx', RUNTIME, ...globSync('src/**/*.island.tsx')]

/**
 * What visitors download is built apart from what owners and operators do: a file that both share would be one more request
 * for visitors, and one more way there and back on a slow line. Each behaviour is one file that carries all it needs;
 * islands share React and the game, in the file that starts them. What the editor begins with is one file, what its bar adds another, both named in the page.
 */
export async function buildClient(logLevel: 'warn' | 'info'): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const pages: Manifest[] = []
  for (const file of BEHAVIOURS) pages.push(await buildTogether([file], logLevel, undefined, [plainImports(), smallerStill()]))
  pages.push(await buildTogether([RUNTIME, ...ISLANDS], logLevel, { groups: [commonTo(RUNTIME, ISLANDS, 'shared')] }, [withoutSamples(), plainImports(), smallerStill()]))
  await write('pages.json', Object.assign({}, ...pages))
  const desk = await buildTogether(DESK, logLevel)
  await write('desk.json', { ...desk, ...(await buildTogether([EDITOR, ...BEHAVIOURS], logLevel, { groups: [allOf(EDITOR, 'editor'), allOf(BAR, 'bar')] }, [islandsLater()])) })
  await rm(`${FOLDER}/manifest.json`)
}

async function buildTogether(files: readonly string[], logLevel: 'warn' | 'info', codeSplitting?: Splitting, plugins: Plugin[] = []): Promise<Manifest> {
  const input = Object.fromEntries(files.map((file) => [files.length === 1 ? shortNameOf(file) : nameOf(file), file]))
  const built = await build({
    logLevel,
    plugins,
    // What a group takes from an entry stays in that entry's own file, instead of in one more beside it.
    build: {
      manifest: 'manifest.json',
      emptyOutDir: false,
      rolldownOptions: { input, ...(codeSplitting && { preserveEntrySignatures: 'allow-extension', output: { codeSplitting } }) },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const manifest = outputs.flatMap((one) => ('output' in one ? one.output : [])).find(({ fileName }) => fileName === 'manifest.json')
  if (manifest?.type !== 'asset') throw new Error(`Vite wrote no manifest for ${files.join(', ')}.`)
  return JSON.parse(String(manifest.source))
}

const write = (name: string, manifest: Manifest) => writeFile(`${FOLDER}/${name}`, JSON.stringify(manifest, null, 2))

const nameOf = (file: string) =>
  file
    .replace(/^src\//, '')
    .replace(/(?:\.behaviour)?\.tsx?$/, '')
    .replaceAll('/', '.')

/** Each page says it as often as it has the behaviour. */
const shortNameOf = (file: string) => basename(file).replace(/(?:\.behaviour)?\.ts$/, '')
