import type { Chance } from './chance.ts'
import { mutate, NASTY_TEXTS, nastyValue, spoilText } from './nasty.ts'

/** What the fuzzer knows of the product: its calls, and ids that exist. */
export type Target = {
  hosts: readonly string[]
  consoleHost: string
  calls: readonly { method: string; path: string; example: Record<string, unknown>; ids: Readonly<Record<string, string>> }[]
  consoleCalls: readonly { method: string; path: string; example: Record<string, unknown> }[]
  ids: Readonly<Record<string, readonly string[]>>
  slugs: readonly string[]
  roles: readonly string[]
}

export type FuzzRequest = { host: string; who: string; method: string; path: string; headers: Record<string, string>; body?: string }

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=----WebKitFormBoundaryABCDEFGHIJ',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  '',
  'x/y;;;=',
]
const HEADERS = [
  'accept-language',
  'accept-encoding',
  'origin',
  'sec-fetch-site',
  'cookie',
  'if-none-match',
  'if-modified-since',
  'range',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'forwarded',
  'idempotency-key',
  'x-form-ms',
  'last-event-id',
  'accept',
  'authorization',
  'x-http-method-override',
]
const HEADER_VALUES = [
  'bytes=0-',
  'bytes=5-1',
  'bytes=-99999999999',
  'bytes=a-b,,',
  'W/"',
  '*',
  'de;q=9,fr;q=NaN',
  'de-'.repeat(200),
  'br;q=0,gzip;q=0',
  'vitrine_session=%',
  'vitrine_session=a.b; vitrine_editor=1',
  'vitrine_page_x=%E0%A4',
  'null',
  'http://',
  'http://[',
  '1.2.3.4:99999',
  '[::1',
  '-5',
  '1e9',
  'same-origin',
  'cross-site',
  '\u00e9\u00ff',
]

/** A header holds no line break, and nothing beyond Latin letters. */
const headerValue = (chance: Chance) => (chance.isIn(0.6) ? chance.pick(HEADER_VALUES) : chance.pick(NASTY_TEXTS).replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, ''))

function headers(chance: Chance): Record<string, string> {
  if (chance.isIn(0.5)) return {}
  return Object.fromEntries(Array.from({ length: 1 + chance.below(3) }, () => [chance.pick(HEADERS), headerValue(chance)]))
}

const encode = (text: string) => (/%/.test(text) ? text.replace(/[^\w%./~-]/g, '') : encodeURIComponent(text.toWellFormed()))

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const query = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([key, value]) => `${encode(key)}=${encode(asText(value))}`)
    .join('&')

type CallLike = { method: string; path: string; example: Record<string, unknown>; ids?: Readonly<Record<string, string>> }

function inputOf(chance: Chance, { ids }: Target, call: CallLike): unknown {
  const own = Object.fromEntries(Object.entries(call.ids ?? {}).flatMap(([slot, kind]) => (ids[kind]?.length ? [[slot, chance.pick(ids[kind])]] : [])))
  let input: unknown = { ...call.example, ...own, ...('commandId' in call.example && { commandId: `fuzz-${Math.floor(chance.next() * 1e12)}` }) }
  if (chance.isIn(0.5)) return chance.isIn(0.8) ? spoilText(input, chance) : input
  for (let times = 1 + chance.below(2); times > 0; times -= 1) input = mutate(input, chance)
  return input
}

function callRequest(chance: Chance, target: Target): FuzzRequest {
  const isConsole = chance.isIn(0.15)
  const call: CallLike = chance.pick<CallLike>(isConsole ? target.consoleCalls : target.calls)
  const input = inputOf(chance, target, call)
  const method = chance.isIn(0.95) ? call.method : chance.pick(METHODS)
  const asQuery = typeof input === 'object' && input !== null && !Array.isArray(input) ? query({ ...input }) : ''
  const isRead = method === 'GET' || method === 'HEAD'
  return {
    host: isConsole ? target.consoleHost : chance.isIn(0.8) ? (target.hosts[0] ?? '') : chance.pick(target.hosts),
    who: chance.pick(target.roles),
    method,
    path: `/api/v1/${call.path}${isRead ? `?${asQuery}` : chance.isIn(0.2) ? `?page=${encode(chance.pick(NASTY_TEXTS))}&section=${encode(chance.pick(NASTY_TEXTS))}` : ''}`,
    headers: { ...headers(chance), ...(!isRead && { 'content-type': chance.isIn(0.9) ? 'application/json' : chance.pick(CONTENT_TYPES) }) },
    ...(!isRead && { body: chance.isIn(0.95) ? JSON.stringify(input) : JSON.stringify(input).slice(0, chance.below(200)) }),
  }
}

