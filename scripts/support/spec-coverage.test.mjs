import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkSpecCoverage, findTests, readCitedIds, readRuleIds } from './spec-coverage.mjs'

const names = (source) => findTests(source).map((found) => found.name)

describe('test names', () => {
  test.each([
    ['single quotes', `test('[V-001] opens', () => {})`, '[V-001] opens'],
    ['double quotes with an escape', `it("says \\"no\\"", run)`, 'says "no"'],
    ['a template', 'describe(`[V-001] ${{ a: `}` }.a} works`, run)', '[V-001] ${…} works'],
    ['modifiers', `describe.concurrent.only('name', run)`, 'name'],
    ['a table', `test.each([['a)', 1], [\`b)\`, 2]])('name %s', run)`, 'name %s'],
    ['a tagged table', 'it.each`a | b\n${1} | ${2}`("name", run)', 'name'],
    ['type arguments', `test.each<[string, () => void]>([['a', b]])('name', run)`, 'name'],
    ['a condition before a table', `test.skipIf(!url).each([1])('name', run)`, 'name'],
    ['a describe of the browser tests', `test.describe('name', run)`, 'name'],
    ['a name on its own line', `test(\n  'name',\n  run,\n)`, 'name'],
  ])('are found in %s', (_, source, name) => {
    expect(names(source)).toEqual([name])
  })

  test.each([
    ['a line comment', `// test('name', run)`],
    ['a block comment', `/* test('name', run) */`],
    ['a string', `const source = "test('name', run)"`],
    ['a template', "const source = `test('name', run)`"],
    ['a method of something else', `/'/.test('name'); pattern.test('name')`],
    ['a step inside a test', `test.step('name', run)`],
    ['a call without a literal name', `test(name, run)`],
    ['a longer word', `latest('name'); testing('name')`],
  ])('are not found in %s', (_, source) => {
    expect(names(source)).toEqual([])
  })

  test.each([
    ['quotes in a regular expression', `expect(a).toMatch(/['"\`]/); const b = c / d`],
    ['an address in a string', `const url = 'https://example.ch'`],
    ['an apostrophe in JSX', `const view = <p>it's a <b>view</b></p>`],
    ['a closing tag', `const view = <p title="a">b</p>`],
  ])('are found after %s', (_, before) => {
    expect(names(`${before}\ntest('name', run)`)).toEqual(['name'])
  })

  test('know their line and whether they run', () => {
    const source = `test.each([\n1,\n])('a', run)\ntest.skip('b', run)\nit.todo('c')\ntest.fails('d', run)`
    expect(findTests(source)).toEqual([
      { name: 'a', line: 3, runs: true },
      { name: 'b', line: 4, runs: false },
      { name: 'c', line: 5, runs: false },
      { name: 'd', line: 6, runs: false },
    ])
  })
})

describe('rule ids', () => {
  test('are read from the lines of the rules only', () => {
    expect(readRuleIds('# V\n\n- **V-001** a · unit\n- **V-002** like **V-001** · db\nV-003\n')).toEqual(['V-001', 'V-002'])
  })

  test('are cited one by one or as a list', () => {
    const name = '[V-012] and [G-001, E-002], not V-013, [~home] or [E2E]'
    expect(readCitedIds(name)).toEqual({ ids: ['V-012', 'G-001', 'E-002'], malformed: [] })
  })

  test.each(['V-012–V-015', 'V-012-V-015', 'V-012..V-015', 'V-012 to V-015', 'V-012 V-013', 'V-12', 'V-0012'])(
    'are malformed when written as %s',
    (inner) => {
      expect(readCitedIds(`[${inner}] name`)).toEqual({ ids: [], malformed: [`[${inner}]`] })
    },
  )
})

describe('the check', () => {
  let root = ''
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const check = (...options) => {
    const lines = []
    const code = checkSpecCoverage(root, options, (line) => lines.push(line))
    return { code, lines }
  }
  const ratchet = () => JSON.parse(readFileSync(join(root, 'docs/spec/coverage.json'), 'utf8')).cited

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'spec-coverage-'))
    write('docs/spec/visitor.md', '- **V-001** a · unit\n- **V-002** b · unit\n')
    write('docs/spec/game.md', '- **G-001** c · unit\n')
    write('docs/spec/editor.md', '- **E-001** d · unit\n')
    write('docs/spec/coverage.json', '{ "cited": 1 }\n')
    write('src/game/score.test.ts', `describe('score', () => {\n  test('[G-001, V-001] adds', run)\n})\n`)
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  test('counts each rule once and passes at or above the ratchet', () => {
    write('tests/again.test.tsx', `test('[G-001] again', run)`)
    expect(check()).toEqual({ code: 0, lines: ['Rules cited by tests: 2 of 4'] })
  })

  test('lists every citation in the order of the rules', () => {
    write('demo/shop.test.mjs', `test('[G-001] sells', run)`)
    expect(check('--list').lines).toEqual([
      'V-001  src/game/score.test.ts:2  [G-001, V-001] adds',
      'G-001  src/game/score.test.ts:2  [G-001, V-001] adds',
      'G-001  demo/shop.test.mjs:1  [G-001] sells',
      'Rules cited by tests: 2 of 4',
    ])
  })

  test('ignores files that are no tests, installed packages and tests that do not run', () => {
    write('src/score.ts', `test('[V-002] a', run)`)
    write('src/node_modules/x/x.test.ts', `test('[V-002] a', run)`)
    write('scripts/x.test.mjs', `test.skip('[V-002] a', run)`)
    expect(check().lines).toEqual(['Rules cited by tests: 2 of 4'])
  })

  test('fails on an unknown id and on a range, with one sentence each', () => {
    write('tests/a.test.ts', `\ntest('[V-999] a', run)\ntest('[V-001–V-002] b', run)`)
    expect(check('--update')).toEqual({
      code: 1,
      lines: [
        'tests/a.test.ts:2 cites V-999, which is no rule of docs/spec.',
        'tests/a.test.ts:3 cites [V-001–V-002], which is not a list of rule ids such as [V-012, V-013].',
        'Rules cited by tests: 2 of 4',
      ],
    })
    expect(ratchet()).toBe(1)
  })

  test('fails below the ratchet and never lowers it', () => {
    write('docs/spec/coverage.json', '{ "cited": 3 }\n')
    expect(check('--update')).toEqual({
      code: 1,
      lines: ['Tests cite 2 rules, fewer than the 3 that docs/spec/coverage.json asks for.', 'Rules cited by tests: 2 of 4'],
    })
    expect(ratchet()).toBe(3)
  })

  test('raises the ratchet only when asked', () => {
    check()
    expect(ratchet()).toBe(1)
    expect(check('--update').code).toBe(0)
    expect(ratchet()).toBe(2)
  })

  test('fails without a readable ratchet, on an unknown option and on a rule that stands twice', () => {
    write('docs/spec/coverage.json', '<<<<<<<')
    write('docs/spec/game.md', '- **G-001** c · unit\n- **G-001** c · unit\n')
    expect(check('--lst')).toEqual({
      code: 1,
      lines: [
        'G-001 stands twice in docs/spec.',
        'docs/spec/coverage.json must hold { "cited": n } with a whole number.',
        '--lst is not an option; there are --list and --update.',
        'Rules cited by tests: 2 of 4',
      ],
    })
  })
})
