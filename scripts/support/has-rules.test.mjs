import { globSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'

/** @param {readonly { type: string, kind?: string, selectors?: readonly object[][] }[]} parts */
const asksHas = (parts) => parts.some(({ kind, selectors }) => kind === 'has' || (['not', 'is', 'where'].includes(kind ?? '') && (selectors ?? []).some(asksHas)))

function compoundsOf(selector) {
  const compounds = [[]]
  // What CSS modules leave as it is stands in brackets of their own.
  for (const part of selector.flatMap((each) => (each.kind === 'global' ? each.selector : [each]))) {
    if (part.type === 'combinator' && part.value !== 'pseudo-element') compounds.push([])
    else compounds.at(-1).push(part)
  }
  return compounds
}

const isNamed = (parts) => parts.some(({ type }) => ['type', 'class', 'id', 'attribute'].includes(type))
const isWholePage = (parts) => parts.some(({ type, kind, name }) => kind === 'root' || (type === 'type' && ['html', 'body'].includes(name)))

/**
 * Browsers keep one list of what all questions with `:has()` concern. A rule for "everything" below such a question puts everything into it,
 * and one that begins at the whole page lets every focus, every choice and every inserted element work through that list for the whole page.
 */
function dearIn(selector) {
  const compounds = compoundsOf(selector)
  const asking = compounds.filter(asksHas)
  return asking.some(isWholePage) || (compounds.slice(0, -1).some(asksHas) && !isNamed(compounds.at(-1)))
}

/** Whether something is empty changes with every letter, as browsers see it, and each time they work through all such questions: 4 ms on a long page. */
function asksForEmpty(parts, isInHas = false) {
  return parts.some(({ kind, selectors = [] }) => (isInHas && kind === 'empty') || selectors.some((inner) => asksForEmpty(inner, isInHas || kind === 'has')))
}

/** «Whatever comes after anything» concerns everything that is ever added: with questions of `:has()` on the page, all of it is styled anew. */
function asksAfterAnything(selector) {
  const parts = selector.flatMap((each) => (each.kind === 'global' ? each.selector : [each]))
  const compounds = compoundsOf(selector)
  const joints = parts.filter(({ type, value }) => type === 'combinator' && value !== 'pseudo-element')
  return joints.some(({ value }, at) => ['next-sibling', 'later-sibling'].includes(value) && !isNamed(compounds[at]))
}

function dearRules(code) {
  const found = []
  const look = (rule) => {
    for (const selector of rule.value.selectors) if (dearIn(selector) || asksForEmpty(selector) || asksAfterAnything(selector)) found.push(rule.value.loc.line + 1)
  }
  // Where no script runs, little moves and nobody types.
  const skipScriptless = ({ value }) => (JSON.stringify(value.query).includes('"scripting"') ? [] : undefined)
  transform({ filename: 'a.css', code: Buffer.from(code), cssModules: true, visitor: { Rule: { media: skipScriptless, style: look } } })
  return found
}

test('no rule makes the browser style the whole page anew when the cursor moves', () => {
  const files = globSync('src/**/*.css').filter((file) => !file.startsWith('src/site/document/print'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => dearRules(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))).toEqual([])
})

test('such rules are found', () => {
  expect(dearRules('.item:has(> .off) .drawing > * { opacity: 0.5 }')).toEqual([1])
  expect(dearRules(':global(html:not(:has([data-part]))) .menu { display: none }')).toEqual([1])
  expect(dearRules('.inner:has(> .head:not(:empty)) { gap: 0 }')).toEqual([1])
  expect(dearRules('.inner:has(> .head > *) { gap: 0 } .head:empty { display: none }')).toEqual([])
  expect(dearRules('.item:has(> .off) .drawing { opacity: 0.5 } @media (scripting: none) { html:has(.open) { overflow: hidden } }')).toEqual([])
  expect(dearRules('.prose > * + * { margin: 1em } :hover + .place { opacity: 1 }')).toEqual([1, 1])
  expect(dearRules('.prose > li + li { margin: 1em } .a ~ .b { opacity: 1 }')).toEqual([])
  expect(dearRules('html:has(.open) { overflow: hidden }')).toEqual([1])
})
