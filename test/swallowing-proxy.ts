import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

/** A TCP proxy in front of a server, which can go silent as a firewall or a failover does. */
export interface SwallowingProxy {
  port: number
  /** From now on nothing passes in either direction, and new connections are accepted and never answered. */
  swallow(): void
  /** New connections pass again. Those that were swallowed stay silent for ever, as they do behind a firewall. */
  pass(): void
  close(): Promise<void>
}

/** Starts a proxy on a free port of this machine in front of `target`. */
export async function startSwallowingProxy(target: { host: string; port: number }): Promise<SwallowingProxy> {
  const open = new Set<Socket>()
  const pairs = new Set<readonly [Socket, Socket]>()
  let isSilent = false
  const server = createServer((client) => {
    hold(client)
    if (isSilent) return client.resume()
    const upstream = hold(connect(target))
    const pair = [client, upstream] as const
    pairs.add(pair)
    client.pipe(upstream).pipe(client)
    for (const socket of pair)
      socket.once('close', () => {
        if (pairs.delete(pair)) pair.forEach((one) => one.destroy())
      })
    return undefined
  })

  function hold(socket: Socket): Socket {
    open.add(socket)
    socket.on('error', () => undefined)
    return socket.once('close', () => open.delete(socket))
  }

  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    port: address.port,
    swallow() {
      isSilent = true
      // The ends no longer hear of each other, so closing one does not close the other.
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream)
        upstream.unpipe(client)
        client.resume()
        upstream.resume()
      }
      pairs.clear()
    },
    pass: () => void (isSilent = false),
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
