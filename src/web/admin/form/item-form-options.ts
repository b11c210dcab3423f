import type { OpenedDraft } from '../drafts/find-opened-draft.ts'
import type { ItemDialogProps } from './item-dialog-props.ts'
import type { StoredItem } from './use-stored-item.ts'

export interface ItemFormOptions extends ItemDialogProps {
  id: number | 'new'
  stored: StoredItem | undefined
  /** The draft that it opens with. */
  opened: OpenedDraft | undefined
  onClose: () => void
  /** The form stays open after a save and goes on from what was saved; without it a save closes it. */
  stays?: boolean
}
