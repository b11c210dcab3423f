import { createServer } from 'node:net'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}
