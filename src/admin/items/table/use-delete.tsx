import { useState } from 'react'
import { KINDS } from '#contract/items/kinds.ts'
import type { ItemDeleted } from '#contract/items/history.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { TRASH_DAYS } from '#contract/items/limits.ts'
import { showToast } from '#ui/toast.tsx'
import type { Done } from '#contract/site/site.schema.ts'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { showFailure } from '../../failure.ts'
import { callAdmin } from '../../staff/call-admin.ts'
import { useMay } from '../../staff/staff-context.ts'
import { useAfterChange } from './use-open-form.ts'

/** Asks before deleting an item, and offers to undo it in the toast. */
export function useDelete(kind: WrittenKind, { id, name }: { id: number; name: string }) {
  const [isAsking, setAsking] = useState(false)
  const afterChange = useAfterChange()
  const may = useMay()
  const remove = async () => {
    try {
      const { trashId } = await callAdmin<ItemDeleted>(`/api/admin/${KINDS[kind].path}/${id}`, {
        method: 'DELETE',
      })
      afterChange()
      showToast({
        title: KINDS[kind].saved.deleted,
        description: `${name} is in the trash for ${TRASH_DAYS} days.`,
        ...(may('trash.restore') && {
          action: { label: 'Undo', onPress: () => void undoDeletion([trashId], afterChange) },
        }),
      })
    } catch (error) {
      showFailure(error, `An error occurred while deleting ${name}`)
    }
  }
  const question = isAsking && (
    <ConfirmDialog
      title={`Delete ${name}?`}
      confirm="Delete"
      onConfirm={remove}
      onClose={() => setAsking(false)}
    >
      {KINDS[kind].deletion} It stays in the trash for {TRASH_DAYS} days and can be restored.
    </ConfirmDialog>
  )
  return { ask: () => setAsking(true), question }
}

/** Restores deleted items, the last deleted first. */
export async function undoDeletion(trashIds: readonly number[], afterChange: () => void): Promise<void> {
  try {
    let message = 'Restored'
    for (const id of trashIds.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: a bonus needs its casino to be back
      message = (await callAdmin<Done>(`/api/admin/trash/${id}/restore`, { method: 'POST' })).message
    }
    showToast({ title: trashIds.length === 1 ? message : `${trashIds.length} restored` })
  } catch (error) {
    showFailure(error, 'It could not be restored')
  } finally {
    afterChange()
  }
}
