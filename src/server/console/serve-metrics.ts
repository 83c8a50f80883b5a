import type { Context as HonoContext } from 'hono'
import { EVERY_SITE } from '../../actions/console/console-context.ts'
import { operatorOf } from '../../actions/console/operator-of.ts'
import { assertMay } from '../../model/access.ts'
import { isLocalRequest } from '../hosts/is-local-request.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { factsOf } from '../request.ts'

export async function serveMetrics(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  if (!isLocalRequest(c.env?.incoming?.socket.remoteAddress, c.req.raw.headers)) {
    assertMay(await operatorOf(parts, factsOf(c, parts)), 'operate', EVERY_SITE)
  }
  return c.text(await parts.metrics.text(), 200, { ...PRIVATE, 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'x-content-type-options': 'nosniff' })
}
