import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Revision } from '#contract/items/history.schema.ts'
import { ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { callAdmin } from '../../session/call-admin.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { undecided } from './open-merge.ts'
import type { Choice, OpenMerge } from './open-merge.ts'
import { changedFields, lastChangeOf, savedSince, saveWords } from './saved-since.ts'

interface MergeNoticeProps {
  kind: WrittenKind
  id: number
  merge: OpenMerge
  /** How often somebody tried to save before all was decided. */
  asked: number
  onDecide: (field: string, choice: Choice) => void
}

/** Somebody else saved meanwhile: who, when and what; and what both changed, to be decided field by field. */
export function MergeNotice({ kind, id, merge, asked, onDecide }: MergeNoticeProps) {
  const { base, theirs, conflicts, choices } = merge
  const notice = useRef<HTMLElement>(null)
  const history = useQuery({
    queryKey: ['admin', 'history', kind, id, theirs.version],
    queryFn: ({ signal }) =>
      callAdmin<Revision[]>(`/api/admin/${ITEM_PATHS[kind]}/${id}/history`, { signal }),
  })
  const saves = savedSince(history.data ?? [], base.version, theirs.version)
  const changed = changedFields(saves)
  const open = undecided(merge).length

  // It may stand far above what is in sight; the notice of a draft above it is seen as well.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true })
    notice.current?.parentElement?.scrollTo({ top: 0 })
    // On a page of its own it is the window that scrolls.
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (asked > 0) notice.current?.querySelector<HTMLElement>('[data-open] input')?.focus()
  }, [asked])

  return (
    <section className="merge" tabIndex={-1} ref={notice} aria-label="Saved by somebody else meanwhile">
      <div role="status">
        {saves.length === 0 ? (
          <p>
            <b>Somebody else has saved version {theirs.version} of this in the meantime.</b>
          </p>
        ) : (
          saves.map((save) => (
            <p key={save.version}>
              <b>{saveWords(save)}</b>
            </p>
          ))
        )}
        {changed.length > 0 && <p>Changed: {changed.join(', ')}.</p>}
        <p className="mut">
          {conflicts.length === 0
            ? 'You changed other fields. Both are in the form now: check it and save.'
            : open === 0
              ? 'All decided. You can save.'
              : `You both changed ${conflicts.length === 1 ? 'one field' : `${conflicts.length} fields`}. Everything else is already in the form. Choose what to keep, then save.`}
        </p>
      </div>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.field}
          conflict={conflict}
          choice={choices[conflict.field]}
          save={lastChangeOf(saves, conflict.field)}
          isMissing={asked > 0 && choices[conflict.field] === undefined}
          onChoose={(choice) => onDecide(conflict.field, choice)}
        />
      ))}
    </section>
  )
}
