import { useContext, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { formTexts } from '../../i18n/forms/texts.ts'
import { visitorTexts } from '../../i18n/visitor/texts.ts'
import type { PageMode } from '../../model/page/path.ts'
import { PageContext, type PageContextValue } from '../page-context.ts'
import { createFacts } from '../page-facts.ts'
import { Island } from './Island.tsx'

const HOSTILE = '</script><script>alert(1)</script><!-- \u2028 & "'

type Words = { words: string }

function Piece({ words }: Words) {
  const page = useContext(PageContext)
  return (
    <label htmlFor={useId()}>
      {page ? 'on a page' : 'alone'} {words}
    </label>
  )
}

function draw(mode: PageMode, words: string): string {
  const page: PageContextValue = {
    pageId: 'p',
    locale: 'de',
    mode,
    features: [],
    texts: visitorTexts.de,
    formTexts: formTexts.de,
    owner: { name: '', email: '', editorLocale: 'de', locale: 'de' },
    facts: createFacts(),
    renderGroup: () => null,
    behaviourUrl: () => undefined,
    islandUrl: (name) => `/assets/${name}.js`,
  }
  return renderToString(
    <PageContext value={page}>
      <p>before</p>
      <Island name="sections/piece" component={Piece} props={{ words }} on="idle" />
    </PageContext>,
  )
}

describe('an island', () => {
  test('carries its address, its trigger and its props, which survive the trip as they were', () => {
    const html = draw('live', HOSTILE)
    expect(html).toContain('<div data-island="/assets/sections/piece.js" data-on="idle">')
    const json = /<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({ words: HOSTILE })
  })

  test('a text cannot end the script element or begin another one', () => {
    const html = draw('live', HOSTILE)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script/g)).toHaveLength(1)
    expect(html).not.toContain('<!-- \u2028')
  })

  test('is drawn on a live page exactly as the browser will draw it: as a tree of its own', () => {
    const inside = /data-on="idle">(.*?)<\/div>/s.exec(draw('live', 'x'))?.[1]
    expect(inside).toBe(renderToString(<Piece words="x" />))
    expect(inside).toContain('alone')
  })

  test('is an ordinary part of the page in edit mode', () => {
    const html = draw('edit', 'x')
    expect(html).toContain('on a page')
    expect(html).not.toContain('data-island')
    expect(html).not.toContain('<script')
  })
})
