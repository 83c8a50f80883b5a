import { expect, test } from 'vitest'
import { movingAttributes } from './moving-attributes.ts'

test('an attribute moves when a visitor’s script names it in any spelling', () => {
  const css = '.a[data-open]{}.a[data-later=x]{}.a[data-at-a-time]{}.a[data-layout=grid]{}.a[data-long-name]{}'
  const scripts = 'e.toggleAttribute(`data-open`);t.dataset.later=`1`;let w=t.dataset;w[`atATime`]=2;relayout();longNames()'
  expect(movingAttributes(css, scripts)).toEqual(['data-at-a-time', 'data-later', 'data-open'])
})
