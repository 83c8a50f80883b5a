import { Refusal } from '../../model/refusal.ts'

/** A form or script on another website must not act with an editor's cookie. */
export function assertOwnOrigin(headers: Pick<Headers, 'get'>, host: string): void {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') throw new Refusal('foreignOrigin')
  const origin = headers.get('origin')
  if (origin === null) {
    // Browsers always send one of the two with a write; a request with neither is no browser and carries no victim's cookie.
    return
  }
  const parsed = URL.parse(origin)
  if (parsed?.hostname !== host) throw new Refusal('foreignOrigin')
}
