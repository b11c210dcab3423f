import { listKnownNames } from '#db/queries/chat/assistant-facts.ts'
import type { KnownNames } from '#domain/chat/understand-question.ts'
import type { App } from '../app/app.ts'
import { perDatabase } from '../app/per-database.ts'

const FRESH_MS = 60_000

/** What the catalogue calls its things, at most a minute old: every question needs all names. */
export function catalogueNames(app: App): Promise<KnownNames> {
  const kept = keptOf(app.db)
  const now = app.now().getTime()
  if (kept.names === undefined || now - kept.readAt >= FRESH_MS || now < kept.readAt) {
    kept.readAt = now
    kept.names = listKnownNames(app.db)
    // A failure is not kept: the next question asks again.
    kept.names.catch(() => {
      delete kept.names
    })
  }
  return kept.names
}

const keptOf = perDatabase<{ readAt: number; names?: Promise<KnownNames> }>(() => ({ readAt: 0 }))
