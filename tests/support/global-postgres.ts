import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresAdminUrl: string
  }
}

/** One server for the whole run; every test file makes its own database in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  project.provide('postgresAdminUrl', server.adminUrl)
  return () => server.stop()
}
