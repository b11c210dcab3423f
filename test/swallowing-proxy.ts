import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a server that can go silent like a firewall or a failover. */
export interface SwallowingProxy {
  port: number
  /** Blocks traffic in both directions; new connections are accepted and never answered. */
  swallow(): void
  /** Lets new connections pass. Blocked ones stay silent, as behind a firewall. */
  pass(): void
  close(): Promise<void>
}

/** Starts a proxy for `target` on a free local port. */
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
      // The two ends no longer share events, so closing one does not close the other.
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
