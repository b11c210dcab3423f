/** What is around the fields of an item, in a dialog and on a page of its own. */
import { KINDS } from '#contract/items/kinds.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Choice } from '#contract/items/admin-rows.schema.ts'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { DraftSaver } from '../drafts/draft-saver.ts'
import { deleteDraft, discardDraft } from '../drafts/stored-drafts.ts'
import { ItemHistory } from '../history/history-dialog.tsx'
import { localTime } from '../../local-time.ts'
import { useAfterChange } from '../table/use-open-form.ts'
import { CloseQuestion, useCloseGuard } from './close-question.tsx'
import type { ItemFormOptions } from './item-dialog-props.ts'
import { ItemMergeNotice } from './merge/merge-notice.tsx'
import type { useItemForm } from './use-item-form.ts'

interface FormFrame {
  /** Above the fields: that they hold a draft, and what someone else has saved. */
  notices: ReactNode
  /** Dialogs over the form: about a taken name, about closing, and the history. */
  questions: ReactNode
  openHistory: () => void
  /** Closes the form; asks first when something is not saved. */
  close: () => void
}

/** The drafts, questions and versions of a form. `onRestored` shows the version that was restored. */
export function useFormFrame(
  { kind, opened }: Pick<ItemFormOptions, 'kind' | 'opened'>,
  item: ReturnType<typeof useItemForm>,
  onClose: () => void,
  onRestored: () => void,
): FormFrame {
  const { form, id, stored, merging, saver, savedAt } = item
  const { isDirty } = form.formState
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [isDiscarded, setDiscarded] = useState(false)
  const guard = useCloseGuard(isDirty && !item.isDone, onClose)
  const { discard, drop } = useDraftRemoval(kind, id, saver)
  const afterChange = useAfterChange()
  return {
    openHistory: () => setHistoryOpen(true),
    close: guard.close,
    notices: (
      <>
        {opened !== undefined && !isDiscarded && savedAt === undefined && (
          <DraftNotice
            {...opened}
            onDiscard={() => {
              setDiscarded(true)
              void discard().then(item.showStored)
            }}
          />
        )}
        {merging.merge !== undefined && id !== 'new' && (
          <ItemMergeNotice
            key={merging.merge.theirs.version}
            kind={kind}
            id={id}
            merge={merging.merge}
            asked={merging.asked}
            onDecide={merging.decide}
          />
        )}
      </>
    ),
    questions: (
      <>
        {item.namesakes.about !== undefined && (
          <NamesakeQuestion
            kind={kind}
            isNew={id === 'new'}
            namesakes={item.namesakes.about}
            onAnswer={item.namesakes.answer}
          />
        )}
        {guard.isAsking && (
          <CloseQuestion
            onStay={guard.stay}
            onKeep={() => {
              void saver.flush().then(afterChange)
              guard.leave()
            }}
            onDiscard={() => {
              void discard()
              guard.leave()
            }}
          />
        )}
        {isHistoryOpen && stored !== undefined && (
          <ItemHistory
            kind={kind}
            id={stored.id}
            isDirty={isDirty}
            onRestored={() => void drop().then(onRestored)}
            onClose={() => setHistoryOpen(false)}
          />
        )}
      </>
    ),
  }
}

/** The two ways in which the draft of a form goes without a save. */
function useDraftRemoval(kind: WrittenKind, id: number | 'new', saver: DraftSaver) {
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

interface DraftNoticeProps {
  /** When it was last changed. */
  updatedAt: string
  /** The version it was begun from; null for something new. */
  baseVersion: number | null
  onDiscard: () => void
}

/** The form shows a draft instead of what is stored. */
function DraftNotice({ updatedAt, baseVersion, onDiscard }: DraftNoticeProps) {
  return (
    <div className="form-notice" role="status">
      <p>
        <b>This is your draft</b> from {localTime(updatedAt)}
        {baseVersion !== null && `, begun from version ${baseVersion}`}. It was never saved.
      </p>
      <Button variant="outline" size="sm" onClick={onDiscard}>
        Discard draft
      </Button>
    </div>
  )
}

interface NamesakeQuestionProps {
  kind: WrittenKind
  isNew: boolean
  namesakes: readonly Choice[]
  onAnswer: (isMeant: boolean) => void
}

/** Asked before a second item gets a name that is taken. */
function NamesakeQuestion({ kind, isNew, namesakes, onAnswer }: NamesakeQuestionProps) {
  const noun = KINDS[kind].noun.toLowerCase()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onAnswer(false)
      }}
      title={`There is already ${noun === 'article' ? 'an' : 'a'} ${noun} called ${namesakes[0]?.name}`}
      description={isNew ? `Create another ${noun} of that name?` : `Use the same name for this ${noun}?`}
      className="dialog--small"
      focusSelf
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            Change the name
          </Button>
          <Button onClick={() => onAnswer(true)}>{isNew ? 'Create another' : 'Use it anyway'}</Button>
        </>
      }
    >
      <ul className="namesakes">
        {namesakes.map(({ id, name, isShown }) => (
          <li key={id}>
            <span>
              {name} <span className="mut">#{id}</span>
              {!isShown && <span className="mut"> hidden</span>}
            </span>
            <a className="link" href={itemFormPath(kind, id)} target="_blank" rel="noopener">
              View
              <span className="sr">
                {' '}
                {name}, number {id}, in a new tab
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
