import { CACHED, inTurn } from '../load/pages.ts'
import { startLoad } from '../load/start-load.ts'

/** Clients that take no compression, each ten times a second. */
export function askPlainly(port: number, clients: number): void {
  const next = inTurn(CACHED.map(({ path }) => ({ path, headers: { 'accept-encoding': 'identity' } })))
  startLoad(`http://127.0.0.1:${port}`, [{ kind: 'plain', visitors: clients, pauseMs: 100, next }])
}