const SEGMENTS = [
  'de',
  'en',
  'fr',
  'xx',
  'edit',
  'login',
  'search',
  'game',
  'media',
  'video',
  'youtube',
  'assets',
  'api',
  'v1',
  'catalogue',
  'metrics',
  'mail',
  'robots.txt',
  'sitemap.xml',
  'feed.xml',
  'favicon.ico',
  'site.webmanifest',
  'icon-192.png',
  'livez',
  '.well-known',
  'index.m3u8',
  '640.webp',
  '640.avif',
]
const FLAGS = ['toolbar', 'pagemenu', 'settings', 'search', 'return', 'sent', 'q', 'type', 'id', 'theme', 'look', 'after', 'page']

function path(chance: Chance, { slugs, ids }: Target): string {
  const segment = () =>
    chance.weigh([
      [5, () => chance.pick(SEGMENTS)],
      [3, () => chance.pick(slugs)],
      [2, () => encode(chance.pick(NASTY_TEXTS))],
      [1, () => chance.pick(Object.values(ids).flat())],
    ])
  const flags = Object.fromEntries(Array.from({ length: chance.below(3) }, () => [chance.pick(FLAGS), chance.pick(NASTY_TEXTS)]))
  return `/${Array.from({ length: chance.below(5) }, segment).join('/')}${chance.isIn(0.1) ? '/' : ''}${Object.keys(flags).length > 0 ? `?${query(flags)}` : ''}`
}

function pageRequest(chance: Chance, target: Target): FuzzRequest {
  return {
    host: chance.pick([...target.hosts, ...target.hosts, ...target.hosts, target.consoleHost, 'nobody.example']),
    who: chance.pick(target.roles),
    method: chance.isIn(0.8) ? 'GET' : chance.pick(METHODS),
    path: path(chance, target),
    headers: headers(chance),
  }
}

const FIELDS = ['email', 'password', 'return', 'signOut', '_form', 'vorname', 'nachname', 'themes', 'numberOfPersons', 'website', 'company']

function formRequest(chance: Chance, target: Target): FuzzRequest {
  const fields = Array.from({ length: chance.below(8) }, () => [
    chance.isIn(0.8) ? chance.pick(FIELDS) : chance.pick(NASTY_TEXTS),
    chance.isIn(0.2) ? chance.pick(Object.values(target.ids).flat()) : asText(nastyValue(chance)),
  ])
  const boundary = '----WebKitFormBoundaryABCDEFGHIJ'
  const isInParts = chance.isIn(0.3)
  const body = isInParts
    ? `${fields.map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--${boundary}--\r\n`
    : fields.map(([name = '', value = '']) => `${encode(name)}=${encode(value)}`).join('&')
  const type = chance.isIn(0.9) ? (isInParts ? `multipart/form-data; boundary=${boundary}` : 'application/x-www-form-urlencoded') : chance.pick(CONTENT_TYPES)
  const where = chance.isIn(0.3) ? '/de/login' : `/de/${chance.pick(target.slugs)}`
  return {
    host: chance.pick(target.hosts),
    who: chance.pick(target.roles),
    method: 'POST',
    path: chance.isIn(0.8) ? where : path(chance, target),
    headers: { ...headers(chance), 'content-type': type },
    body: chance.isIn(0.95) ? body : body.slice(0, chance.below(body.length + 1)),
  }
}

export function makeRequest(chance: Chance, target: Target): FuzzRequest {
  return chance.weigh([
    [6, () => callRequest(chance, target)],
    [3, () => pageRequest(chance, target)],
    [1, () => formRequest(chance, target)],
  ])
}
