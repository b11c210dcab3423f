/** The parts around an item's fields, in a dialog or on a page. */
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { KINDS } from '#contract/items/kinds.ts'
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
  /** Above the fields: notes about a draft, and about someone else's save. */
  notices: ReactNode
  /** Dialogs over the form: about a taken name, about closing, and the history. */
  questions: ReactNode
  openHistory: () => void
  /** Closes the form; asks first about unsaved changes. */
  close: () => void
}

/** Drafts, questions and versions of a form. `onRestored` shows the restored version. */
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

/** The two ways to remove a form's draft without saving. */
function useDraftRemoval(kind: WrittenKind, id: number | 'new', saver: DraftSaver) {
  const navigate = useNavigate()
  const afterChange = useAfterChange()
  return {
    /** Discards everything typed, with an Undo in the toast that opens it again. */
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
    /** Removes it silently, because something else replaces it. */
    drop: async () => {
      const draft = saver.id()
      await saver.forget()
      if (draft !== undefined) await deleteDraft(draft)
    },
  }
}

interface DraftNoticeProps {
  /** Time of its last change. */
  updatedAt: string
  /** The version that editing started from; null for something new. */
  baseVersion: number | null
  onDiscard: () => void
}

/** Tells that the form shows a draft instead of the stored item. */
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

/** The question before a second item gets the same name. */
function NamesakeQuestion({ kind, isNew, namesakes, onAnswer }: NamesakeQuestionProps) {
  const noun = KINDS[kind].noun.toLowerCase()
  return (
    <Dialog
      onClose={() => onAnswer(false)}
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
