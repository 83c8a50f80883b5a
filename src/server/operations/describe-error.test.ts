import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('[V-031] a failed query is described without its parameters', () => {
  const text = describeError(new DrizzleQueryError('update site.pages set password_hash = $1', ['salt.key', 'a\nletter'], new Error('gone')))
  expect(text).toContain('update site.pages set password_hash = $1')
  expect(text).toContain('describe-error.test')
  for (const secret of ['salt.key', 'letter']) expect(text).not.toContain(secret)
})

test('other errors keep their whole stack', () => {
  const error = new Error('params: of a message')
  expect(describeError(error)).toBe(error.stack)
})
