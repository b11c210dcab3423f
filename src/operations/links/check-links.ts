import pLimit from 'p-limit'
import { SECOND_MS } from '#contract/shared/durations.ts'
import { listOutboundLinks, type OutboundLinks } from '#db/queries/links/outbound-links.ts'
import { writeFindings } from '#db/queries/lint/findings.ts'
import { isReserved, linkFault, type LinkAnswer } from '#domain/lint/link-faults.ts'
import { lookAtPublic, PublicFetchError } from '#platform/fetch-public.ts'
import type { App } from '../app/app.ts'

const AT_A_TIME = 200
/** Few at a time, to be gentle on other servers. */
const AT_ONCE = 4
const PATIENCE_MS = 10 * SECOND_MS

/**
 * Checks every outbound link to a casino or a game's demo, and stores the faults as findings. Never contacts private
 * networks. For the job `check-links`.
 */
export async function checkLinks(app: App): Promise<void> {
  const limit = pLimit(AT_ONCE)
  for (const kind of ['casino', 'game'] as const) {
    let last = 0
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a page of items at a time
      const items = await listOutboundLinks(app.db, kind, last, AT_A_TIME)
      if (items.length === 0) break
      // oxlint-disable-next-line no-await-in-loop -- as above
      const found = await Promise.all(items.map((item) => limit(() => faultsOf(app, item))))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await writeFindings(app.db, kind, found, { now: app.now(), of: 'links' })
      last = items.at(-1)?.id ?? 0
    }
  }
}

async function faultsOf({ settings }: App, { id, links }: OutboundLinks) {
  const findings = []
  for (const [field, address] of Object.entries(links)) {
    if (address === null || isReserved(address)) continue
    // oxlint-disable-next-line no-await-in-loop -- the links of an item mostly lead to one server
    const fault = linkFault(field, address, await answerOf(address, settings.fetchHosts))
    if (fault !== undefined) findings.push(fault)
  }
  return { id, findings }
}

async function answerOf(address: string, allowedHosts: readonly string[]): Promise<LinkAnswer> {
  try {
    return await lookAtPublic(address, { timeoutMs: PATIENCE_MS, allowedHosts })
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    const { code = '' } = (error.cause ?? {}) as NodeJS.ErrnoException
    return { error: error.message, isCertificate: /CERT|SIGNATURE|ISSUER/.test(code) }
  }
}
