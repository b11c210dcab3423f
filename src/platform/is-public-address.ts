/** Whether an IP address belongs to the public internet, by the IANA special-purpose registries. */
import { BlockList, isIP } from 'node:net'

/** False for loopback, private, link-local, shared, multicast, documentation, reserved and invalid addresses. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !SPECIAL[4].check(address, 'ipv4')
  return version === 6 && !SPECIAL[6].check(address, 'ipv6')
}

const IPV4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Includes addresses that contain an IPv4 address (mapped, translated, 6to4, Teredo), because it could be private. */
const IPV6: readonly [network: string, prefix: number][] = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

// Separate lists, because in a common one every IPv4 address would match the mapped range.
const SPECIAL = { 4: blockListOf(IPV4, 'ipv4'), 6: blockListOf(IPV6, 'ipv6') } as const

function blockListOf(networks: typeof IPV4, version: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, version)
  return list
}
