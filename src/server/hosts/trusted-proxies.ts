import { BlockList, isIP } from 'node:net'

/** Whether an address belongs to a proxy whose forwarded headers count. */
export function trustedProxies(list: readonly string[]): (address: string | undefined) => boolean {
  if (list.length === 0) return () => false
  const ranges = new BlockList()
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    ranges.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family)
  }
  return (address) => {
    if (address === undefined) return false
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    return isIP(plain) !== 0 && ranges.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}
