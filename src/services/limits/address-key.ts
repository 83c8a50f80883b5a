import { isIP } from 'node:net'
import { normalizeIP } from '@better-auth/core/utils/ip'

/** One key for all spellings of an address; one per /64 for IPv6, because a single line owns all of those. */
export function addressKey(address: string): string {
  const bare = address.trim().replace(/%.*$/, '')
  switch (isIP(bare)) {
    case 4:
      return bare
    case 6:
      // The URL parser knows every spelling, also a dotted tail; the brackets around its answer go.
      return normalizeIP(new URL(`http://[${bare}]`).hostname.slice(1, -1), { ipv6Subnet: 64 })
    default:
      return 'unknown'
  }
}
