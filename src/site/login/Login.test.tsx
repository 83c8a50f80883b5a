import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { de } from '../../i18n/visitor/de.ts'
import { PageContext, type PageContextValue } from '../../ui/page-context.ts'
import { createFacts } from '../../ui/page-facts.ts'
import { formTexts } from '../../i18n/forms/texts.ts'
import { Login, type LoginProps } from './Login.tsx'
import { safeReturnPath } from './return-path.ts'

const page: PageContextValue = {
  pageId: '',
  locale: 'de',
  mode: 'live',
  features: [],
  texts: de,
  formTexts: formTexts.de,
  owner: { name: '', email: '', editorLocale: 'de', locale: 'de' },
  facts: createFacts(),
  renderGroup: () => null,
  behaviourUrl: (name) => `/assets/${name}.js`,
  islandUrl: () => undefined,
}

function draw(props: Partial<LoginProps>): string {
  const all: LoginProps = { texts: de, action: '/de/login', returnPath: '/de/edit', error: null, email: '', signedInName: null, ...props }
  return renderToStaticMarkup(
    <PageContext value={page}>
      <Login {...all} />
    </PageContext>,
  )
}

test('without script it is a plain form to the page itself', () => {
  const html = draw({})
  expect(html).toMatch(/<form [^>]*action="\/de\/login" method="post">/)
  for (const name of ['email', 'password', 'return']) expect(html).toContain(`name="${name}"`)
  expect(html).toContain('value="/de/edit"')
  expect(html).toMatch(/<button type="button"[^>]* hidden=""/)
  expect(html).not.toContain('style=')
})

test('[E-006] a mistake is told in one neutral line, and the address is kept', () => {
  const html = draw({ error: 'loginFailed', email: 'a@b.example' })
  expect(html).toMatch(new RegExp(`<p role="alert"[^>]*>${de.loginFailed}</p>`))
  expect(html).toContain('value="a@b.example"')
  expect(draw({ error: { text: 'Bitte in 12 Minuten.' } })).toMatch(/<p role="alert"[^>]*>Bitte in 12 Minuten\.<\/p>/)
  expect(draw({})).toMatch(/<p role="alert"[^>]*><\/p>/)
})

test('who is signed in sees the name and can sign out', () => {
  const html = draw({ signedInName: '<b>Regula</b>' })
  expect(html).toContain('&lt;b&gt;Regula&lt;/b&gt;')
  expect(html).toContain('<input type="hidden" name="signOut" value="1"/>')
  expect(html).not.toContain('password')
})

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '\\/evil.example', 'https://evil.example', 'javascript:alert(1)', '/de\\..\\x', '/\n/x', '', 'de', null])(
  '%j is no way back',
  (path) => {
    expect(safeReturnPath(path, '/de')).toBe('/de')
  },
)

test('a very long path is no way back', () => {
  expect(safeReturnPath(`/${'x'.repeat(2000)}`, '/de')).toBe('/de')
})

test.each(['/', '/de/edit?toolbar=1', '/de/services/sehtest#preis', '/de/%2F'])('%j is a way back', (path) => {
  expect(safeReturnPath(path, '/x')).toBe(path)
})
