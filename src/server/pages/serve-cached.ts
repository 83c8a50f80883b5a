import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerParts } from '../parts.ts'
import { cacheKey } from '../ready-bytes/cache-key.ts'
import { writeAnswer } from '../ready-bytes/cached-answer.ts'
import { readVisit } from './read-visit.ts'
import { serveNowhere } from './serve-nowhere.ts'

/** Runs before any framework code: true when the visitor has the answer, or will get it in turn. */
export function serveCached(parts: ServerParts, request: IncomingMessage, response: ServerResponse<IncomingMessage>): boolean {
  const visit = readVisit(parts, request)
  if (!visit) return false
  const answer = parts.pages.get(cacheKey(visit.site.id, visit.path))
  if (answer === undefined) return serveNowhere(parts, visit, response)
  if (!writeAnswer(answer, visit, response)) return false
  parts.metrics.hits += 1
  return true
}
