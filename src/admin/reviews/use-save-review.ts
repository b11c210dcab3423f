import { useRef, useState } from 'react'
import type { ReviewChange } from '#contract/reviews/moderation.schema.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { useAfterChange } from '../items/table/use-open-form.ts'

/**
 * Saves the verified mark or the answer. Resolves with true after saving, and with false while an earlier save is
 * running.
 */
export function useSaveReview(id: number) {
  const [isSaving, setSaving] = useState(false)
  const afterChange = useAfterChange()
  // Pressing Enter twice and a double click happen before the next render.
  const isBusy = useRef(false)
  const save = async (change: ReviewChange): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setSaving(true)
    try {
      const { message } = await callAdmin<Done>(`/api/admin/reviews/${id}`, {
        method: 'PUT',
        payload: change,
      })
      showToast({ title: message })
      return true
    } catch (error) {
      showFailure(error, 'An error occurred while saving the review')
      return false
    } finally {
      isBusy.current = false
      setSaving(false)
      afterChange()
    }
  }
  return { isSaving, save }
}
