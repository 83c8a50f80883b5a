import { BlockList } from 'node:net'

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** A program on this very machine, and no proxy on it that speaks for somebody else. */
export function isLocalRequest(remoteAddress: string | undefined, headers: Headers): boolean {
  if (remoteAddress === undefined || FORWARDED.some((name) => headers.has(name))) return false
  const plain = remoteAddress.replace(/^::ffff:(?=\d+\.)/i, '')
  return plain.includes(':') ? loopback.check(plain, 'ipv6') : loopback.check(plain, 'ipv4')
}
