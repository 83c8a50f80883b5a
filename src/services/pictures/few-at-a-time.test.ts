import { expect, test } from 'vitest'
import { createFewAtATime } from './few-at-a-time.ts'

test('no more than the given number at once, in the order they came, and all of them', async () => {
  const fewAtATime = createFewAtATime(2)
  const [begun, done]: [number[], number[]] = [[], []]
  let most = 0
  const work = (number: number) => async () => {
    begun.push(number)
    most = Math.max(most, begun.length - done.length)
    await new Promise((resolve) => setImmediate(resolve))
    done.push(number)
  }
  await Promise.all([1, 2, 3, 4, 5].map((number) => fewAtATime(work(number))))
  expect([most, begun, done]).toEqual([2, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]])
})

test('what fails gives its place back', async () => {
  const fewAtATime = createFewAtATime(1)
  await expect(fewAtATime(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await fewAtATime(() => Promise.resolve('next'))).toBe('next')
})
