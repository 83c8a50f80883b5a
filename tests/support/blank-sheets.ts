import { inflateSync } from 'node:zlib'

/** Which sheets of a printed page, from 1 on, have neither words nor pictures on them. */
export function blankSheets(pdf: Buffer): { sheets: number; blank: number[] } {
  const objects = new Map([...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]))
  const drawn = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body)).map((body) => contentOf(objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '') ?? ''))
  return { sheets: drawn.length, blank: drawn.flatMap((content, at) => (/\b(BT|Do)\b/.test(content) ? [] : [at + 1])) }
}

/** Cut by its length, since what is packed may end with anything; what is short is not packed. */
function contentOf(object: string): string {
  const [, head = '', length = '', rest] = /^(<<[\s\S]*?\/Length (\d+)[\s\S]*?)stream\n([\s\S]*)/.exec(object) ?? []
  if (rest === undefined) throw new Error('A sheet without anything that says what is on it')
  const stream = rest.slice(0, Number(length))
  return head.includes('/FlateDecode') ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream
}
