import type { Fetch } from '../../kit/api/call.ts'

const ASKS_WHO = /\/auth$/

/** Whatever the editor asks for may be the first to learn that the session is over. Signing in answers 401 for a wrong password. */
export function watchSession(fetcher: Fetch, onOver: () => void): Fetch {
  return async (url, init) => {
    const response = await fetcher(url, init)
    if (response.status === 401 && !ASKS_WHO.test(url)) onOver()
    return response
  }
}
