import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { Refusal } from '../../model/refusal.ts'
import type { ByteHold } from './byte-budget.ts'
import type { AppEnv } from '../parts.ts'
import { cleanInput } from './clean-input.ts'
import type { Call } from './define-call.ts'
import { jsonSize } from './json-size.ts'

const MAX_BODY = 1_000_000
/** The longest remark, each letter escaped, and some room: nobody without a login has more to say. */
const MAX_VISITOR_BODY = 200_000
const MAX_DEPTH = 40
/** Of a whole page's rich text there are fewer; checking many more would keep everybody else waiting. */
const MAX_VALUES = 50_000

/** Query parameters of a GET, the JSON body of everything else; the bytes are counted, whatever the header says. */
export async function readInput(c: HonoContext<AppEnv>, call: Pick<Call, 'method' | 'access' | 'input' | 'judgesTexts' | 'file'>, hold: ByteHold): Promise<unknown> {
  if (call.file) return readFile(c, call, call.file.maxBytes, hold)
  if (call.method === 'GET') return checkInput(call, c.req.query())
  return checkInput(call, parseJson(await readBytes(c.req.raw, maxBytesOf(call)), c.req.header('content-type')))
}

/** What the address says wrong is refused before a byte of the file is read. */
async function readFile(c: HonoContext<AppEnv>, call: Pick<Call, 'input'>, maxBytes: number, hold: ByteHold): Promise<unknown> {
  checkInput(call, c.req.query())
  const file = await readBytes(c.req.raw, maxBytes, hold)
  return checkInput({ input: call.input, judgesTexts: true }, { ...c.req.query(), file })
}

export function maxBytesOf({ access }: Pick<Call, 'access'>): number {
  return access === 'visitor' ? MAX_VISITOR_BODY : MAX_BODY
}

export function checkInput(call: Pick<Call, 'input' | 'judgesTexts'>, raw: unknown): unknown {
  const parsed = call.input.safeParse(call.judgesTexts ? raw : cleanInput(raw))
  if (!parsed.success) throw new Refusal('invalidInput', { fieldErrors: fieldErrors(parsed.error) })
  return parsed.data
}

export function parseJson(bytes: Uint8Array, contentType: string | undefined): unknown {
  if (bytes.length === 0) return {}
  if (!/^application\/json\b/i.test(contentType ?? '')) throw new Refusal('jsonOnly')
  const text = new TextDecoder().decode(bytes)
  const { depth, values } = jsonSize(text)
  if (depth > MAX_DEPTH) throw new Refusal('invalidJson')
  if (values > MAX_VALUES) throw new Refusal('bodyTooLarge')
  try {
    return JSON.parse(text, dropInheritedKeys)
  } catch {
    throw new Refusal('invalidJson')
  }
}

export async function readBytes(request: Request, maxBytes: number, hold?: ByteHold): Promise<Uint8Array> {
  return collectBytes(request.body ?? [], Number(request.headers.get('content-length') ?? '0'), maxBytes, hold)
}

/** What is announced is held at once, so that nobody sends a file for which there is no room; what comes beyond it is held as it comes. */
export async function collectBytes(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, announced: number, maxBytes = MAX_BODY, hold?: ByteHold): Promise<Uint8Array> {
  if (announced > maxBytes) throw new Refusal('bodyTooLarge')
  if (announced > 0) hold?.reach(announced)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new Refusal('bodyTooLarge')
    hold?.reach(size)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** What every object has by itself: a `valueOf` that is no function cannot be compared with anything, and throws where a length is checked. */
function dropInheritedKeys(key: string, value: unknown): unknown {
  return key === 'prototype' || Object.hasOwn(Object.prototype, key) ? undefined : value
}

function fieldErrors(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.slice(0, 20).map((issue) => [issue.path.join('.') || '(whole)', issue.code]))
}
