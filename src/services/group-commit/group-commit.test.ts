import { describe, expect, test } from 'vitest'
import { Refusal } from '../../model/refusal.ts'
import { createGroupCommit } from './group-commit.ts'

const pause = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms))

function counting({ maxWeight = 100, fail = () => {} }: { maxWeight?: number; fail?: (items: readonly number[]) => void } = {}) {
  const groups: [string, readonly number[]][] = []
  const commit = createGroupCommit<number, number>({
    maxWeight,
    weigh: (item) => Math.abs(item),
    run: async (line, items) => {
      groups.push([line, items])
      await pause()
      fail(items)
      return items.map((item) => (item < 0 ? new Refusal('PGRST116') : item * 10))
    },
  })
  return { groups, commit }
}

describe('group commit', () => {
  test('what arrives together, and while a group is written, is written together; each gets its own answer', async () => {
    const { groups, commit } = counting()
    const first = [1, 2].map((item) => commit.submit('a', item))
    await pause(2)
    const second = [3, 4, 5].map((item) => commit.submit('a', item))
    expect(await Promise.all([...first, ...second])).toEqual([10, 20, 30, 40, 50])
    expect(groups).toEqual([
      ['a', [1, 2]],
      ['a', [3, 4, 5]],
    ])
  })

  test('lines do not wait for each other, and a group has its limit', async () => {
    const { groups, commit } = counting({ maxWeight: 3 })
    await Promise.all([...[1, 2, 3, 9, 1].map((item) => commit.submit('a', item)), commit.submit('b', 4)])
    expect(groups).toEqual([
      ['a', [1, 2]],
      ['b', [4]],
      ['a', [3]],
      ['a', [9]],
      ['a', [1]],
    ])
  })

  test('a refused one is refused alone', async () => {
    const { commit } = counting()
    const answers = await Promise.allSettled([commit.submit('a', 1), commit.submit('a', -1), commit.submit('a', 2)])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  test('when a group cannot be written, each is tried alone', async () => {
    const { groups, commit } = counting({
      fail: (items) => {
        if (items.includes(2)) throw new Error('cannot')
      },
    })
    const answers = await Promise.allSettled([1, 2, 3].map((item) => commit.submit('a', item)))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(groups.map(([, items]) => items)).toEqual([[1, 2, 3], [1], [2], [3]])
  })

  test('a database that is away is asked once, and the line works again afterwards', async () => {
    let isAway = true
    const { groups, commit } = counting({
      fail: () => {
        if (isAway) throw new Refusal('unavailable')
      },
    })
    await Promise.allSettled([1, 2, 3].map((item) => commit.submit('a', item)))
    expect(groups).toHaveLength(1)
    isAway = false
    expect(await commit.submit('a', 4)).toBe(40)
  })
})

describe('group commit under pressure', () => {
  test('a database that is away is away for everybody in the line: they do not wait for it one group after the other', async () => {
    const { groups, commit } = counting({
      maxWeight: 1,
      fail: () => {
        throw new Refusal('unavailable')
      },
    })
    const answers = await Promise.allSettled([1, 1, 1, 1].map((item) => commit.submit('a', item)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
    expect(groups).toHaveLength(1)
  })

  test('a line holds so much and no more', async () => {
    const commit = createGroupCommit<number, number>({ maxWeight: 100, maxWaiting: 2, weigh: (item) => item, run: async (_, items) => (await pause(), items) })
    const kept = [3, 2].map((item) => commit.submit('a', item))
    await expect(commit.submit('a', 1)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 1 } })
    expect(await commit.submit('b', 5)).toBe(5)
    expect(await Promise.all(kept)).toEqual([3, 2])
    expect(await commit.submit('a', 1)).toBe(1)
  })
})
