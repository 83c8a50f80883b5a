import { randomUUID } from 'node:crypto'
import { errorText } from '../../i18n/errors/error-text.ts'
import type { Refusal } from '../../model/refusal.ts'
import type { CallAnswer } from './define-call.ts'
import { preferredLocale } from './preferred-locale.ts'
import { PRIVATE } from '../middleware/security-headers.ts'

export const NO_STORE = { ...PRIVATE, 'x-content-type-options': 'nosniff' }
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** An answer as it goes out, before it is put into anybody's response. */
export type PlainAnswer = { status: number; headers: Record<string, string>; body: string }

const HEADERS = { ...NO_STORE, ...JSON_TYPE }

export function plainAnswer({ fields = {} }: CallAnswer): PlainAnswer {
  return { status: 200, headers: HEADERS, body: JSON.stringify({ success: true, ...fields }) }
}

export function answerOf(answer: CallAnswer): Response {
  const { body, headers } = plainAnswer(answer)
  const response = new Response(body, { headers })
  for (const cookie of answer.cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}

type Asked = { acceptLanguage: string; requestId: string | undefined }

/** Codes are permanent and texts come from the dictionaries; what happened inside stays in the log. */
export function plainRefusal(refusal: Refusal, request: Asked): PlainAnswer {
  const locale = preferredLocale(request.acceptLanguage)
  const { fieldErrors, data, retryAfterSeconds } = refusal.details
  const body = {
    success: false,
    error: { code: refusal.code, message: errorText(locale, refusal.code, retryAfterSeconds), requestId: request.requestId ?? randomUUID() },
    ...(fieldErrors && { fieldErrors }),
    ...data,
  }
  return { status: refusal.status, headers: { ...HEADERS, ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }) }, body: JSON.stringify(body) }
}

export function refusalResponse(refusal: Refusal, request: Asked): Response {
  const { body, ...init } = plainRefusal(refusal, request)
  return new Response(body, init)
}
