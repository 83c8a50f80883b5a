import { createHmac, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

/** A page with the password it has now; the hash has a salt of its own, so it also says which password that is. */
export type LockedPage = { siteId: string; pageId: string; hash: string }

export type PageLocks = {
  hash: (password: string) => Promise<string>
  isRight: (hash: string, password: string) => Promise<boolean>
  /** A ready Set-Cookie value, good for this page until the browser is closed or the page gets another password. */
  issue: (page: LockedPage) => string
  /** Whether a request's Cookie header holds what `issue` gave for this page and this password. */
  isOpen: (page: LockedPage, cookie: string) => boolean
}

const COST: ScryptOptions = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 64

function stretch(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

export function createPageLocks({ secret, isSecure }: { secret: string; isSecure: boolean }): PageLocks {
  // With this prefix browsers refuse a Domain, so that no neighbouring host can plant or receive the cookie.
  const nameOf = ({ pageId }: LockedPage) => `${isSecure ? '__Host-' : ''}vitrine_page_${pageId}`
  const sign = ({ siteId, pageId, hash }: LockedPage) => createHmac('sha256', secret).update(['page-lock', siteId, pageId, hash].join('\n')).digest('base64url')
  return {
    async hash(password) {
      const salt = randomBytes(16)
      return `${salt.toString('base64url')}.${(await stretch(password, salt)).toString('base64url')}`
    },
    async isRight(hash, password) {
      const [salt = '', key = ''] = hash.split('.')
      return isSame(await stretch(password, Buffer.from(salt, 'base64url')), Buffer.from(key, 'base64url'))
    },
    issue: (page) => serialize<string>(nameOf(page), sign(page), { path: '/', sameSite: 'Lax', secure: isSecure, httpOnly: true }),
    isOpen: (page, cookie) => isSame(Buffer.from(parse(cookie, nameOf(page))[nameOf(page)] ?? ''), Buffer.from(sign(page))),
  }
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
