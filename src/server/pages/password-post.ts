import type { Context as HonoContext } from 'hono'
import { unlockPage } from '../../actions/page/unlock.ts'
import type { PageAddress } from '../../model/page/path.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import type { PagePost } from './run-post.ts'
import { serveLocked } from './serve-locked.tsx'

/** Pages without a password take no form. */
export function passwordPost(c: HonoContext<AppEnv>, parts: ServerParts, { place, form }: { place: PageAddress; form: URLSearchParams }): PagePost {
  return {
    async send(context, { address }) {
      const { cookies } = await unlockPage(context, { place, password: form.get('password') ?? '', address })
      return { location: new URL(c.req.url).pathname, cookies }
    },
    drawAgain: (refusal) => (refusal.code === 'wrongPassword' || refusal.code === 'tooManyRequests' ? serveLocked(c, parts, place, refusal) : null),
  }
}
