import { BlockList } from 'node:net'
import type { Context as HonoContext } from 'hono'
import { EVERY_SITE } from '../../actions/console/console-context.ts'
import { operatorOf } from '../../actions/console/operator-of.ts'
import { assertMay } from '../../model/access.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { factsOf } from '../request.ts'

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** A program on this very machine, and no proxy on it that speaks for somebody else. */
export function isLocalRequest(remoteAddress: string | undefined, headers: Headers): boolean {
  if (remoteAddress === undefined || FORWARDED.some((name) => headers.has(name))) return false
  const plain = remoteAddress.replace(/^::ffff:(?=\d+\.)/i, '')
  return plain.includes(':') ? loopback.check(plain, 'ipv6') : loopback.check(plain, 'ipv4')
}

export async function serveMetrics(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  if (!isLocalRequest(c.env?.incoming?.socket.remoteAddress, c.req.raw.headers)) {
    assertMay(await operatorOf(parts, factsOf(c, parts)), 'operate', EVERY_SITE)
  }
  return c.text(await parts.metrics.text(), 200, { ...PRIVATE, 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'x-content-type-options': 'nosniff' })
}
