import { BlockList } from 'node:net'

/** How proxies, tunnels and delivery networks say for whom they speak. */
const FORWARDED = /^(?:via|cdn-loop|forwarded(?:-.+)?|x-(?:forwarded|original|envoy|amzn|arr|azure)(?:-.+)?|cf-.+|fly-.+|x-vercel-.+|(?:[a-z]+-){1,3}(?:ip|addr))$/

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** A program on this very machine, and no proxy on it that speaks for somebody else. */
export function isLocalRequest(remoteAddress: string | undefined, headers: Headers): boolean {
  if (remoteAddress === undefined || [...headers.keys()].some((name) => FORWARDED.test(name))) return false
  const plain = remoteAddress.replace(/^::ffff:(?=\d+\.)/i, '')
  return plain.includes(':') ? loopback.check(plain, 'ipv6') : loopback.check(plain, 'ipv4')
}
