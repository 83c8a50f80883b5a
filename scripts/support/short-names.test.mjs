import { expect, test } from 'vitest'
import { root } from './run.mjs'
import { shortNames } from './short-names-plugin.ts'

const names = shortNames(root, { pattern: '[hash]_[local]' })

test('every class of a module has a short name of its own', () => {
  expect(names.size).toBeGreaterThan(700)
  expect(new Set(names.values()).size).toBe(names.size)
  expect([...names.values()].filter((name) => !/^[a-zA-Z][0-9_-][a-zA-Z]{1,2}$/.test(name))).toEqual([])
})
