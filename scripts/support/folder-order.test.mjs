import { describe, expect, test } from 'vitest'
import { findFolderCircles } from './folder-order.mjs'

/** @param {string[]} lines */
const circles = (...lines) =>
  findFolderCircles(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(' > ')
      return { from, to }
    }),
  )

describe('folders', () => {
  test('that need each other are a circle, although no two of their files do', () => {
    const imports = ['src/a/one.ts > src/b/one.ts', 'src/b/two.ts > src/a/two.ts', 'src/c/x.ts > src/a/one.ts']
    expect(circles(...imports)).toEqual([
      {
        folder: 'src',
        circle: ['a', 'b'],
        imports: [
          { from: 'src/a/one.ts', to: 'src/b/one.ts' },
          { from: 'src/b/two.ts', to: 'src/a/two.ts' },
        ],
      },
    ])
  })

  test('may be listed by one file of the folder they lie in and use another one', () => {
    expect(circles('src/list.ts > src/a/a.ts', 'src/list.ts > src/b/b.ts', 'src/a/a.ts > src/define.ts', 'src/b/b.ts > src/define.ts')).toEqual([])
    expect(circles('src/list.ts > src/a/a.ts', 'src/a/a.ts > src/list.ts')).toMatchObject([{ folder: 'src', circle: ['list.ts', 'a'] }])
  })

  test('are looked at on every level, and a circle may be long', () => {
    expect(circles('src/x/a/1.ts > src/x/b/1.ts', 'src/x/b/1.ts > src/x/c/1.ts', 'src/x/c/1.ts > src/x/a/1.ts', 'src/y/1.ts > src/x/a/1.ts')).toMatchObject([
      { folder: 'src/x', circle: ['a', 'b', 'c'] },
    ])
  })

  test('a file that needs itself, or nobody, is no circle', () => {
    expect(circles('src/a/1.ts > src/a/1.ts')).toEqual([])
    expect(circles()).toEqual([])
  })
})
