import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemSaved } from '#contract/shared/form-fields.schema.ts'
import type { Revision } from '#contract/items/history.schema.ts'
import { ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.tsx'
import { reasonOf } from '../../shell/call-api.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showFailure } from '../failure.ts'
import { localTime } from '../local-time.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-open-form.ts'
import { ChangeList } from './change-list.tsx'

interface HistoryDialogProps {
  kind: WrittenKind
  id: number
  /** There are unsaved changes in the form behind it. */
  isDirty: boolean
  onRestored: () => void
  onClose: () => void
}

/** Every kept version: who saved it, when, and what it changed. Restoring one makes a new version. */
export function HistoryDialog({ kind, id, isDirty, onRestored, onClose }: HistoryDialogProps) {
  const path = `/api/admin/${ITEM_PATHS[kind]}/${id}`
  const afterChange = useAfterChange()
  const [asked, setAsked] = useState<Revision>()
  const history = useQuery({
    queryKey: ['admin', 'history', kind, id],
    queryFn: ({ signal }) => callAdmin<Revision[]>(`${path}/history`, { signal }),
    staleTime: 0,
  })
  const present = history.data?.[0]?.version
  const restore = async ({ version }: Revision) => {
    try {
      const payload = { version, currentVersion: present }
      const { message } = await callAdmin<ItemSaved>(`${path}/restore`, { payload })
      showToast({ title: message, description: `Version ${version} was restored.` })
      afterChange()
      onRestored()
    } catch (error) {
      showFailure(error, `Version ${version} could not be restored`)
      void history.refetch()
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="History"
      description="Every save, newest first. Restoring a version makes a new one."
    >
      {history.isError ? (
        <p className="err" role="alert">
          {reasonOf(history.error, 'The history could not be loaded.')}
        </p>
      ) : history.data === undefined ? (
        <Skeleton className="form-skeleton" />
      ) : history.data.length === 0 ? (
        <p className="mut">
          It has not been changed since versions are kept. The first save begins its history.
        </p>
      ) : (
        <ol className="history">
          {history.data.map((revision) => (
            <RevisionEntry
              key={revision.version}
              revision={revision}
              isPresent={revision.version === present}
              onRestore={() => setAsked(revision)}
            />
          ))}
        </ol>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={`Restore version ${asked.version}?`}
          confirm="Restore"
          onConfirm={() => restore(asked)}
          onClose={() => setAsked(undefined)}
        >
          What visitors see changes at once. The present version stays in the history.
          {isDirty && ' What you typed into the form and did not save is given up.'}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

interface RevisionEntryProps {
  revision: Revision
  isPresent: boolean
  onRestore: () => void
}

/** One kept version with what it changed, field by field. */
function RevisionEntry({ revision, isPresent, onRestore }: RevisionEntryProps) {
  const { version, action, username, savedAt, changes } = revision
  return (
    <li className="history__entry">
      <div className="history__head">
        <div>
          <b>Version {version}</b> {isPresent && <Badge tone="ok">Present</Badge>}
          <p className="sm mut">
            {ACTIONS[action]}
            {username !== null && ` by ${username}`}, <time dateTime={savedAt}>{localTime(savedAt)}</time>
          </p>
        </div>
        {!isPresent && (
          <Button variant="outline" size="sm" onClick={onRestore}>
            Restore
          </Button>
        )}
      </div>
      <ChangeList changes={changes} />
    </li>
  )
}

const ACTIONS = {
  kept: 'Kept as it was',
  created: 'Created',
  changed: 'Changed',
  restored: 'Restored',
  imported: 'Imported',
} as const
