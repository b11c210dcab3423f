import { relative } from 'node:path'
import type { Plugin } from 'vite'

const SERVER_FLOORS = ['platform', 'db', 'operations', 'api', 'jobs', 'cli']

/** Fails the build when a file of a server floor reaches a browser chunk. */
export function refuseServerCode(): Plugin {
  return {
    name: 'evenhand:refuse-server-code',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds) {
          const floor = relative(process.cwd(), id).match(/^src\/([a-z]+)\//)?.[1]
          if (floor !== undefined && SERVER_FLOORS.includes(floor)) {
            this.error(
              `${relative(process.cwd(), id)} would be sent to browsers in ${chunk.fileName}. Use it in a loader only, or move what both sides need to src/contract or src/domain.`,
            )
          }
        }
      }
    },
  }
}
