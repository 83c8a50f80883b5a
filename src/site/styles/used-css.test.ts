import { describe, expect, test } from 'vitest'
import { createCssOf } from './used-css.ts'

const SHEET = 'ui/card/Card.module.css'

function keep(css: string, { classes = [], body = '', moving = [] }: { classes?: string[]; body?: string; moving?: string[] }): string {
  return createCssOf({ sheets: [{ id: SHEET, css }], moving })('', new Set([SHEET, ...classes]), body)
}

describe('a page carries the rules that can match something on it', () => {
  test('a class that no piece read brings no rule, alone or in company', () => {
    expect(keep('.a{color:red}.b{color:blue}.a .b{top:0}.a:not(.b){left:0}', { classes: ['a'] })).toBe('.a{color:red}.a:not(.b){left:0}')
    expect(keep('.a,.b{color:red}', { classes: ['b'] })).toBe('.b{color:red}')
  })

  test('an attribute that no element has brings none either', () => {
    const css = '.a[data-layout=grid]{top:0}.a[data-layout="split"]{top:1px}.a[data-over]{top:2px}.a[data-over=wide]{top:3px}'
    expect(keep(css, { classes: ['a'], body: '<ul class="a" data-layout="split" data-over="">' })).toBe('.a[data-layout="split"]{top:1px}.a[data-over]{top:2px}')
  })

  test('nor does the beginning or the end of a value that no element has', () => {
    const css = '.a[data-position^=top]{top:0}.a[data-position$="right"]{top:1px}.a[data-position^=bottom]{top:2px}.a[data-position*=mid]{top:3px}'
    expect(keep(css, { classes: ['a'], body: '<ul data-position="top-left">' })).toBe('.a[data-position^=top]{top:0}.a[data-position*=mid]{top:3px}')
  })

  test('what a script may set later stays, and so does what is no data of ours', () => {
    const css = '.a[data-open]{top:0}.a[data-scroll=shown]{top:1px}.a[open]{top:2px}.a[aria-current]{top:3px}'
    expect(keep(css, { classes: ['a'], moving: ['data-open', 'data-scroll'] })).toBe(css)
  })

  test('of a choice one part is enough', () => {
    const css = '.a :is(.b,.c){top:0}:is(.b,.d) a{top:1px}html:has(.d:popover-open){top:2px}.a:has(>.c img){top:3px}:is(h2,.d){top:4px}'
    expect(keep(css, { classes: ['a', 'c'] })).toBe('.a :is(.b,.c){top:0}.a:has(>.c img){top:3px}:is(h2,.d){top:4px}')
  })

  test('conditions that hold nothing any more go with their rules; animations and what names no class stay', () => {
    const css = '@media print{.b{top:0}}@media (width>=48rem){@supports (top:1px){.a{top:1px}.b{top:2px}}}@keyframes x{0%{top:0}to{top:1px}}:is(main,footer) p{top:3px}'
    expect(keep(css, { classes: ['a'] })).toBe('@media (width>=48rem){@supports (top:1px){.a{top:1px}}}@keyframes x{0%{top:0}to{top:1px}}:is(main,footer) p{top:3px}')
  })

  test('quotes, addresses and nested rules are not taken apart', () => {
    const css = '.a:after{content:"}.b{"}.a{background:url(data:image/svg+xml;utf8,{});&:hover{top:0}@supports (top:1px){top:1px}}.a[href$=".pdf"]{top:2px}.a\\:b{top:3px}'
    expect(keep(css, { classes: ['a'] })).toBe(css)
  })

  test('a page that is drawn anew in the browser carries whole sheets, and never one that no piece touched', () => {
    const css = createCssOf({
      sheets: [
        { id: SHEET, css: '.a{top:0}.b{top:1px}' },
        { id: 'ui/other.module.css', css: '.c{top:2px}' },
      ],
      moving: [],
    })
    expect(css(':root{--a:1px}', new Set([SHEET]))).toBe(':root{--a:1px}.a{top:0}.b{top:1px}')
  })
})
