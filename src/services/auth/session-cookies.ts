import { parseSigned, serialize, serializeSigned, type CookieOptions } from 'hono/utils/cookie'

const MARKER = 'vitrine_editor'
/** How long a session lasts is decided by its row, which is prolonged while it is used; the cookie only has to outlive it. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60

type SessionCookies = {
  issue: (token: string) => Promise<string[]>
  clear: () => string[]
  /** The token of a Cookie header if we signed it. */
  read: (header: string) => Promise<string | null>
}

/** The session itself is out of a script's reach; the readable marker beside it only makes the live page show its edit button. */
export function createSessionCookies({ secret, isSecure }: { secret: string; isSecure: boolean }): SessionCookies {
  // With this prefix browsers refuse a Domain, so that no neighbouring host can plant or receive the cookie.
  const name = isSecure ? '__Host-vitrine_session' : 'vitrine_session'
  const shared: CookieOptions = { path: '/', sameSite: 'Lax', secure: isSecure }
  return {
    issue: async (token) => [
      await serializeSigned(name, token, secret, { ...shared, httpOnly: true, maxAge: COOKIE_SECONDS }),
      serialize(MARKER, '1', { ...shared, maxAge: COOKIE_SECONDS }),
    ],
    clear: () => [
      serialize<string>(name, '', { ...shared, httpOnly: true, maxAge: 0 }),
      serialize(MARKER, '', { ...shared, maxAge: 0 }),
    ],
    async read(header) {
      // Making the key costs more than most answers; a visitor has no such cookie.
      if (!header.includes(name)) return null
      const token = (await parseSigned(header, secret, name))[name]
      return typeof token === 'string' && token !== '' ? token : null
    },
  }
}
