import { BlockList, isIP } from 'node:net'
import type { FieldProblem } from '#contract/shared/refusal.ts'

/** The problem with a list of addresses and ranges; undefined when all are valid. */
export function addressProblem(addresses: readonly string[]): FieldProblem | undefined {
  const wrong = addresses.find((address) => rangeOf(address) === undefined)
  return wrong === undefined
    ? undefined
    : {
        path: 'postbackAddresses',
        message: `Addresses: ${wrong.slice(0, 60)} is no address or range such as 198.51.100.0/24`,
      }
}

/** Whether a call from this network address is allowed; an empty list allows all. */
export function mayCall(addresses: readonly string[], address: string): boolean {
  if (addresses.length === 0) return true
  // IPv6 callers are known by their network.
  const bare = address.replace(/\/64$/, '')
  if (isIP(bare) === 0) return false
  const list = new BlockList()
  for (const range of addresses.map(rangeOf))
    if (range !== undefined) list.addSubnet(range.address, range.bits, range.type)
  return list.check(bare, typeOf(bare))
}

interface Range {
  address: string
  bits: number
  type: 'ipv4' | 'ipv6'
}

function rangeOf(text: string): Range | undefined {
  const [address = '', bits, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return undefined
  const type = typeOf(address)
  const most = type === 'ipv4' ? 32 : 64
  if (bits === undefined) return { address, bits: most, type }
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { address, bits: Number(bits), type } : undefined
}

function typeOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
