import { expect, test } from 'vitest'
import { withUsedProperties } from './used-properties.ts'

const css = ':root{color-scheme:light;--a:1px;--b:calc(var(--c) * 2);--c:2px;--d:3px;--e:4px}@layer base{:root{--a:var(--d);--f:5px}p{margin:var(--b)}}:root:not(#p){color:red}'

test('a property of the page stays where a rule, or one that is asked for or stays, asks for it', () => {
  expect(withUsedProperties(css, [['--e']])).toBe(':root{color-scheme:light;--b:calc(var(--c) * 2);--c:2px;--e:4px}@layer base{:root{}p{margin:var(--b)}}:root:not(#p){color:red}')
})

test('properties of the same name are asked for together, and what they ask for with them', () => {
  expect(withUsedProperties(css, [[], ['--a']])).toBe(
    ':root{color-scheme:light;--a:1px;--b:calc(var(--c) * 2);--c:2px;--d:3px}@layer base{:root{--a:var(--d)}p{margin:var(--b)}}:root:not(#p){color:red}',
  )
})
