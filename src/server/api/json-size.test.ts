import { expect, test } from 'vitest'
import { jsonSize } from './json-size.ts'

test('only brackets outside of texts count', () => {
  const text = `${'['.repeat(50)}{{,,"\\`
  expect(jsonSize(JSON.stringify({ a: [text, { b: text }] }))).toEqual({ depth: 3, values: 5 })
  expect(jsonSize('"\\\\"')).toEqual({ depth: 0, values: 1 })
  expect(jsonSize('['.repeat(100_000)).depth).toBe(100_000)
})
