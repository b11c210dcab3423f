import { Keyboard, Undo2 } from 'lucide'
import { useState } from 'react'
import type { ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { QUEUE } from '#contract/reviews/moderation.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { HoldEverythingSwitch } from './hold-everything-switch.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'
import { QueueToolbar } from './queue-toolbar.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { useDecisions } from './use-decisions.ts'
import { useKeysSetting } from './use-keys-setting.ts'
import { useQueue } from './use-queue.ts'
import { LoadFailed } from '../list/load-failed.tsx'

/** Visitor reviews: those that wait for a decision, and all the others. */
export default function AdminReviewsScreen() {
  const queue = useQueue()
  const decisions = useDecisions()
  const [areKeysOn, setKeysOn] = useKeysSetting()
  const [isHelping, setHelping] = useState(false)
  const { rows, address } = queue
  return (
    <>
      <div className="admin-head">
        <div>
          <h1>Reviews</h1>
          <p className="mut sm" role="status">
            {rows.data === undefined ? 'Loading...' : countOf(rows.data, address.status)}
          </p>
        </div>
        <div className="admin-head__tools queue-tools">
          <HoldEverythingSwitch status={address.status} />
          <Button
            variant="outline"
            disabled={decisions.undoLast === undefined}
            onClick={() => decisions.undoLast?.()}
          >
            <Icon of={Undo2} size={18} />
            Undo
          </Button>
          <Button variant="outline" className="keys-button" onClick={() => setHelping(true)}>
            <Icon of={Keyboard} size={18} />
            Keys
          </Button>
        </div>
      </div>
      <QueueToolbar queue={queue} />
      {rows.isError ? (
        <LoadFailed what="reviews" query={rows} />
      ) : rows.data === undefined ? (
        <QueueSkeleton />
      ) : (
        <ReviewDesk
          queue={queue}
          data={rows.data}
          decisions={decisions}
          areKeysOn={areKeysOn}
          onHelp={() => setHelping(true)}
        />
      )}
      {isHelping && <KeysDialog areOn={areKeysOn} onSwitch={setKeysOn} onClose={() => setHelping(false)} />}
    </>
  )
}

function countOf({ total, hasMore, isCut }: ReviewQueue, status: string): string {
  const one = total === 1
  const many = `${hasMore ? 'More than ' : ''}${total.toLocaleString('en')} ${one ? 'review' : 'reviews'}`
  const waits = status === 'held' ? ` ${one ? 'waits' : 'wait'} for a decision` : ''
  const cut = isCut ? `, found in the newest ${QUEUE.searched.toLocaleString('en')}` : ''
  return many + waits + cut
}
