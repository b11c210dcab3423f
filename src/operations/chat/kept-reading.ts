/** Catalogue data that every question needs, read at most once a minute. */
import { listKnownNames, listMethodTimes } from '#db/queries/chat/assistant-facts.ts'
import type { MethodTime } from '#domain/chat/answers/payment.ts'
import type { KnownNames } from '#domain/chat/read-message.ts'
import { perDatabase } from '../app/per-database.ts'
import type { App } from '../app/app.ts'

const FRESH_MS = 60_000

type Kept = Map<string, { readAt: number; value: Promise<unknown> }>
const keptOf = perDatabase<Kept>(() => new Map())

function kept<Value>(
  { db, now }: Pick<App, 'db' | 'now'>,
  name: string,
  read: (db: App['db']) => Promise<Value>,
) {
  const known = keptOf(db)
  const at = now().getTime()
  const before = known.get(name)
  if (before !== undefined && at >= before.readAt && at - before.readAt < FRESH_MS)
    return before.value as Promise<Value>
  const value = read(db)
  known.set(name, { readAt: at, value })
  // Failures are not kept.
  value.catch(() => known.delete(name))
  return value
}

export function catalogueNames(app: App): Promise<KnownNames> {
  return kept(app, 'names', listKnownNames)
}

export function methodTimes(app: App): Promise<MethodTime[]> {
  return kept(app, 'times', listMethodTimes)
}
