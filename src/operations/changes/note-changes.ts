import type { ChangeCause } from '#contract/changes/fact-changes.schema.ts'
import { partOf } from '#contract/changes/fact-checks.ts'
import { CHANGED_KINDS, type ChangedKind } from '#contract/changes/fact-changes.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { writeFactChecks } from '#db/queries/changes/fact-checks.ts'
import { insertFactChanges, listShownForms } from '#db/queries/changes/fact-changes.ts'
import { factChanges } from '#domain/changes/fact-changes.ts'
import type { App } from '../app/app.ts'

interface Saved {
  id: number
  before: unknown
  after: unknown
}

type Form = Readonly<Record<string, unknown>>

/**
 * Records what saves changed in public terms and facts. A change to a hidden item counts when it is shown again,
 * compared with its last public state. Must run in the transaction of the saves.
 */
export async function noteFactChanges(
  { db, now }: App,
  kind: WrittenKind,
  saves: readonly Saved[],
  { username, cause }: { username: string | null; cause: ChangeCause | undefined },
): Promise<void> {
  if (!isChanged(kind)) return
  const shown = saves
    .map(({ id, before, after }) => ({ id, before: before as Form, after: after as Form }))
    .filter(({ after }) => after['isActive'] === true)
  const hidden = shown.filter(({ before }) => before['isActive'] !== true).map(({ id }) => id)
  const earlier = hidden.length === 0 ? new Map<number, Form>() : await listShownForms(db, kind, hidden)
  const changes = shown.flatMap(({ id, before, after }) => {
    const known = before['isActive'] === true ? before : earlier.get(id)
    if (known === undefined) return []
    return factChanges(kind, known, after).map((change) => ({
      ...change,
      kind,
      itemId: id,
      casinoId: kind === 'casino' ? id : Number(after['casinoId']),
      name: String(kind === 'casino' ? after['name'] : after['title']),
      at: now(),
      by: cause?.by ?? null,
      source: cause?.source ?? null,
      username,
    }))
  })
  if (changes.length === 0) return
  await insertFactChanges(db, changes)
  if (cause?.source === undefined || cause.source === null) return
  const { source } = cause
  const parts = new Map(
    changes.flatMap(({ itemId, field }) => {
      const part = partOf(kind, field)
      return part === undefined ? [] : [[`${itemId} ${part}`, { kind, itemId, part, source }] as const]
    }),
  )
  const on = now().toISOString().slice(0, 10)
  await writeFactChecks(
    db,
    [...parts.values()].map((check) => ({ ...check, on, by: username })),
  )
}

function isChanged(kind: WrittenKind): kind is ChangedKind {
  return (CHANGED_KINDS as readonly string[]).includes(kind)
}
