import { Keyboard, Undo2 } from 'lucide'
import { useState } from 'react'
import type { ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { QUEUE } from '#contract/reviews/moderation.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Switch } from '#ui/switch.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { LoadFailed, ScreenHead } from '../items/list/list-parts.tsx'
import { useAction } from '../use-action.ts'
import { QueueSkeleton } from './queue-skeleton.tsx'
import { QueueToolbar } from './queue-toolbar.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { useDecisions } from './use-decisions.ts'
import { MODERATION, useQueue, useQueueChoices } from './use-queue.ts'

const NAME = 'reviewKeys'

export default function AdminReviewsScreen() {
  const queue = useQueue()
  const decisions = useDecisions()
  const [areKeysOn, setKeysOn] = useKeysSetting()
  const [isHelping, setHelping] = useState(false)
  const { rows, address } = queue
  return (
    <>
      <ScreenHead
        title="Reviews"
        status={rows.data && countOf(rows.data, address.status)}
        toolsClass="queue-tools flex items-center gap-2.5"
      >
        <HoldEverythingSwitch status={address.status} />
        <Button
          variant="outline"
          disabled={decisions.undoLast === undefined}
          onClick={() => decisions.undoLast?.()}
        >
          <Icon of={Undo2} size={18} />
          Undo
        </Button>
        <Button variant="outline" className="hidden lg:inline-flex" onClick={() => setHelping(true)}>
          <Icon of={Keyboard} size={18} />
          Keys
        </Button>
      </ScreenHead>
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
  const many = `${hasMore ? 'More than ' : ''}${grouped(total)} ${one ? 'review' : 'reviews'}`
  const waits = status === 'held' ? ` ${one ? 'waits' : 'wait'} for a decision` : ''
  const cut = isCut ? `, found in the newest ${grouped(QUEUE.searched)}` : ''
  return many + waits + cut
}

/** Whether the queue's keys are enabled; stored on this device. */
function useKeysSetting(): readonly [areOn: boolean, change: (on: boolean) => void] {
  const [areOn, setOn] = useState(readSetting)
  const change = (on: boolean) => {
    setOn(on)
    try {
      localStorage.setItem(NAME, on ? 'on' : 'off')
    } catch {
      // Storage is full or forbidden: the setting lasts as long as the page.
    }
  }
  return [areOn, change]
}

/** Admin screens are rendered in the browser only. */
function readSetting(): boolean {
  try {
    return globalThis.localStorage?.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

/** Whether every new review waits for staff, or only suspicious ones. */
function HoldEverythingSwitch({ status }: { status: string }) {
  const { data: choices } = useQueueChoices(status)
  const [isSaving, setSaving] = useState(false)
  const act = useAction()
  const save = async (holdEverything: boolean) => {
    setSaving(true)
    const failed = 'The setting could not be saved'
    await act(`${MODERATION}/settings`, { method: 'PUT', payload: { holdEverything }, failed })
    setSaving(false)
  }
  return (
    <Switch
      label="Check every new review first"
      checked={choices?.holdEverything === true}
      disabled={choices === undefined || isSaving}
      onChange={(on) => void save(on)}
    />
  )
}

interface KeysDialogProps {
  areOn: boolean
  onSwitch: (on: boolean) => void
  onClose: () => void
}

/** Lists the keys, with a switch for people whose tools type letters by themselves. */
function KeysDialog({ areOn, onSwitch, onClose }: KeysDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title="Keys"
      description="They work while you are not typing. Each of them has a button as well."
      className="dialog--small"
    >
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch label="Use these keys" checked={areOn} onChange={onSwitch} />
    </Dialog>
  )
}

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['J', '↓'], 'Next review'],
  [['K', '↑'], 'Previous review'],
  [['Enter'], 'Open the review'],
  [['A'], 'Approve'],
  [['R'], 'Reject with a reason'],
  [['X'], 'Select or clear this review'],
  [['Shift', 'click'], 'Select all up to this review'],
  [['Ctrl', 'A'], 'Select all on this page'],
  [['Z'], 'Undo the last decision'],
  [['?'], 'Show these keys'],
]
