import { useState } from 'react'
import type { ItemDeleted } from '#contract/items/history.schema.ts'
import { ITEM_PATHS, ITEM_SAVED } from '#contract/items/item-kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { TRASH_DAYS } from '#contract/shared/limits.ts'
import { showToast } from '#ui/toast.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useMay } from '../session/staff-context.ts'
import { useAfterChange } from './use-open-form.ts'
import type { Done } from '#contract/site/site.schema.ts'

/** Asks before an item goes, and offers it back in the toast. */
export function useDelete(kind: WrittenKind, { id, name }: { id: number; name: string }) {
  const [isAsking, setAsking] = useState(false)
  const afterChange = useAfterChange()
  const may = useMay()
  const remove = async () => {
    try {
      const { trashId } = await callAdmin<ItemDeleted>(`/api/admin/${ITEM_PATHS[kind]}/${id}`, {
        method: 'DELETE',
      })
      afterChange()
      showToast({
        title: ITEM_SAVED[kind].deleted,
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
      {CONSEQUENCES[kind]} It stays in the trash for {TRASH_DAYS} days and can be restored.
    </ConfirmDialog>
  )
  return { ask: () => setAsking(true), question }
}

const CONSEQUENCES: Readonly<Record<WrittenKind, string>> = {
  casino: 'Its bonuses, reviews and expert review go with it, and it leaves games, articles and comparisons.',
  bonus: 'Its reviews go with it.',
  game: 'Its reviews go with it.',
  post: 'Its address will answer that there is no such article.',
  landing: 'Its address will answer that there is no such page.',
}

/** Takes deleted things back, the last deleted first. */
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
