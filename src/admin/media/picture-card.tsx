import { Pencil, Trash2 } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LibraryPicture, UploadedPicture } from '#contract/media/media.schema.ts'
import { FORM } from '#contract/items/limits.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { useAfterChange } from '../items/table/use-open-form.ts'
import { useSaveKey } from '../use-save-key.ts'
import { sizeOf, Thumbnail, usesOf } from './library-parts.tsx'

export function PictureCard({ picture, onLook }: { picture: LibraryPicture; onLook: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const afterChange = useAfterChange()
  const remove = async () => {
    try {
      const { message } = await callAdmin<Done>(`/api/admin/media/${picture.id}`, { method: 'DELETE' })
      showToast({ title: message })
    } catch (error) {
      showFailure(error, `An error occurred while deleting ${picture.name}`, 'Not deleted')
    }
    afterChange()
  }
  return (
    <li className="card card--flat library-card">
      <button type="button" aria-label={`Look at ${picture.name}`} onClick={onLook}>
        <Thumbnail picture={picture} />
      </button>
      <div className="flex flex-col flex-1 min-w-0 pt-3 pr-2 pb-1 pl-3.5">
        <h2 className="ell" title={picture.name}>
          {picture.name}
        </h2>
        <p className="xs mut">{sizeOf(picture)}</p>
        <AlternativeText picture={picture} />
        <div className="library-card__foot flex items-center mt-auto">
          <span className="xs mut">{usesOf(picture.uses)}</span>
          <CopyButton text={picture.address} of={`address of ${picture.name}`} />
          <IconButton
            icon={Trash2}
            iconSize={18}
            label={`Delete ${picture.name}`}
            className="text-destructive"
            onClick={() => setAsking(true)}
          />
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${picture.name}?`}
          confirm="Delete"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          Its files go for good. A picture that a casino, bonus, game or article shows is not deleted.
        </ConfirmDialog>
      )}
    </li>
  )
}

interface PictureViewProps {
  pictures: readonly LibraryPicture[]
  id: number
  onMove: (id: number) => void
  onClose: () => void
}

/** A picture as large as the window allows, with its neighbours by button and arrow key. */
export function PictureView({ pictures, id, onMove, onClose }: PictureViewProps) {
  const index = pictures.findIndex((one) => one.id === id)
  const [before, picture, after] = [pictures[index - 1], pictures[index], pictures[index + 1]]
  const move = useEffectEvent(({ key }: KeyboardEvent) => {
    const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined
    if (next !== undefined) onMove(next.id)
  })
  useEffect(() => {
    window.addEventListener('keydown', move)
    return () => window.removeEventListener('keydown', move)
  }, [])
  if (picture === undefined) return null
  return (
    <Dialog
      onClose={onClose}
      title={picture.name}
      description={`${sizeOf(picture)}. ${usesOf(picture.uses)}. ${picture.alt === '' ? 'No alternative text' : picture.alt}`}
      className="dialog--picture"
      focusSelf
      footer={
        <>
          <Button
            variant="outline"
            disabled={before === undefined}
            onClick={() => before && onMove(before.id)}
          >
            Previous
          </Button>
          <a className="btn btn--outline" href={picture.address} target="_blank" rel="noopener">
            Full size
          </a>
          <Button variant="outline" disabled={after === undefined} onClick={() => after && onMove(after.id)}>
            Next
          </Button>
        </>
      }
    >
      <img
        key={picture.id}
        src={picture.address}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        decoding="async"
      />
    </Dialog>
  )
}

/** A picture's alternative text, or a note that it is missing. A press opens it for editing. */
function AlternativeText({ picture }: { picture: LibraryPicture }) {
  const [isEditing, setEditing] = useState(false)
  const open = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(false)
    // After the button has been rendered again.
    requestAnimationFrame(() => open.current?.focus())
  }
  if (isEditing) return <AlternativeTextForm picture={picture} onClose={close} />
  const isMissing = picture.alt === ''
  return (
    <button
      ref={open}
      type="button"
      className="library-card__alt flex justify-between items-center gap-2 min-h-11 mt-1 text-left text-sm wrap-anywhere hover:text-link"
      data-missing={isMissing || undefined}
      onClick={() => setEditing(true)}
    >
      <span>{isMissing ? 'No alternative text' : picture.alt}</span>
      <span className="sr">, edit the alternative text of {picture.name}</span>
      <Icon of={Pencil} size={14} />
    </button>
  )
}

function AlternativeTextForm({ picture, onClose }: { picture: LibraryPicture; onClose: () => void }) {
  const [alt, setAlt] = useState(picture.alt)
  const [isBusy, setBusy] = useState(false)
  const afterChange = useAfterChange()
  const form = useRef<HTMLFormElement>(null)
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await callAdmin<UploadedPicture>(`/api/admin/media/${picture.id}`, { method: 'PUT', payload: { alt } })
      afterChange()
      onClose()
    } catch (error) {
      showFailure(error, 'The alternative text could not be saved')
      setBusy(false)
    }
  }
  useSaveKey(form, () => void save())
  return (
    <form
      ref={form}
      className="form library-card__form gap-2 mt-2 mb-1 mr-1.5 ml-0"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label="Alternative text" hint={`${alt.length}/${FORM.alt}`}>
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            rows={2}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by pressing its place
            autoFocus
            value={alt}
            maxLength={FORM.alt}
            placeholder="What the picture shows"
            onChange={(event) => setAlt(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose()
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={isBusy}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
