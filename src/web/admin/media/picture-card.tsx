import { Trash2 } from 'lucide'
import { useState } from 'react'
import type { LibraryPicture } from '#contract/media/media.schema.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { AlternativeText } from './alternative-text.tsx'
import { sizeOf, usesOf } from './picture-facts.ts'
import { Thumbnail } from './thumbnail.tsx'

/** One picture of the library with what is known of it and what can be done with it. */
export function PictureCard({ picture }: { picture: LibraryPicture }) {
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
      <a href={picture.address} target="_blank" rel="noopener" aria-label={`Open ${picture.name}`}>
        <Thumbnail picture={picture} />
      </a>
      <div className="library-card__body">
        <h2 className="ell" title={picture.name}>
          {picture.name}
        </h2>
        <p className="xs mut">{sizeOf(picture)}</p>
        <AlternativeText picture={picture} />
        <div className="library-card__foot">
          <span className="xs mut">{usesOf(picture.uses)}</span>
          <CopyButton text={picture.address} of={`address of ${picture.name}`} />
          <IconButton
            icon={Trash2}
            iconSize={18}
            label={`Delete ${picture.name}`}
            className="icon-btn--danger"
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
