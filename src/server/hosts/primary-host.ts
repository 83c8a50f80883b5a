import type { Site } from '../../model/site/site.ts'
import type { ServerConfig } from '../parts.ts'
import { originOf } from './origin.ts'

/** Works under every host: what programs and pages ask for by a path alone, and where an editor is signed in. */
const ANY_HOST = /^\/(?:(?:api|media|video)\/|[^/]+\/(?:edit|login)(?:\/|$))/

type Asked = { host: string; site: Pick<Site, 'host'>; method: string; url: string }

/** What visitors read has one address, that of the site's primary host; null when it was asked for there. */
export function primaryAddress({ host, site, method, url }: Asked, config: Pick<ServerConfig, 'isSecure' | 'port'>): string | null {
  if (host === site.host || (method !== 'GET' && method !== 'HEAD')) return null
  const { pathname, search } = new URL(url)
  return ANY_HOST.test(pathname) ? null : originOf(site.host, config) + pathname + search
}
