import { createBackground, type Background } from '../../src/background/background.ts'
import { readConfig } from '../../src/run/config.ts'
import { createParts, type Instead } from '../../src/run/create-parts.ts'
import { createServerParts } from '../../src/run/create-server-parts.ts'
import type { BuiltAssets } from '../../src/server/assets/load-assets.ts'
import type { ServerParts } from '../../src/server/parts.ts'
import type { createAdmission } from '../../src/services/admission/admission.ts'
import { createLimits } from '../../src/services/limits/limits.ts'
import type { Assets } from '../../src/site/assets.ts'
import type { TestDatabase } from './postgres.ts'

const SECRETS = { sessionSecret: 'a secret for tests that is long enough', demoPassword: undefined }

type LimitOptions = NonNullable<Parameters<typeof createLimits>[0]>

const pageAssets: Assets = {
  loader: 'import("/assets/loader.js")',
  editPillUrl: '/assets/edit-pill.js',
  islandRuntimeUrl: '/assets/islands.js',
  behaviourUrl: (name) => `/assets/${name}.js`,
  islandUrl: (name) => `/assets/${name}.js`,
  cssOf: (base) => base,
  editor: { scripts: ['/assets/editor.js'], styles: ['/assets/editor.css'], ahead: ['/assets/react.js'], after: ['/assets/bar.js'], texts: { de: '/assets/de.js', fr: '/assets/fr.js' } },
}

const assets: BuiltAssets = { ...pageAssets, console: { scripts: ['/assets/console.js'], styles: [] }, catalogue: pageAssets }

export type TestPartsOptions = Required<Pick<Instead, 'now' | 'fetchBytes' | 'mail'>> & {
  database: TestDatabase
  folder: string
  limits: NonNullable<LimitOptions['points']>
  places: NonNullable<LimitOptions['places']>
  keepDays: number
  /** Where given, other bounds than the product's. */
  admission?: Parameters<typeof createAdmission>[0]
  translator?: Instead['translator']
  articles?: Instead['articles']
}

export const PLENTY = {
  write: 100_000,
  read: 100_000,
  search: 100_000,
  gameCreate: 100_000,
  gamePlayer: 100_000,
  gameTap: 100_000,
  gameStrokes: 1_000_000,
  gameStrokesHere: 1_000_000,
  gameStream: 100_000,
}

/** What one process of the product is made of, on a database of the tests; the build's files are the only thing it lacks. */
export async function createTestParts({
  database,
  folder,
  limits,
  places,
  keepDays,
  admission,
  ...given
}: TestPartsOptions): Promise<{ parts: ServerParts; background: Background; logs: string[]; close: () => Promise<void> }> {
  const logs: string[] = []
  const write = (level: string) => (fields: object, message: string) => void logs.push(JSON.stringify({ level, message, ...fields }))
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  const config = { ...readConfig({ DATA_DIR: folder, DEMO: 'off' }), keepEnquiriesDays: keepDays }
  // Tests set their clock as they like; what a jump does is tried where the clock is the question.
  const clock = { isSteady: async () => true }
  const instead: Instead = { ...given, log, clock, limits: createLimits({ points: limits, places }), pictures: { calmMs: 0 } }
  const { parts: base, close } = await createParts({ config, secrets: SECRETS, appUrl: database.appUrl, instead })
  const parts = createServerParts({ base, config, assets, files: { serve: async () => null }, demo: null, bounds: admission })
  const background = createBackground(parts, { keepDays })
  return {
    parts,
    background,
    logs,
    async close() {
      parts.eventStreams.close()
      await background.stop()
      await parts.pictures.settled()
      await close()
    },
  }
}
