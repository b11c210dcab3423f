import type { Server } from 'node:http'
import { forwardedAddress } from '#platform/address.ts'
import type { ServerLimits } from '#platform/settings.ts'

interface ConnectionLimits {
  limits: Pick<ServerLimits, 'connections' | 'connectionsPerAddress'>
  /** How many proxies stand in front; with one, all connections come from its address. */
  trustProxy: number
  onRefused: (reason: string) => void
}

/** Closes connections beyond the limits as soon as they are open. */
export function limitConnections(server: Server, { limits, trustProxy, onRefused }: ConnectionLimits): void {
  server.maxConnections = limits.connections
  server.on('drop', () => onRefused('too many connections'))
  if (trustProxy > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = forwardedAddress('', socket.remoteAddress, 0)
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
    if (count <= limits.connectionsPerAddress) return
    onRefused('too many connections of one address')
    socket.resetAndDestroy()
  })
}
