import { inflateSync } from 'node:zlib'

const textOf = (bytes: Buffer) => bytes.toString('latin1')

/** Which sheets of a printed page, from 1 on, have neither words nor pictures on them. */
export function blankSheets(pdf: Buffer): { sheets: number; blank: number[] } {
  const file = textOf(pdf)
  const objects = new Map([...file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]))
  const drawn = [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => {
      const content = objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '') ?? ''
      const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(content)?.[1]
      if (stream === undefined) throw new Error('A sheet without a stream of what is on it')
      return textOf(inflateSync(Buffer.from(stream, 'latin1')))
    })
  return { sheets: drawn.length, blank: drawn.flatMap((content, at) => (/\b(BT|Do)\b/.test(content) ? [] : [at + 1])) }
}
