import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Script, createContext } from 'node:vm'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_A, openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { openPort, type TestPort } from '../../tests/support/test-game.ts'
import { plainText } from '../services/articles/plain-text.ts'
import { formatCost } from '../model/content/cost.ts'
import { calls } from './api/calls.ts'
import { checkInput, parseJson } from './api/read-input.ts'
import { consoleCalls } from './console/console-calls.ts'
import { createStaticFiles } from './ready-bytes/static-files.ts'

const LENGTH = 10_000
const QUICK_MS = 10
const PIECES = ['a', '0', '-', '_', '.', '/', ' ', '\n', '@', 'a.', 'a-', '-a', '=', '"', '<', '%', '%2', '\\', '(', '[', ':', ';', ',', '+', 'é', '\u00a0', 'aA0 ', '<a ', 'CHF ', "'000", '[[']
const repeated = (piece: string, length = LENGTH) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const LONG = PIECES.flatMap((piece) => [repeated(piece), `${repeated(piece)}!`])

function median(work: () => void): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return times.toSorted((a, b) => a - b)[2] ?? 0
}

describe('patterns', () => {
  /** What reaches these is short: who bounds it, and at how many characters. */
  const BOUNDED: Readonly<Record<string, number>> = {
    // Addresses that the operator sets.
    'src/services/translation/service-address.ts \\/+$': 300,
    'src/services/objects/s3-client.ts \\/+$': 300,
    'src/services/articles/blog-articles.ts \\/+$': 300,
    // A preview.
    'src/model/search/preview.ts [·\\s]+$': 600,
    // A sum that was counted.
    'src/model/forms/sponsor/sponsor-form.ts \\B(?=(?:\\d{3})+$)': 20,
    // Nine digits are money, more are words; of a workload the beginning is read.
    'src/model/content/cost.ts \\B(?=(\\d{3})+(?!\\d))': 20,
    'src/sections/jobs/jobs.structured-data.ts \\d+(?=[\\s\\d–%-]*%)': 60,
  }
  /** Far below what a pattern takes that looks at the same letters again and again, far above what one look takes on a busy machine. */
  const MANY_LOOKS_MS = 40

  function patternsIn(path: string): { pattern: string; flags: string }[] {
    const found: { pattern: string; flags: string }[] = []
    const visit = (node: ts.Node) => {
      const [, pattern, flags = ''] = ts.isRegularExpressionLiteral(node) ? (/^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []) : []
      if (pattern !== undefined) found.push({ pattern, flags })
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest))
    return found
  }

  test('none of the server’s looks at ten thousand letters more than a few times', { timeout: 60_000 }, () => {
    const files = globSync('src/{model,game,store,services,options,sections,actions,background,server,run}/**/*.{ts,tsx}').filter((path) => !/\.test\.|\.behaviour\.|\.island\.|Control\.tsx/.test(path))
    const context = { text: '', pattern: '', flags: '' }
    createContext(context)
    const script = new Script(`{ const found = new RegExp(pattern, flags); flags.includes('g') ? text.replace(found, '') : found.exec(text) }`)
    const took = (text: string) => {
      context.text = text
      const began = performance.now()
      try {
        script.runInContext(context, { timeout: 500 })
      } catch {
        return Infinity
      }
      return performance.now() - began
    }
    const slow: string[] = []
    let count = 0
    for (const path of files)
      for (const { pattern, flags } of patternsIn(path)) {
        count += 1
        Object.assign(context, { pattern, flags })
        const texts = PIECES.flatMap((piece) => ['', '!'].map((end) => repeated(piece, BOUNDED[`${path} ${pattern}`]) + end))
        const text = texts.find((each) => took(each) > MANY_LOOKS_MS && took(each) > MANY_LOOKS_MS && took(each) > MANY_LOOKS_MS)
        if (text !== undefined) slow.push(`${path} ${pattern} with ${JSON.stringify(text.slice(0, 10))}`)
      }
    expect(slow).toEqual([])
    expect(count).toBeGreaterThan(150)
  })

  test('what others’ servers and editors wrote is read quickly', () => {
    for (const text of LONG) {
      expect(median(() => plainText(text)), text.slice(0, 10)).toBeLessThan(QUICK_MS)
      expect(median(() => formatCost(text)), text.slice(0, 10)).toBeLessThan(QUICK_MS)
    }
  })
})

/** The value with one of its texts replaced, once for each of them. */
function* withEach(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield text
  else if (Array.isArray(value)) for (const [at, each] of value.entries()) for (const changed of withEach(each, text)) yield value.with(at, changed)
  else if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) for (const changed of withEach(each, text)) yield { ...value, [key]: changed }
}

