import { expect, test } from 'vitest'
import { Refusal } from '../../model/refusal.ts'
import { createByteBudget } from './byte-budget.ts'

test('[T13] bodies together never take more than there is, and give back what they took', () => {
  const budget = createByteBudget(100)
  const [one, other] = [budget.open(), budget.open()]
  one.reach(60)
  one.reach(40)
  expect(budget.used()).toBe(60)
  expect(() => other.reach(50)).toThrow(Refusal)
  expect(budget.used()).toBe(60)
  other.reach(40)
  one.release()
  one.release()
  expect(budget.used()).toBe(40)
  other.reach(100)
  other.release()
  expect(budget.used()).toBe(0)
})
