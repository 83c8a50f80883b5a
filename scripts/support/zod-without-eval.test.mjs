import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

test('schemas in browsers make no functions of texts, so that no page breaks its own policy', async () => {
  const folder = await mkdtemp(join(root, 'node_modules', '.zod-test-'))
  try {
    const entry = join(folder, 'entry.js')
    await writeFile(entry, `import { z } from 'zod'\nglobalThis.read = z.object({ a: z.string() }).parse({ a: 'x' })\n`)
    const built = await build({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'entry.js' } } },
    })
    const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
    const made = []
    const context = createContext({
      Function: function (...texts) {
        made.push(texts)
        throw new EvalError('forbidden')
      },
    })
    runInContext(chunk && 'code' in chunk ? chunk.code : '', context)
    expect({ ...context.read }).toEqual({ a: 'x' })
    expect(made).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)
