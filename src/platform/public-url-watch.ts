import type { Logger } from 'pino'
import {
  isLoopback,
  PUBLIC_URL_REMEDY,
  publicUrlFault,
  requestProblem,
  type PublicUrlProblem,
  type RequestHosts,
} from './public-url-problem.ts'
import type { Settings } from './settings.ts'

export interface PublicUrlWatch {
  /** Checks the hosts of a request. The first forwarded request to a site with a local PUBLIC_URL is logged. */
  look(hosts: RequestHosts): void
  /** Undefined until there was such a request. */
  problem(): PublicUrlProblem | undefined
}

/** PUBLIC_URL is easily forgotten, because only wrong addresses elsewhere reveal it. */
export function createPublicUrlWatch({ settings, log }: { settings: Settings; log: Logger }): PublicUrlWatch {
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