function outcome(work: () => unknown): number {
  try {
    work()
    return 200
  } catch (error) {
    return error instanceof Error && 'status' in error ? Number(error.status) : 500
  }
}

let t: TestApp
let port: TestPort
beforeAll(async () => {
  t = await openTestApp()
  await mkdir(join(t.folder, 'client/assets'), { recursive: true })
  await writeFile(join(t.folder, 'client/secret.js'), 'a secret of the machine')
  await writeFile(join(t.folder, 'secret.js'), 'a secret of the machine')
  t.parts.files.serve = createStaticFiles(join(t.folder, 'client')).serve
  port = await openPort(t.app, t.parts)
})
afterAll(async () => {
  await port.close()
  await t.close()
})

describe('calls', () => {
  test('each text of each call as ten thousand letters is judged within some milliseconds, and never fails', { timeout: 60_000 }, () => {
    const slow: string[] = []
    for (const call of [...calls, ...consoleCalls(t.parts.config)])
      for (const text of LONG)
        for (const value of withEach(call.example, text)) {
          const judge = () => outcome(() => checkInput(call, value))
          const began = performance.now()
          expect(judge(), `${call.path} ${text.slice(0, 10)}`).toBeLessThan(500)
          if (performance.now() - began > QUICK_MS && median(judge) > QUICK_MS && median(judge) > QUICK_MS) slow.push(`${call.path} ${text.slice(0, 10)}`)
        }
    expect(slow).toEqual([])
  })

  test('keys that every object has change no object, wherever they stand', () => {
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])
      for (const call of calls) {
        const poison = { [key]: { prototype: { isPolluted: true }, isPolluted: true } }
        const text = JSON.stringify({ ...(call.example as object), at: poison }).replace('"at":{', '').replace(/\}$/, '')
        const read = outcome(() => checkInput(call, parseJson(new TextEncoder().encode(text), 'application/json')))
        expect(read, `${call.path} ${key}`).toBeLessThan(500)
        expect([Reflect.get({}, 'isPolluted'), Reflect.get(() => {}, 'isPolluted')]).toEqual([undefined, undefined])
      }
  })
})

/** Exactly these bytes; the status and everything that comes back. */
function raw(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port.port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: ${HOST_A}\r\nconnection: close\r\n\r\n`))
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('close', () => resolve({ status: Number(heard.split(' ', 2)[1]), text: heard }))
    socket.on('error', reject)
    socket.setTimeout(5000, () => socket.destroy(new Error(`No end after ${path.slice(0, 80)}`)))
  })
}

describe('addresses', () => {
  const UP = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '....//', '..%252f', '..%c0%af', './../']
  test('none leads out of the folder of files, and all are answered as missing, moved or wrong', async () => {
    const paths = UP.flatMap((up) => ['/assets/', '/assets/x/', '/media/x/', '/video/x/', '/de/', '/'].flatMap((base) => [1, 2, 6].map((count) => `${base}${up.repeat(count)}secret.js`)))
    for (const path of [...paths, '/assets/%00', '/assets/secret.js%00.js', '/%', '/%ff', '/de/%E0%A4%A', '/de/__proto__', '/de/constructor', '/api/v1/__proto__', '/api/v1/constructor']) {
      const { status, text } = await raw(path)
      expect([301, 302, 400, 404, 421], path).toContain(status)
      expect(text, path).not.toContain('a secret')
    }
  })

  test('words of the database’s language are words', async () => {
    for (const word of [`'; drop table site.pages; --`, `" or 1=1 --`, 'pg_sleep(10)', `$$`, `\\'; select 1`, 'site.pages', '%_%', `x'::regclass`]) {
      const sent = encodeURIComponent(word)
      expect((await raw(`/de/search?search=${sent}`)).status, word).toBe(200)
      expect([301, 404], word).toContain((await raw(`/de/${sent}`)).status)
      for (const path of [`media?folder=${sent}`, `media?tags=${sent}`, `game/load?id=${sent}`, `media/get?id=${sent}`])
        expect((await t.ask(`/api/v1/${path}`, { who: 'editorA' })).status, `${path} ${word}`).toBeLessThan(500)
    }
    expect((await raw('/de/ueber-uns')).status).toBe(200)
  })

  test('thousands of slashes in the middle of an address are looked at once', async () => {
    const path = `/a${'/'.repeat(12_000)}a/`
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const began = performance.now()
      expect((await t.ask(path)).status).toBe(301)
      times.push(performance.now() - began)
    }
    expect(Math.min(...times)).toBeLessThan(40)
  })
})
