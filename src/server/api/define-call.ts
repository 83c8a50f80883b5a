import type { z } from 'zod'
import type { Context } from '../../actions/context.ts'
import type { Follow } from '../../actions/live/follow.ts'
import type { Bucket } from '../../services/limits/limits.ts'

/** Kinds of things that ids in a request can name; the tests try each with another site's ids. */
export type IdKind = 'page' | 'group' | 'field' | 'game' | 'player'

/** What only the HTTP side of a request knows. */
export type RequestFacts = { host: string; address: string; cookie: string; userAgent: string; query: URLSearchParams; headers: Headers }

/** `follow` makes the answer a stream of events that stays open. */
export type CallAnswer = { fields?: object; cookies?: readonly string[]; follow?: Follow }

export type Call<Input = unknown> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v1/. */
  path: string
  summary: string
  /** Who may call it; the action asks model/access again, this is for readers and for the tests. */
  access: 'visitor' | 'editor' | 'admin'
  input: z.ZodType<Input>
  answer: z.ZodType
  ids: Readonly<Record<string, IdKind>>
  /** Its own limit per address, in place of the one for all reading or writing calls. */
  limit?: Bucket
  /** Asked for so often that it is answered before any framework code; only for a POST that treats everybody as a visitor. */
  isHot?: boolean
  /** A valid input, for the documentation and for the tests. */
  example: Record<string, unknown>
  run: (context: Context, input: Input, request: RequestFacts) => Promise<CallAnswer>
}

/** One place describes a call: route, documentation and the tests of its walls all follow from it. */
export function defineCall<Input>(call: Omit<Call<Input>, 'ids'> & { ids?: Call['ids'] }): Call {
  const run: Call['run'] = (context, input, request) => call.run(context, call.input.parse(input), request)
  return { ...call, ids: call.ids ?? {}, run }
}
