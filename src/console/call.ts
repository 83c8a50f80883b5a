import { z } from 'zod'

const PATIENCE = 20_000

export type CallResult<Value> = { ok: true; value: Value } | { ok: false; status: number; message: string | null }

const failureSchema = z.object({ success: z.literal(false), error: z.object({ message: z.string() }) })

type Request = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown }

/** One request to the console's API; every failure comes back as a value with the server's sentence, if it had one. */
export async function call<Value>({ method, path, body }: Request, answer: z.ZodType<Value>, fetcher: typeof fetch = fetch): Promise<CallResult<Value>> {
  try {
    const response = await fetcher(`/api/v1/${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const json: unknown = await response.json().catch(() => null)
    const read = answer.safeParse(json)
    if (response.ok && read.success) return { ok: true, value: read.data }
    return { ok: false, status: response.status, message: failureSchema.safeParse(json).data?.error.message ?? null }
  } catch (error) {
    console.warn(error)
    return { ok: false, status: 0, message: null }
  }
}
