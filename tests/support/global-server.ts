import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import './journey-server.ts'
import { startServer } from './server-process.ts'

/** A server with the demo sites for each worker: journeys change what they visit. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-journeys-'))
      return { dataDir, server: await startServer({ dataDir }) }
    }),
  )
  project.provide(
    'servers',
    started.map(({ dataDir, server }) => ({ dataDir, port: server.port })),
  )
  return async () => {
    for (const { dataDir, server } of started) {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}
