import { globSync, readFileSync } from 'node:fs'
import { transform, type Selector, type SelectorComponent } from 'lightningcss'
import { expect, test } from 'vitest'

/** Of these a page has one. */
const SINGLE = ['footer', 'main']

const isNeighbour = (part: SelectorComponent) => part.type === 'combinator' && (part.value === 'next-sibling' || part.value === 'later-sibling')

const isNamed = ({ type }: SelectorComponent) => type === 'class' || type === 'attribute' || type === 'id'

/** Asks for a neighbour where both could be any element of the page, as `li + li` does. */
function asksAnyElement(selector: Selector): boolean {
  return selector.some((part, at) => {
    if (!isNeighbour(part)) return false
    const [before, after] = [selector.slice(0, at), selector.slice(at + 1)]
    const left = before.slice(before.findLastIndex(({ type }) => type === 'combinator') + 1)
    const end = after.findIndex(({ type }) => type === 'combinator')
    const right = after.slice(0, end === -1 ? undefined : end)
    return !left.some(isNamed) && !right.some((each) => isNamed(each) || (each.type === 'type' && SINGLE.includes(each.name)))
  })
}

function offending(filename: string, code: Buffer): string[] {
  const found: string[] = []
  transform({
    filename,
    code,
    cssModules: true,
    visitor: {
      Selector(selector) {
        if (asksAnyElement(selector)) found.push(`${filename}: ${selector.map((part) => ('name' in part ? part.name : part.type)).join(' ')}`)
      },
    },
  })
  return found
}

test('a section that is added has no other section styled anew: no rule asks just any element for its neighbour', () => {
  const sheets = globSync(['src/{editor,kit,sections,site,ui}/**/*.css']).filter((file) => !/site\/(demo-index|catalogue)\//.test(file))
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.flatMap((file) => offending(file, readFileSync(file)))).toEqual([])
  expect(offending('a.css', Buffer.from('.a li + li { margin: 0 }'))).toHaveLength(1)
})
