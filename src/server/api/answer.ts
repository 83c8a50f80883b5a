import { randomUUID } from 'node:crypto'
import { errorTexts } from '../../i18n/errors/texts.ts'
import type { Refusal } from '../../model/refusal.ts'
import type { CallAnswer } from './define-call.ts'
import { preferredLocale } from './preferred-locale.ts'
import { PRIVATE } from '../middleware/security-headers.ts'

export const NO_STORE = { ...PRIVATE, 'x-content-type-options': 'nosniff' }
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

export function answerOf({ fields = {}, cookies = [] }: CallAnswer): Response {
  const headers = new Headers({ ...NO_STORE, ...JSON_TYPE })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify({ success: true, ...fields }), { headers })
}

/** Codes are permanent and texts come from the dictionaries; what happened inside stays in the log. */
export function refusalResponse(refusal: Refusal, request: { acceptLanguage: string; requestId: string | undefined }): Response {
  const locale = preferredLocale(request.acceptLanguage)
  const { fieldErrors, data, retryAfterSeconds } = refusal.details
  const body = {
    success: false,
    error: { code: refusal.code, message: errorTexts[locale][refusal.code], requestId: request.requestId ?? randomUUID() },
    ...(fieldErrors && { fieldErrors }),
    ...data,
  }
  const headers = new Headers({ ...NO_STORE, ...JSON_TYPE })
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  return new Response(JSON.stringify(body), { status: refusal.status, headers })
}
