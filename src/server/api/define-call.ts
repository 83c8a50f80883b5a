import type { z } from 'zod'
import type { Context } from '../../actions/context.ts'
import type { Follow } from '../../actions/live/follow.ts'
import type { Bucket } from '../../services/limits/limits.ts'
import type { RequestFacts } from '../request.ts'

/** Kinds of things that ids in a request can name; the tests try each with another site's ids. */
export type IdKind = 'page' | 'group' | 'field' | 'media' | 'game' | 'player' | 'branch' | 'upload'

/** `follow` makes the answer a stream of events that stays open. */
export type CallAnswer = { fields?: object; cookies?: readonly string[]; follow?: Follow }

/** What the runner needs to know; a page that takes a form is run like a call, without being one of the API. */
export type Runnable<Input, Asker, Answer> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Who may call it; the action asks model/access again, so that no other way in can forget it. */
  access: 'visitor' | 'editor' | 'admin'
  /** Its own limit per address, in place of the one for all reading or writing calls; null where the action counts. */
  limit?: Bucket | null
  /**
   * Asked for so often that it is answered before any framework code, and stands in no line because its action does together what
   * arrives together; only for a POST that treats everybody as a visitor.
   */
  isHot?: boolean
  run: (context: Asker, input: Input, request: RequestFacts) => Promise<Answer>
}

/** A call of a site; with another context, one of the console. */
export type Call<Input = unknown, Asker = Context> = Runnable<Input, Asker, CallAnswer> & {
  /** Below /api/v1/. */
  path: string
  summary: string
  input: z.ZodType<Input>
  answer: z.ZodType
  ids: Readonly<Record<string, IdKind>>
  /** Its action answers what no keyboard types with a message for each field; all other calls get texts made well-formed. */
  judgesTexts?: boolean
  /** Its body is one file of at most so many bytes, which its input has as `file`; the rest of the input comes from the address. */
  file?: { maxBytes: number }
  /** A valid input, for the documentation and for the tests. */
  example: Record<string, unknown>
}

/** One place describes a call: route, documentation and the tests of its walls all follow from it. */
export function defineCall<Input, Asker = Context>(call: Omit<Call<Input, Asker>, 'ids'> & { ids?: Call['ids'] }): Call<unknown, Asker> {
  return { ...call, ids: call.ids ?? {}, run: (context, input, request) => call.run(context, call.input.parse(input), request) }
}
