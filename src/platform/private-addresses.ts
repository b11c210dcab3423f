import { BlockList, isIPv6 } from 'node:net'

/**
 * True for an IP address that is not on the public internet: this machine, private and shared networks, link-local
 * (where clouds keep their metadata), multicast and reserved ranges, and IPv6 ranges that wrap an IPv4 address.
 * Ranges: IANA special-purpose address registries.
 */
export function isPrivateAddress(ip: string): boolean {
  return isIPv6(ip) ? OF_IPV6.check(ip, 'ipv6') : OF_IPV4.check(ip, 'ipv4')
}

// Two lists: one list would look an IPv4 address up as ::ffff:… among the IPv6 ranges as well.
const OF_IPV4 = new BlockList()
const OF_IPV6 = new BlockList()
for (const [network, prefix] of [
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
] as const)
  OF_IPV4.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  // Public unicast is 2000::/3; these four are everything else.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  OF_IPV6.addSubnet(network, prefix, 'ipv6')
