import { expect, test } from 'vitest'
import { firstLines } from './first-lines.ts'
import type { PageLine, PageList } from './page-list.ts'

const lines = (count: number): PageLine[] => Array.from({ length: count }, (_, at) => ({ key: String(at), page: null, entry: null, alone: null }))
const list: PageList = {
  containers: [
    { id: 'a', name: 'A', isNamed: true, lines: lines(3) },
    { id: 'b', name: 'B', isNamed: true, lines: lines(3) },
  ],
  topLevel: lines(4),
  collections: [{ key: 'c', name: 'C', lines: lines(5) }],
}
const told = ({ containers, topLevel, collections }: PageList) => [containers.map((part) => part.lines.length), topLevel.length, collections.map((part) => part.lines.length)]

test.each([
  [2, [[2], 0, []]],
  [3, [[3], 0, []]],
  [4, [[3, 1], 0, []]],
  [8, [[3, 3], 2, []]],
  [12, [[3, 3], 4, [2]]],
  [100, [[3, 3], 4, [5]]],
])('of a list the first %i lines', (most, expected) => expect(told(firstLines(list, most))).toEqual(expected))
