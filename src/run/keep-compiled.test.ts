import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { removeOlder } from './keep-compiled.ts'

const run = promisify(execFile)
const PROGRAM = `
  import { findCompiled, keepCompiled } from ${JSON.stringify(resolve('src/run/keep-compiled.ts'))}
  const folder = findCompiled(process.argv[1])
  await import(process.argv[2])
  if (folder) await keepCompiled(folder, process.argv[2])
  process.stdout.write(String(folder))
  process.kill(process.pid, 'SIGKILL')
`

test('what was compiled is there after a kill -9', async () => {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-compiled-'))
  const program = join(data, 'program.mjs')
  await writeFile(program, 'export const answer = 42\n')
  const ended: unknown = await run(process.execPath, ['--input-type=module', '--eval', PROGRAM, data, program]).catch((error: unknown) => error)
  const folder = String((ended as { stdout: string }).stdout)
  expect(folder).toContain(join(data, 'compiled'))
  expect((await readdir(folder, { recursive: true, withFileTypes: true })).some((entry) => entry.isFile())).toBe(true)
})

test('where nothing can be written the program starts all the same', async () => {
  const data = join(await mkdtemp(join(tmpdir(), 'vitrine-compiled-')), 'a-file')
  await writeFile(data, '')
  const ended: unknown = await run(process.execPath, ['--input-type=module', '--eval', PROGRAM, data, resolve('src/model/ids.ts')]).catch((error: unknown) => error)
  expect((ended as { stdout: string }).stdout).toBe('null')
})

test('what was made of an earlier build goes', async () => {
  const kept = await mkdtemp(join(tmpdir(), 'vitrine-compiled-'))
  const folder = join(kept, 'v24-x64')
  await mkdir(folder)
  await writeFile(join(folder, 'earlier'), '')
  await writeFile(join(folder, 'now'), '')
  for (const old of [join(folder, 'earlier'), folder]) await utimes(old, 1000, 1000)
  await removeOlder(kept, 2_000_000)
  expect(await readdir(folder)).toEqual(['now'])
})
