import { expect, test } from 'vitest'
import { movingAttributes } from './moving-attributes.ts'

test('an attribute moves when a visitor’s script names it in any spelling', () => {
  const css = '.a[data-open]{}.a[data-later=x]{}.a[data-at-a-time]{}.a[data-layout=grid]{}.a[data-long-name]{}.a[data-gone]{}.a[data-first]{}'
  const scripts = 'e.toggleAttribute(`data-open`);t.dataset.later=`1`;let w=t.dataset;w[`atATime`]=2;w.first??=1;delete t.dataset.gone;relayout();longNames()'
  expect(movingAttributes(css, scripts)).toEqual(['data-at-a-time', 'data-first', 'data-gone', 'data-later', 'data-open'])
})

test('what a script only reads or asks the page for stays as it was drawn', () => {
  const css = '.a[data-centred]{}.a[data-position]{}.a[data-step]{}.a[data-width]{}'
  const scripts = 'e.hasAttribute(`data-centred`);e.style.setProperty(`position`,x);document.querySelector(`[data-step="1"] a`);let{width:i}=e.dataset;a.width===1'
  expect(movingAttributes(css, scripts)).toEqual([])
})
