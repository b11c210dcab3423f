import { useState } from 'react'
import { KINDS } from '#contract/items/kinds.ts'
import type { BulkAction, BulkDone } from '#contract/items/bulk.schema.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { TRASH_DAYS } from '#contract/items/limits.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { showFailure } from '../../failure.ts'
import { callAdmin } from '../../staff/call-admin.ts'
import { useMay } from '../../staff/staff-context.ts'
import type { TableWords } from './table-words.ts'
import { undoDeletion } from './use-delete.tsx'
import { useAfterChange } from './use-open-form.ts'

interface BulkBarProps {
  kind: ItemKind
  words: TableWords
  ids: readonly number[]
  onDone: () => void
}

/** Actions for all selected rows; shown only with a selection. */
export function BulkBar({ kind, words, ids, onDone }: BulkBarProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const afterChange = useAfterChange()
  const may = useMay()
  const count = `${ids.length} ${ids.length === 1 ? words.one : words.many}`
  const change = async (action: BulkAction) => {
    setBusy(true)
    try {
      const { message, trashIds } = await callAdmin<BulkDone>(`/api/admin/${KINDS[kind].path}/bulk`, {
        payload: { ids, action },
      })
      onDone()
      showToast({
        title: message,
        ...(trashIds.length > 0 &&
          may('trash.restore') && {
            action: { label: 'Undo', onPress: () => void undoDeletion(trashIds, afterChange) },
          }),
      })
    } catch (error) {
      showFailure(error, `An error occurred while changing ${count}`)
    } finally {
      setBusy(false)
      afterChange()
    }
  }
  if (ids.length === 0) return null
  return (
    <div className="bulk" role="region" aria-label="Selected rows">
      <b role="status">{count} selected</b>
      {may(KINDS[kind].show) && (
        <>
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void change('activate')}>
            {words.show}
          </Button>
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void change('deactivate')}>
            {words.hide}
          </Button>
        </>
      )}
      <Button variant="destructive" size="sm" disabled={isBusy} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Button variant="ghost" size="sm" onClick={onDone}>
        Clear
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${count}?`}
          confirm="Delete"
          onConfirm={() => change('delete')}
          onClose={() => setAsking(false)}
        >
          They stay in the trash for {TRASH_DAYS} days and can be restored.
        </ConfirmDialog>
      )}
    </div>
  )
}
