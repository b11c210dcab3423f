import { useState } from 'react'
import type { Moderated, ModeratedReview } from '#contract/moderation.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { STATE_WORDS } from './moderation-words.ts'
import type { ModerationAction } from './moderation-words.ts'

/** Publishes or rejects reviews; the toast takes it back, each to where it was. */
export function useModerate(onDone: () => void = () => undefined) {
  const [isBusy, setBusy] = useState(false)
  const afterChange = useAfterChange()

  const send = async (ids: readonly number[], action: ModerationAction): Promise<Moderated> => {
    const [id] = ids
    return ids.length === 1
      ? callAdmin<Moderated>(`/api/admin/reviews/${id}/${action}`, { method: 'POST' })
      : callAdmin<Moderated>('/api/admin/reviews/bulk', { payload: { ids, action } })
  }

  const undo = async (reviews: readonly ModeratedReview[]) => {
    try {
      const before = Map.groupBy(reviews, ({ state }) => STATE_WORDS[state].backTo)
      for (const [action, group] of before)
        // oxlint-disable-next-line no-await-in-loop -- one group after the other: the message of the last one is shown
        showToast({ title: (await send(idsOf(group), action)).message })
    } catch (error) {
      showFailure(error, 'It could not be taken back')
    } finally {
      afterChange()
    }
  }

  const moderate = async (reviews: readonly ModeratedReview[], action: ModerationAction) => {
    setBusy(true)
    try {
      const { message } = await send(idsOf(reviews), action)
      showToast({ title: message, action: { label: 'Undo', onPress: () => void undo(reviews) } })
      onDone()
    } catch (error) {
      showFailure(error, 'An error occurred while changing the review')
    } finally {
      setBusy(false)
      afterChange()
    }
  }

  return { isBusy, moderate }
}

function idsOf(reviews: readonly ModeratedReview[]): number[] {
  return reviews.map(({ id }) => id)
}
