import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { joinPlain, joinZipped, toFixedPiece } from './joined-pieces.ts'

const LONG = Array.from({ length: 3000 }, (_, at) => `Zeile ${at} über Gläser`).join('\n')
const lists = {
  'nothing at all': [],
  'one fixed piece': [toFixedPiece(LONG)],
  'one new piece': ['«neu»'],
  'fixed and new in turn': [toFixedPiece(LONG), '«neu» 👓', toFixedPiece(''), '', toFixedPiece('Ende'), LONG],
  'the same fixed piece twice': [toFixedPiece(LONG), 'x', toFixedPiece(LONG)],
}

describe.each(Object.entries(lists))('%s', (_name, pieces) => {
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.plain.toString())).join('')

  test('joined, it is the text', () => {
    expect(joinPlain(pieces).toString()).toBe(text)
  })

  test('zipped, it becomes the text again', () => {
    expect(gunzipSync(joinZipped(pieces)).toString()).toBe(text)
  })
})

test('costs hardly more bytes than packing all of it anew', () => {
  const pieces = [toFixedPiece(LONG), LONG.slice(0, 5000), toFixedPiece(LONG.toUpperCase())]
  expect(joinZipped(pieces).length).toBeLessThan(gzipSync(joinPlain(pieces)).length * 1.25)
})
