/** The address that a request counts for: one IPv4 address, or one IPv6 /64, which is what a household gets. */
import { isIP, isIPv4 } from 'node:net'

/**
 * The visitor's address. With `trustProxy` 0 it is the socket's `peer`. With n it is the n-th entry of X-Forwarded-For
 * from the right, written by the outermost trusted proxy; entries further left are the visitor's own claims. A missing
 * or unreadable entry falls back to the socket.
 */
export function visitorAddress(headers: Headers, peer: string | undefined, trustProxy: number): string {
  return forwardedAddress(headers.get('x-forwarded-for') ?? '', peer, trustProxy)
}

/** The same from the text of X-Forwarded-For; empty without one. */
export function forwardedAddress(forwardedFor: string, peer: string | undefined, trustProxy: number): string {
  const hops = trustProxy > 0 ? forwardedFor.split(',').map(bareAddress) : []
  const named = trustProxy > 0 ? hops.at(-trustProxy) : undefined
  const address = named !== undefined && isIP(named) !== 0 ? named : bareAddress(peer ?? '')
  if (isIP(address) === 0) return 'unknown'
  return isIPv4(address) ? address : networkOf(address)
}

/** Without port, brackets, zone and the IPv6 notation of an IPv4 address. */
function bareAddress(text: string): string {
  const trimmed = text.trim()
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1]
  const withoutPort = bracketed ?? trimmed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const withoutZone = withoutPort.replace(/%.*$/, '')
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1] ?? withoutZone
}

/** The first four of the eight groups, after expanding a short form. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const gap = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const network = [...head, ...gap, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** An IPv4 tail counts as two groups, so that the gap has the right length. */
function groupsOf(part: string): string[] {
  return part
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
