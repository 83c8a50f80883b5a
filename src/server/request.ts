import type { Context as HonoContext } from 'hono'
import { actorOf } from '../actions/auth/actor-of.ts'
import type { Context } from '../actions/context.ts'
import { forwardedAddress } from './hosts/forwarded-address.ts'
import type { AppEnv, ServerParts } from './parts.ts'

/** What only the HTTP side of a request knows. */
export type RequestFacts = { host: string; address: string; cookie: string; userAgent: string; query: URLSearchParams; headers: Headers }

/** The visitor's address; a proxy's word counts only if the proxy is on the operator's list. */
export function addressOf(remoteAddress: string, forwardedFor: string | undefined, isTrustedProxy: (address: string | undefined) => boolean): string {
  if (forwardedFor === undefined || !isTrustedProxy(remoteAddress)) return remoteAddress
  return forwardedAddress(forwardedFor.split(',').at(-1) ?? remoteAddress)
}

export function factsOf(c: HonoContext<AppEnv>, parts: ServerParts): RequestFacts {
  return {
    host: c.get('host'),
    address: addressOf(c.env?.incoming?.socket.remoteAddress ?? '', c.req.header('x-forwarded-for'), parts.config.isTrustedProxy),
    cookie: c.req.header('cookie') ?? '',
    query: new URL(c.req.url).searchParams,
    headers: c.req.raw.headers,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
  }
}

export async function contextOf(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Context> {
  const site = c.get('site')
  const actor = await actorOf(parts, { cookie: c.req.header('cookie') ?? '', host: c.get('host'), siteId: site.id })
  return { ...parts, site, actor }
}
