import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createToaster } from './create-toaster.ts'
import { Toaster } from './Toaster.tsx'

test('both live regions are there before there is anything to say', () => {
  const html = renderToStaticMarkup(<Toaster toaster={createToaster()} closeLabel="Schliessen" />)
  expect(html.match(/aria-live="\w+"/g)).toEqual(['aria-live="assertive"', 'aria-live="polite"'])
})
