/** A separate server, for journeys that change settings, need an empty site or thousands of rows. */
import { startServer, type StartedServer } from '../script/with-server.ts'
import { OWNER } from './signed-in.ts'

export type { StartedServer }

/** `env` and `args` as for `startServer`. The owner is that of signed-in.ts. */
export function startOwnServer(
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<StartedServer> {
  const owner = { OWNER_USERNAME: OWNER.username, OWNER_PASSWORD: OWNER.password }
  return startServer({ ...owner, ...env }, args, 'e2e/serve.ts')
}
