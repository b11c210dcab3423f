import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'

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
