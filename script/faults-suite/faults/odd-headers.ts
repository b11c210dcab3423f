import { sendLoad } from '../../benchmark/measure/send-load.ts'
import { atLeast } from '../../benchmark/report/table.ts'
import { told } from '../figure.ts'
import type { Figure } from '../figure.ts'
import type { Ground } from '../ground/ground.ts'
import { askForAll } from '../load/mixed-load.ts'
import { withSite } from '../site/site.ts'

const PATH = '/casinos'
const CONNECTIONS = 32
const SECONDS = 2
const ROUNDS = 2
const AIM = 0.8
const HEADERS = {
  none: {},
  'Authorization: x': { authorization: 'x' },
  'Cookie: a=b': { cookie: 'a=b' },
} as const satisfies Record<string, Record<string, string>>

/** Headers that change nothing for a visitor must not take the cached page away from him. */
export async function oddHeaders(ground: Ground): Promise<Figure[]> {
  return ground.withData((data) =>
    withSite(data, { processes: 1 }, async ({ origin }) => {
      await askForAll(origin)
      const requests = new Map<string, number>()
      // In turns, so that a busy moment of the machine meets all of them.
      for (let round = 0; round < (ground.isQuick ? 1 : ROUNDS); round++)
        for (const [name, headers] of Object.entries(HEADERS)) {
          const request = { path: PATH, headers }
          // Two of them: a single one is sent without its own headers.
          const job = { origin, connections: CONNECTIONS, seconds: SECONDS, requests: [request, request] }
          requests.set(name, (requests.get(name) ?? 0) + (await sendLoad(job)).requests)
        }
      const plain = requests.get('none') ?? 0
      const perSecond = plain / (SECONDS * (ground.isQuick ? 1 : ROUNDS))
      return [
        told(`${PATH} from memory`, `${perSecond.toFixed(0)} requests a second`),
        ...[...requests]
          .filter(([name]) => name !== 'none')
          .map(([name, count]) => atLeast(`with ${name}, against without`, count / plain, AIM, ' times')),
      ]
    }),
  )
}
