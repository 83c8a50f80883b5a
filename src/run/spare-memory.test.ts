import { fork, execFile } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const module = new URL('spare-memory.ts', import.meta.url)
const program = join(tmpdir(), `spare-memory-${process.pid}.mjs`)
const others = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_')))

beforeAll(() =>
  writeFile(
    program,
    `import { spareMemory } from '${module.href}'
    process.stdout.write(process.pid + ' ')
    spareMemory()
    const answer = process.env.MALLOC_ARENA_MAX + ' ' + process.argv.slice(2) + ' ' + process.execArgv
    process.stdout.write(answer)
    process.send?.(answer)
    process.disconnect?.()`,
  ),
)
afterAll(() => rm(program))

const start = async (env: NodeJS.ProcessEnv = {}) => (await run(process.execPath, [program, 'one', 'two'], { env: { ...others, ...env } })).stdout.split(' ')

test.runIf(process.platform === 'linux')('a program begins again in its own place, with what it was given, and once', async () => {
  const [before, after, ...rest] = await start()
  expect([after, rest]).toEqual([before, ['2', 'one,two', '--min-semi-space-size=16']])
})

test('whoever has decided is left alone', async () => {
  const [, ...rest] = await start({ MALLOC_ARENA_MAX: '7' })
  expect(rest).toEqual(['7', 'one,two', ''])
})

test('a channel to whoever started it is kept', async () => {
  const child = fork(program, ['one', 'two'], { env: others, silent: true, execArgv: [] })
  const [heard] = await once(child, 'message')
  expect(heard).toBe('undefined one,two ')
})
