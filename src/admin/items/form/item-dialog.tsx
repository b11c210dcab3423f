import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { KINDS } from '#contract/items/kinds.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reasonOf } from '#web/shell/call-api.ts'
import { idIn } from '../../id-in.ts'
import { withListQuery } from '../list/list-query.ts'
import { copiedPresets } from './form-values.ts'
import { useOpenedDraft, useStoredItem } from './use-stored-item.ts'
import type { ItemDialogProps } from './item-dialog-props.ts'

const ItemForm = lazy(async () => ({ default: (await import('./item-form.tsx')).ItemForm }))

/** The dialog named by `edit` in the address: an id, or "new", possibly as a copy of `from`. */
export function ItemDialog(props: ItemDialogProps) {
  const [parameters, setParameters] = useSearchParams()
  const edit = parameters.get('edit')
  const id = edit === 'new' ? 'new' : idIn(edit)
  const from = id === 'new' ? idIn(parameters.get('from')) : undefined
  if (id === undefined) return null
  const draft = parameters.get('draft')
  const draftId = /^[1-9]\d{0,14}$/.test(draft ?? '') ? Number(draft) : undefined
  const close = () =>
    setParameters((present) => withListQuery(present, { edit: undefined, draft: undefined }), {
      preventScrollReset: true,
    })
  return (
    <OpenDialog
      key={`${id} ${from} ${draftId}`}
      {...props}
      id={id}
      from={from}
      draftId={draftId}
      onClose={close}
    />
  )
}

interface OpenDialogProps extends ItemDialogProps {
  id: number | 'new'
  from: number | undefined
  draftId: number | undefined
  onClose: () => void
}

function OpenDialog({ from, draftId, ...props }: OpenDialogProps) {
  const { kind, id, onClose } = props
  // The item itself, or the one to copy.
  const stored = useStoredItem(kind, from ?? id)
  const opened = useOpenedDraft(kind, id, draftId)
  const words = KINDS[kind].form
  const title = id === 'new' ? words.create : words.edit
  const waiting = (
    <Dialog
      onClose={onClose}
      title={title}
      footer={
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      }
    >
      {stored.isError || opened.isError ? (
        <p className="err" role="alert">
          {reasonOf(stored.error ?? opened.error, 'It could not be loaded. Please try again later.')}
        </p>
      ) : (
        <Skeleton className="form-skeleton" />
      )}
    </Dialog>
  )
  if (((from ?? id) !== 'new' && stored.data === undefined) || opened.data === undefined) return waiting
  const copied = from !== undefined && stored.data && copiedPresets(props, stored.data.form)
  return (
    <Suspense fallback={waiting}>
      {copied ? (
        <ItemForm {...props} presets={copied} stored={undefined} opened={undefined} />
      ) : (
        <ItemForm {...props} stored={stored.data} opened={opened.data ?? undefined} />
      )}
    </Suspense>
  )
}
