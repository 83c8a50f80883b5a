import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { kinds } from './kinds.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const HOMES = [join('model', 'commands'), join('actions', 'commands')]

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

test('no file outside the two rooms of commands knows a kind by its name', () => {
  const names = Object.keys(kinds).map((kind) => `'${kind}'`)
  const outside = [...sources(ROOT)].map((path) => relative(ROOT, path)).filter((path) => !HOMES.some((home) => path.startsWith(home)))
  expect(outside.length).toBeGreaterThan(500)
  expect(outside.filter((path) => names.some((name) => readFileSync(join(ROOT, path), 'utf8').includes(name)))).toEqual([])
})
