import { Button } from '#ui/button.tsx'
import type { StoredItem } from './use-stored-item.ts'

interface ConflictNoticeProps {
  /** The item as somebody else left it. */
  conflict: StoredItem
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Two people saved the same item: the second one chooses. */
export function ConflictNotice({ conflict, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  return (
    <div className="form-notice form-notice--bad" role="alert">
      <p>
        <b>Somebody else has saved this while you were editing.</b> Nothing was saved yet and your text is
        still here. Theirs is version {conflict.version}; whichever you choose, the other one stays in the
        history or on this page.
      </p>
      <Button variant="outline" size="sm" onClick={onTakeTheirs}>
        Load their version
      </Button>
      <Button variant="destructive" size="sm" onClick={onKeepMine}>
        Save mine over it
      </Button>
    </div>
  )
}
