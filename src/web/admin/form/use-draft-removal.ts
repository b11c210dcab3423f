import { useNavigate } from 'react-router'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { deleteDraft, discardDraft } from '../drafts/stored-drafts.ts'
import type { DraftSaver } from '../drafts/draft-saver.ts'
import { useAfterChange } from '../table/use-open-form.ts'

/** The two ways in which the draft of a form goes without a save. */
export function useDraftRemoval(kind: WrittenKind, id: number | 'new', saver: DraftSaver) {
  const navigate = useNavigate()
  const afterChange = useAfterChange()
  return {
    /** With all that was typed, and with a toast whose Undo opens it again. */
    discard: async () => {
      await saver.flush()
      const draft = saver.id()
      await saver.forget()
      if (draft === undefined) return
      await discardDraft(draft, afterChange, () => {
        afterChange()
        void navigate(itemFormPath(kind, id, { draft }))
      })
    },
    /** Silently: something else has taken its place. */
    drop: async () => {
      const draft = saver.id()
      await saver.forget()
      if (draft !== undefined) await deleteDraft(draft)
    },
  }
}
