import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { serveHotCall } from './api/serve-hot-call.ts'
import { HSTS } from './middleware/security-headers.ts'
import { createShed } from './shed.ts'
import { serveCached } from './pages/serve-cached.ts'
import type { AppEnv, ServerParts } from './parts.ts'
import { hasOneHost, refuseBroken } from './refuse-broken.ts'

/** The two short ways first, then whoever cannot be served now; everything else goes through the app. */
export function createRequestListener(parts: ServerParts, app: Hono<AppEnv>): RequestListener {
  const listener = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false })
  const shed = createShed(parts)
  const { isSecure } = parts.config
  return (request, response) => {
    if (!hasOneHost(request)) return refuseBroken(response, isSecure)
    // Ready bytes carry it already; for the others it is set here, because a header too many costs nothing there.
    if (serveCached(parts, request, response)) return
    if (isSecure) response.setHeaders(new Map(Object.entries(HSTS)))
    if (!serveHotCall(parts, request, response) && !shed(request, response)) void listener(request, response)
  }
}
