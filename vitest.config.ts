import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { SpreadJourneys } from './scripts/support/spread-journeys.ts'

/** What is tried on a real PostgreSQL, and what lives beside it. */
const DATABASE = ['src/{actions,background,cli,server,services,store}/**/*.test.{ts,tsx}', 'src/**/*.loader.test.ts']

/** What puts something else in the place of a module, and must not share its modules with anybody. */
const APART = ['src/actions/commands/old-content.test.ts']

const onDatabase = { globalSetup: ['tests/support/global-postgres.ts'], testTimeout: 20_000, hookTimeout: 60_000 }

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 2,
    // On a busy machine it may take more than the usual second until something is as it will be.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: SpreadJourneys },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...DATABASE, ...APART],
          // These files keep nothing outside themselves, so they may share a process: loading everything anew for each is most of their time.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: DATABASE,
          exclude: APART,
          isolate: false,
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: APART, ...onDatabase },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/support/global-server.ts'],
          fileParallelism: false,
          // Loading the browser's driver and all sections anew for each file would be a tenth of the time.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // docs/decisions/0026: tried once more, and named in the sum.
          retry: 1,
        },
      },
    ],
  },
})
