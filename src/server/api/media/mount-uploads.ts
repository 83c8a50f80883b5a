import type { Context as HonoContext, Hono } from 'hono'
import { z } from 'zod'
import { cancelUpload } from '../../../actions/media/cancel-upload.ts'
import type { Context } from '../../../actions/context.ts'
import { readUpload } from '../../../actions/media/read-upload.ts'
import { receiveBytes, type Arriving } from '../../../actions/media/receive-bytes.ts'
import { Refusal } from '../../../model/refusal.ts'
import type { AppEnv, ServerParts } from '../../parts.ts'
import { contextOf, factsOf } from '../../request.ts'
import { NO_STORE, refusalResponse } from '../answer.ts'
import type { Runnable } from '../define-call.ts'
import { runCall } from '../run-call.ts'

const VERSION = '1.0.0'
const PATH = '/media/uploads/:id'
const BYTES = 'application/offset+octet-stream'
const COMMON = { ...NO_STORE, 'tus-resumable': VERSION }

type Headers = Record<string, string>

/**
 * The second half of `media/directUpload`: the resumable upload protocol tus, 1.0.0, with its extensions termination and expiration. An
 * upload is made by the call, so the size comes with the first bytes (`Upload-Length`), as creation with deferred length has it.
 */
export function mountUploads(api: Hono<AppEnv>, parts: ServerParts): void {
  // A HEAD comes here as well: how much has arrived.
  api.get(PATH, (c) =>
    answer(c, parts, { method: 'GET', access: 'editor', run: async (context, { id }) => stateHeaders(await readUpload(context, id)) }, async () => ({ id: idOf(c) })),
  )
  api.patch(PATH, (c) => answer(c, parts, { method: 'PATCH', access: 'editor', run: async (_, headers: Headers) => headers }, (context) => receive(c, parts, context), 204))
  api.delete(PATH, (c) =>
    answer(c, parts, { method: 'DELETE', access: 'editor', run: async (context, { id }) => (await cancelUpload(context, id), {}) }, async () => ({ id: idOf(c) }), 204),
  )
  api.all(PATH, () => {
    throw new Refusal('methodNotAllowed')
  })
}

const idOf = (c: HonoContext<AppEnv>) => c.req.param('id') ?? ''

async function answer<Input>(
  c: HonoContext<AppEnv>,
  parts: ServerParts,
  call: Runnable<Input, Context, Headers>,
  readInput: (context: Context) => Promise<Input>,
  status: 200 | 204 = 200,
): Promise<Response> {
  const facts = factsOf(c, parts)
  const requestId = c.get('requestId')
  const spoken = async (context: Context) => {
    if (c.req.header('tus-resumable') !== VERSION) throw new Refusal('uploadProtocol')
    return readInput(context)
  }
  const asking = { requestId, facts, headers: c.req.raw.headers, scope: c.get('site').id, findContext: () => contextOf(c, parts), readInput: spoken }
  const outcome = await runCall(parts, call, asking)
  if (!outcome.refusal) return new Response(null, { status, headers: { ...COMMON, ...outcome.answer } })
  const refused = refusalResponse(outcome.refusal, { acceptLanguage: c.req.header('accept-language') ?? '', requestId })
  refused.headers.set('tus-resumable', VERSION)
  if (outcome.refusal.code === 'uploadProtocol') refused.headers.set('tus-version', VERSION)
  return refused
}

/** Read before the action's turn in its site's line, which nobody may hold while his line is slow. */
async function receive(c: HonoContext<AppEnv>, parts: ServerParts, context: Context): Promise<Headers> {
  const arriving = readArriving(c)
  const leave = parts.limits.hold('upload', factsOf(c, parts).address)
  try {
    const { offset, expiresAt } = await receiveBytes(context, arriving)
    return { 'upload-offset': String(offset), 'upload-expires': new Date(expiresAt).toUTCString() }
  } finally {
    leave()
  }
}

const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

function readArriving(c: HonoContext<AppEnv>): Arriving {
  if (c.req.header('content-type') !== BYTES) throw new Refusal('fileTypeNotAllowed')
  const offset = wholeNumber.safeParse(c.req.header('upload-offset'))
  const size = wholeNumber.optional().safeParse(c.req.header('upload-length'))
  const announced = wholeNumber.default(0).safeParse(c.req.header('content-length'))
  if (!offset.success || !size.success || !announced.success) throw new Refusal('invalidInput')
  return { id: idOf(c), offset: offset.data, size: size.data ?? null, announced: announced.data, body: c.req.raw.body ?? new Blob([]).stream() }
}

function stateHeaders({ received, size, expiresAt }: { received: number; size: number | null; expiresAt: string }): Headers {
  const length: Headers = size === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(size) }
  return { 'upload-offset': String(received), 'upload-expires': new Date(expiresAt).toUTCString(), ...length }
}
