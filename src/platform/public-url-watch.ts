import type { Logger } from 'pino'
import { isLoopback, PUBLIC_URL_REMEDY, publicUrlFault, requestProblem } from './public-url-problem.ts'
import type { PublicUrlProblem, RequestHosts } from './public-url-problem.ts'
import type { Settings } from './settings.ts'

interface Watched {
  settings: Settings
  log: Logger
}

export interface PublicUrlWatch {
  /** Looks at the hosts of a request. The first one that a proxy forwarded to a site with a local PUBLIC_URL is logged. */
  look(hosts: RequestHosts): void
  /** Undefined until there was such a request. */
  problem(): PublicUrlProblem | undefined
}

/** No one sets PUBLIC_URL on the first day, and nothing shows that it is missing but wrong addresses elsewhere. */
export function createPublicUrlWatch({ settings, log }: Watched): PublicUrlWatch {
  const isLocal = isLoopback(new URL(settings.publicUrl).hostname)
  let found: PublicUrlProblem | undefined
  return {
    look(hosts) {
      if (!isLocal || found !== undefined || hosts.forwardedHost === '') return
      found = requestProblem(settings, hosts)
      if (found !== undefined)
        log.warn(`A proxy forwards requests. ${publicUrlFault(found)} ${PUBLIC_URL_REMEDY}`)
    },
    problem: () => found,
  }
}
