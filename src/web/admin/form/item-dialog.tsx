import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reasonOf } from '../../shell/call-api.ts'
import { idIn } from '../id-in.ts'
import { withTableQuery } from '../table/rows-query.ts'
import { copiedPresets } from './copied-presets.ts'
import { FORM_WORDS } from './form-words.ts'
import { useOpenedDraft } from './use-opened-draft.ts'
import { useStoredItem } from './use-stored-item.ts'

const ItemForm = lazy(async () => ({ default: (await import('./item-form.tsx')).ItemForm }))

export interface FormTab {
  name: string
  /** The fields on it: their errors mark the tab. */
  fields: readonly string[]
  content: ReactNode
}

export interface ItemDialogProps {
  kind: ItemKind
  schema: z.ZodType
  /** What a new form starts with; a field that is missing is empty. */
  presets: Record<string, unknown>
  /** Fields in which null is the answer "not stated". Any other field holds an empty text in place of null. */
  facts?: readonly string[]
  /** Facts whose preset is saved as "not stated" until somebody changes or confirms it. */
  unconfirmed?: readonly string[]
  tabs: readonly FormTab[]
  /** How the item is called below the title. */
  nameOf: (form: Record<string, unknown>) => string
  /** Turns the form as it is kept into the values of the fields; without it they are taken as they are. */
  valuesOf?: (form: Record<string, unknown>) => Record<string, unknown>
  /** Turns the values of the fields into what is sent. */
  formOf?: (values: Record<string, unknown>) => Record<string, unknown>
  /** Fields that are computed from others as these values stand: two people never have to decide about them. */
  follows?: (values: Record<string, unknown>) => readonly string[]
  /** Further buttons at the left of the footer; they get the values as they stand. */
  tools?: (values: () => Record<string, unknown>) => ReactNode
  /** A wider dialog, for writing. */
  wide?: boolean
}

/** The dialog that the address names by `edit`: an id, or "new", which may begin as a copy of the item `from`. */
export function ItemDialog(props: ItemDialogProps) {
  const [parameters, setParameters] = useSearchParams()
  const edit = parameters.get('edit')
  const id = edit === 'new' ? 'new' : idIn(edit)
  const from = id === 'new' ? idIn(parameters.get('from')) : undefined
  if (id === undefined) return null
  const draft = parameters.get('draft')
  const draftId = /^[1-9]\d{0,14}$/.test(draft ?? '') ? Number(draft) : undefined
  const close = () =>
    setParameters((present) => withTableQuery(present, { edit: undefined, draft: undefined }), {
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
  // What the form begins with: the item itself, or the one to copy.
  const stored = useStoredItem(kind, from ?? id)
  const opened = useOpenedDraft(kind, id, draftId)
  const words = FORM_WORDS[kind]
  const title = id === 'new' ? words.create : words.edit
  const waiting = (
    <Dialog
      open
      onOpenChange={onClose}
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
        <ItemForm {...props} presets={copied} unconfirmed={[]} stored={undefined} opened={undefined} />
      ) : (
        <ItemForm {...props} stored={stored.data} opened={opened.data ?? undefined} />
      )}
    </Suspense>
  )
}
