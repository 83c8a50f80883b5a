import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

type DeviceCookies = {
  /** A ready Set-Cookie value for a browser that has just signed in. */
  issue: (account: string) => string
  /** The browser's id if it signed in to this account before. */
  read: (header: string, account: string) => string | null
}

const COOKIE_SECONDS = 400 * 24 * 60 * 60
const VALUE = /^([\w-]{22})\.([\w-]{43})$/

/** Opens nothing by itself: who holds it has attempts of its own, so that strangers cannot use up the owner's. */
export function createDeviceCookies({ secret, isSecure }: { secret: string; isSecure: boolean }): DeviceCookies {
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(['device', ...parts].join('\n'))
      .digest('base64url')
  // One per account, so that two people at one browser do not forget each other; which account it is stays unreadable.
  const nameOf = (account: string) => `${isSecure ? '__Host-' : ''}vitrine_device_${sign('name', account).slice(0, 12)}`
  return {
    issue(account) {
      const id = randomBytes(16).toString('base64url')
      return serialize<string>(nameOf(account), `${id}.${sign(id, account)}`, { path: '/', sameSite: 'Lax', secure: isSecure, httpOnly: true, maxAge: COOKIE_SECONDS })
    },
    read(header, account) {
      const name = nameOf(account)
      const [, id, signature] = VALUE.exec(parse(header, name)[name] ?? '') ?? []
      if (id === undefined || signature === undefined) return null
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, account))) ? id : null
    },
  }
}
