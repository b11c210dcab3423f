import { IMPORT_RUN } from '#contract/transfer/limits.ts'
import type { Lease } from '#db/queries/transfer/import-writes.ts'
import type { App } from '../app/app.ts'

/** Reserved for this run until it has been silent for a while. */
export function leaseFor({ now }: Pick<App, 'now'>, holder: string): Lease {
  return { holder, until: new Date(now().getTime() + IMPORT_RUN.leaseMs) }
}
