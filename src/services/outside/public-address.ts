import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
const RANGES4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
// Only 2000::/3 is handed out; of it, these ranges reach inwards or are for examples.
const RANGES6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function add(range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', prefix] = range.split('/')
  closed.addSubnet(network, Number(prefix), family)
}
RANGES4.forEach((range) => add(range, 'ipv4'))
RANGES6.forEach((range) => add(range, 'ipv6'))

const handedOut = new BlockList()
handedOut.addSubnet('2000::', 3, 'ipv6')

/** Whether the address is one of the open internet, and not of this machine, its network or a cloud's inside. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && handedOut.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
