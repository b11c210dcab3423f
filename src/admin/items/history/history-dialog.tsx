import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { KINDS } from '#contract/items/kinds.ts'
import type { ItemSaved } from '#contract/shared/form-fields.schema.ts'
import type { Revision } from '#contract/items/history.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.tsx'
import { reasonOf } from '#web/shell/call-api.ts'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { showFailure } from '../../failure.ts'
import { callAdmin } from '../../staff/call-admin.ts'
import { useAfterChange } from '../table/use-open-form.ts'
import { AdminTime } from '../list/list-parts.tsx'
import { ChangeList } from './change-list.tsx'

interface ItemHistoryProps {
  kind: WrittenKind
  id: number
  /** True when the form behind has unsaved changes. */
  isDirty: boolean
  onRestored: () => void
  onClose: () => void
}

export function ItemHistory({ kind, id, isDirty, onRestored, onClose }: ItemHistoryProps) {
  const path = `/api/admin/${KINDS[kind].path}/${id}`
  const afterChange = useAfterChange()
  const history = useQuery(itemHistory(kind, id))
  const restore = async (version: number) => {
    try {
      const payload = { version, currentVersion: history.data?.[0]?.version }
      const { message } = await callAdmin<ItemSaved>(`${path}/restore`, { payload })
      showToast({ title: message, description: `Version ${version} was restored.` })
      afterChange()
      onRestored()
    } catch (error) {
      showFailure(error, `Version ${version} could not be restored`)
      void history.refetch()
    }
  }
  return <HistoryDialog history={history} isDirty={isDirty} onRestore={restore} onClose={onClose} />
}

export function itemHistory(kind: WrittenKind, id: number) {
  return queryOptions({
    queryKey: ['admin', 'history', kind, id],
    queryFn: ({ signal }) =>
      callAdmin<Revision[]>(`/api/admin/${KINDS[kind].path}/${id}/history`, { signal }),
    select: (revisions): HistoryEntry[] =>
      revisions.map(({ action, ...revision }) => ({ ...revision, words: ACTIONS[action] })),
    staleTime: 0,
  })
}

const ACTIONS = {
  kept: 'Kept as it was',
  created: 'Created',
  changed: 'Changed',
  restored: 'Restored',
  imported: 'Imported',
} as const

/** A kept version; `words` describe its save. */
export type HistoryEntry = Omit<Revision, 'action'> & { words: string }

interface HistoryDialogProps {
  history: Pick<UseQueryResult<readonly HistoryEntry[]>, 'data' | 'error'>
  isDirty: boolean
  onRestore: (version: number) => Promise<void>
  onClose: () => void
}

export function HistoryDialog({ history: { data, error }, isDirty, onRestore, onClose }: HistoryDialogProps) {
  const [asked, setAsked] = useState<number>()
  return (
    <Dialog
      onClose={onClose}
      title="History"
      description="Every save, newest first. Restoring a version makes a new one."
    >
      {error !== null ? (
        <p className="err" role="alert">
          {reasonOf(error, 'The history could not be loaded.')}
        </p>
      ) : data === undefined ? (
        <Skeleton className="form-skeleton" />
      ) : data.length === 0 ? (
        <p className="mut">
          It has not been changed since versions are kept. The first save begins its history.
        </p>
      ) : (
        <ol className="history">
          {data.map((entry, index) => (
            <Entry
              key={entry.version}
              entry={entry}
              isPresent={index === 0}
              onRestore={() => setAsked(entry.version)}
            />
          ))}
        </ol>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={`Restore version ${asked}?`}
          confirm="Restore"
          onConfirm={() => onRestore(asked)}
          onClose={() => setAsked(undefined)}
        >
          What visitors see changes at once. The present version stays in the history.
          {isDirty && ' What you typed into the form and did not save is given up.'}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

interface EntryProps {
  entry: HistoryEntry
  isPresent: boolean
  onRestore: () => void
}

function Entry({ entry, isPresent, onRestore }: EntryProps) {
  const { version, words, username, savedAt, changes } = entry
  return (
    <li className="pb-4 border-b border-border">
      <div className="flex justify-between items-center gap-3">
        <div>
          <b>Version {version}</b> {isPresent && <Badge tone="ok">Present</Badge>}
          <p className="sm mut">
            {words}
            {username !== null && ` by ${username}`}, <AdminTime at={savedAt} />
          </p>
        </div>
        {!isPresent && (
          <Button variant="outline" size="sm" aria-label={`Restore version ${version}`} onClick={onRestore}>
            Restore
          </Button>
        )}
      </div>
      <ChangeList changes={changes} />
    </li>
  )
}
