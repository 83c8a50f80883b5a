import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from './run.mjs'
import { applyChanges, planSection, readWish } from './scaffold-section.mjs'

const LISTS = ['src/sections/definitions.ts', 'src/sections/components.ts', 'src/sections/define-section.ts', 'src/i18n/editor/de.ts', 'src/i18n/editor/fr.ts']

/** @type {string} */
let copy
const read = (path) => readFileSync(join(copy, path), 'utf8')
const scaffold = (line) => applyChanges(copy, planSection(copy, readWish(line.split(' ').filter(Boolean))))
const everything = () => readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')])

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'vitrine-scaffold-'))
  for (const path of LISTS) cpSync(join(root, path), join(copy, path))
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

/** The keys of a list and the paths of its section imports, in the order in which they stand. */
function orderIn(path) {
  const [, block = ''] = /export const \w+ = \{\n([^]*?)\n\}/.exec(read(path)) ?? []
  return {
    keys: block.split('\n').map((line) => /^ {2}(\w+)/.exec(line)?.[1]),
    imports: [...read(path).matchAll(/from '(\.\/[^']+\/[^']+)'/g)].map(([, from]) => from),
  }
}

const sorted = (list) => list.toSorted((a, b) => a.localeCompare(b, 'en'))

describe('a new section', () => {
  test('has a folder with definition, component, styles and test', () => {
    scaffold('proofQuoteWall')
    expect(readdirSync(join(copy, 'src/sections/proof-quote-wall')).toSorted()).toEqual(['ProofQuoteWall.module.css', 'ProofQuoteWall.tsx', 'proof-quote-wall.section.ts', 'proof-quote-wall.test.tsx'])
    expect(read('src/sections/proof-quote-wall/proof-quote-wall.section.ts')).toContain("type: 'proofQuoteWall',\n  category: 'content',\n  label: 'proofQuoteWall',")
    expect(read('src/sections/proof-quote-wall/ProofQuoteWall.tsx')).toContain('export function ProofQuoteWall(')
  })

  test('stands in both lists, wherever its name sorts', () => {
    for (const name of ['proofWall', 'aProof', 'zProof']) {
      scaffold(name)
      for (const path of ['src/sections/definitions.ts', 'src/sections/components.ts']) {
        const { keys, imports } = orderIn(path)
        expect(keys).toContain(name)
        expect(keys).toEqual(sorted(keys))
        expect(imports).toEqual(sorted(imports))
      }
    }
  })

  test('has a label in both languages of the editor', () => {
    scaffold('proofQuoteWall')
    for (const language of ['de', 'fr']) expect(read(`src/i18n/editor/${language}.ts`)).toMatch(/ {2}sections: \{\n(?: {4}.*\n)* {4}proofQuoteWall: 'Proof quote wall',\n {2}\},/)
  })

  test('can be of another category', () => {
    scaffold('proofWall --category team')
    expect(read('src/sections/proof-wall/proof-wall.section.ts')).toContain("category: 'team'")
  })

  test('can hold cards, which live in its folder and stand in the same lists', () => {
    scaffold('proofWall --card proofBrick')
    const definition = read('src/sections/proof-wall/proof-wall.section.ts')
    expect(definition).toContain("card: 'proofBrick'")
    expect(definition).toContain("type: 'proofBrick',\n  category: 'card'")
    expect(existsSync(join(copy, 'src/sections/proof-wall/ProofBrick.tsx'))).toBe(true)
    expect(read('src/sections/definitions.ts')).toContain("import { proofBrick, proofWall } from './proof-wall/proof-wall.section.ts'")
    expect(orderIn('src/sections/components.ts').keys).toEqual(expect.arrayContaining(['proofBrick', 'proofWall']))
    expect(read('src/i18n/editor/fr.ts')).toContain("proofBrick: 'Proof brick'")
  })
})

describe('refusals', () => {
  test.each([
    ['', /^Usage: /],
    ['one two', /^Usage: /],
    ['proofWall --colour red', /^Usage: /],
    ['ProofWall', /"ProofWall" is not a type name/],
    ['proof-wall', /is not a type name/],
    ['proof_wall', /is not a type name/],
    ['2proof', /is not a type name/],
    ['proofFAQ', /is not a type name/],
    ['../proof', /is not a type name/],
    [`proof${'x'.repeat(40)}`, /is not a type name/],
    ['class', /already means something else/],
    ['text', /already means something else/],
    ['section', /already means something else/],
    ['constructor', /already means something else/],
    ['hero', /already is a section or card "hero"/],
    ['proofWall --card hero', /already is a section or card "hero"/],
    ['proofWall --card proofWall', /needs a name of its own/],
    ['proofWall --card Brick', /"Brick" is not a type name/],
    ['proofWall --category card', /"card" is no category: choose one of start, /],
    ['proofWall --category nonsense', /is no category/],
  ])('"%s" is refused in one sentence, and nothing is written', (line, sentence) => {
    const before = everything()
    expect(() => scaffold(line)).toThrow(sentence)
    expect(everything()).toEqual(before)
  })

  test('the same section a second time, or a folder that is already there', () => {
    scaffold('proofWall')
    const before = everything()
    expect(() => scaffold('proofWall')).toThrow('The folder src/sections/proof-wall already exists: choose another name.')
    expect(everything()).toEqual(before)
  })

  test('a list that this script cannot read', () => {
    writeFileSync(join(copy, 'src/sections/components.ts'), 'export const components = new Map()\n')
    const before = everything()
    expect(() => scaffold('proofWall')).toThrow('adapt scripts/support/scaffold-section.mjs')
    expect(everything()).toEqual(before)
  })

  test('a write that fails half way leaves the project as it was', () => {
    const before = everything()
    const changes = [...planSection(copy, { type: 'proofWall', category: 'content' }), { path: 'src/i18n/editor/de.ts/impossible', text: '' }]
    expect(() => applyChanges(copy, changes)).toThrow(/^Nothing was changed/)
    expect(everything()).toEqual(before)
    expect(existsSync(join(copy, 'src/sections/proof-wall'))).toBe(false)
  })
})
