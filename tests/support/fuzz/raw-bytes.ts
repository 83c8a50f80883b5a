import type { Chance } from './chance.ts'
import { NASTY_TEXTS } from './nasty.ts'

const LINES = [
  'GET {p} HTTP/1.1',
  'POST {p} HTTP/1.1',
  'HEAD {p} HTTP/1.0',
  'GET {p}',
  'GET  {p} HTTP/1.1',
  'get {p} HTTP/1.1',
  'GET {p} HTTP/9.9',
  'BREW {p} HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT x:443 HTTP/1.1',
  'GET http://evil.example{p} HTTP/1.1',
  'PRI * HTTP/2.0',
  '{p}',
  '',
]
const PATHS = [
  '/',
  '/de',
  '/de/login',
  '/api/v1/game/tap',
  '/api/v1/contact',
  '//',
  '/%',
  '/%00',
  '/de/%c0%af',
  '/\u00ff',
  '/de?%',
  '/de#x',
  '*',
  '/de/../..',
  '/\\',
  'http://',
  '/de?sent=%00',
  '/api/v1/auth?%E0%A4%A',
  '/media/%2e%2e/x',
  '/:80',
  '/@x',
  '/de?return=//x&toolbar=%',
]
const EXTRA = [
  'host: {h}',
  'Host: other.example',
  'host:',
  'content-length: 5',
  'content-length: 5',
  'content-length: -1',
  'content-length: 99999999999',
  'content-length: 5, 5',
  'transfer-encoding: chunked',
  'transfer-encoding: gzip, chunked',
  'Transfer-Encoding : chunked',
  'connection: upgrade',
  'upgrade: websocket',
  'expect: 100-continue',
  'expect: nonsense',
  'x: \u0001',
  'x',
  ': y',
  ' folded: z',
  'cookie: vitrine_session=%00',
  'origin: null',
  'content-type: application/json',
  'content-type: multipart/form-data',
  'x-forwarded-for: [::1]:x',
  'range: bytes=0-0,1-1',
]
const BODIES = [
  '',
  'hello',
  '{}',
  '{"a":',
  '5\r\nhello\r\n0\r\n\r\n',
  '5\r\nhel',
  'zz\r\nhello\r\n',
  'ffffffffffffffffff\r\nx',
  '5;a=b\r\nhello\r\n0\r\nx: y\r\n\r\n',
  '0\r\n\r\nGET /de HTTP/1.1\r\nhost: x\r\n\r\n',
  '\u0000\u0001\u0002',
]

/** Bytes for a socket: nearly a request, a broken one, or two in one. */
export function makeRawBytes(chance: Chance, host: string): string {
  const path = chance.isIn(0.8) ? chance.pick(PATHS) : `/${chance.pick(NASTY_TEXTS)}`
  const lines = [chance.pick(LINES).replace('{p}', path)]
  if (chance.isIn(0.8)) lines.push(`host: ${host}`)
  for (let count = chance.below(5); count > 0; count -= 1) lines.push(chance.pick(EXTRA).replace('{h}', host))
  if (chance.isIn(0.7)) lines.push('connection: close')
  const end = chance.isIn(0.9) ? '\r\n\r\n' : chance.pick(['\n\n', '\r\n', ''])
  return lines.join(chance.isIn(0.95) ? '\r\n' : '\n') + end + chance.pick(BODIES)
}
