import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { makeDataDir } from './demo-data.ts'
import { startServer } from './server-process.ts'
import { startTranslationService } from './translation-service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    port: number
    dataDir: string
    serverPid: number
  }
}

/** One server with the demo sites for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir('journeys')
  const translation = await startTranslationService('libretranslate')
  // Texts that say so themselves cannot be translated.
  translation.misbehave((response, { texts }) => texts.some((text) => text.includes('unübersetzbar')) && (response.writeHead(400).end('{}'), true))
  const server = await startServer({ dataDir, env: { TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: translation.url } })
  let isOver = false
  // Otherwise every journey after it fails without a word about why.
  server.child.once('exit', (code, signal) => !isOver && console.error(`The server of the journeys ended (${code ?? signal}):\n${server.output().slice(-4_000)}`))
  project.provide('port', server.port)
  project.provide('dataDir', dataDir)
  project.provide('serverPid', server.child.pid ?? 0)
  return async () => {
    isOver = true
    await server.stop()
    await translation.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
