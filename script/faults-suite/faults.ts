import type { Figure } from './figure.ts'
import type { Engine } from './ground/engine.ts'
import type { Ground } from './ground/ground.ts'
import { fillDisk } from './faults/fill-disk.ts'
import { greedyClients } from './faults/greedy-clients.ts'
import { hostileMix } from './faults/hostile-mix.ts'
import { blockDatabaseThread, endDatabaseThread } from './faults/hurt-embedded.ts'
import {
  killBackend,
  killPostmaster,
  restartPostgres,
  stopPostgres,
  terminateBackends,
} from './faults/kill-database.ts'
import { killProcess } from './faults/kill-process.ts'
import { oddHeaders } from './faults/odd-headers.ts'
import { pauseProcess } from './faults/pause-process.ts'
import { readHostileTexts } from './faults/read-hostile-texts.ts'
import { startOnFullDisk, startOnTakenPort } from './faults/refuse-start.ts'
import { renewProcesses } from './faults/renew-processes.ts'
import { freezePostgres, swallowConnections } from './faults/silence-database.ts'
import { stallProcesses } from './faults/stall-processes.ts'

export const AREA_NAMES = [
  'kills',
  'database',
  'silence',
  'disk',
  'clients',
  'headers',
  'renewals',
  'texts',
] as const
export type AreaName = (typeof AREA_NAMES)[number]

export interface Fault extends Hurt {
  area: AreaName
  engines: readonly Engine[]
}

export interface Hurt {
  /** As the table says it. */
  what: string
  run: (ground: Ground) => Promise<Figure[]>
}

const BOTH = ['embedded', 'postgres'] as const
const EMBEDDED = ['embedded'] as const
const POSTGRES = ['postgres'] as const

/** Everything that is done to the site, in this order. */
export const FAULTS: readonly Fault[] = [
  { area: 'kills', what: 'kill -9 of the process', engines: BOTH, run: killProcess },
  { area: 'kills', what: 'process stopped and continued', engines: BOTH, run: pauseProcess },
  { area: 'kills', what: 'database thread ended', engines: EMBEDDED, run: endDatabaseThread },
  { area: 'kills', what: 'database thread blocked', engines: EMBEDDED, run: blockDatabaseThread },
  { area: 'kills', what: 'processes that stand still', engines: POSTGRES, run: stallProcesses },
  { area: 'database', what: 'kill -9 of the postmaster', engines: POSTGRES, run: killPostmaster },
  { area: 'database', what: 'immediate restart', engines: POSTGRES, run: restartPostgres },
  { area: 'database', what: 'backends terminated', engines: POSTGRES, run: terminateBackends },
  { area: 'database', what: 'kill -9 of a backend', engines: POSTGRES, run: killBackend },
  { area: 'database', what: 'stopped for a minute', engines: POSTGRES, run: stopPostgres },
  { area: 'silence', what: 'frozen', engines: POSTGRES, run: freezePostgres },
  { area: 'silence', what: 'connections swallowed', engines: POSTGRES, run: swallowConnections },
  { area: 'disk', what: 'full disk', engines: BOTH, run: fillDisk },
  { area: 'disk', what: 'start on a full disk', engines: EMBEDDED, run: startOnFullDisk },
  { area: 'disk', what: 'start on a taken port', engines: BOTH, run: startOnTakenPort },
  { area: 'clients', what: 'greedy clients', engines: BOTH, run: greedyClients },
  { area: 'headers', what: 'headers without a meaning', engines: BOTH, run: oddHeaders },
  { area: 'renewals', what: 'renewal by SIGHUP', engines: POSTGRES, run: renewProcesses },
  { area: 'texts', what: 'hostile texts', engines: EMBEDDED, run: readHostileTexts },
]

/** What is done instead of all of these when a soak is asked for. */
export function soakOf(minutes: number): Hurt {
  return { what: `hostile mix of ${minutes} min`, run: (ground) => hostileMix(ground, minutes) }
}
