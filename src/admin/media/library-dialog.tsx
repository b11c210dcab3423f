import { Images } from 'lucide'
import { useState } from 'react'
import type { UploadedPicture } from '#contract/media/media.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useSettled } from '#web/search/use-settled.ts'
import { counted } from '#domain/shared/counted.ts'
import { SearchBox, LoadFailed } from '../items/list/list-parts.tsx'
import { LibrarySkeleton, sizeOf, Thumbnail, useLibrary } from './library-parts.tsx'

interface LibraryDialogProps {
  onChoose: (picture: UploadedPicture) => void
  onClose: () => void
}

const PAUSE_MS = 250

export function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const search = useSettled(text, PAUSE_MS)
  const { library, pictures, total, pages } = useLibrary({ search, page })
  const find = (typed: string) => {
    setText(typed)
    setPage(1)
  }
  return (
    <Dialog
      onClose={onClose}
      title="Choose a picture"
      description={pictures === undefined ? 'Loading...' : counted(total, 'picture')}
      className="dialog--form"
      footer={
        pages > 1 ? (
          <>
            <Button variant="outline" disabled={page <= 1} onClick={() => setPage(page - 1)}>
              Previous
            </Button>
            <span className="self-center sm mut" role="status">
              Page {page} of {pages}
            </span>
            <Button variant="outline" disabled={page >= pages} onClick={() => setPage(page + 1)}>
              Next
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="admin-toolbar flex flex-wrap gap-3 mb-4">
        <SearchBox many="pictures" value={text} onChange={find} onSearch={() => undefined} />
      </div>
      {library.isError ? (
        <LoadFailed what="pictures" query={library} />
      ) : pictures === undefined ? (
        <LibrarySkeleton />
      ) : pictures.length === 0 ? (
        <EmptyState icon={Images} title={search === '' ? 'No pictures yet' : 'No pictures found'}>
          {search === '' ? 'Upload one in the form.' : 'Try another search.'}
        </EmptyState>
      ) : (
        <ul className="library library--small" aria-busy={library.isPlaceholderData || undefined}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                className="card library-choice w-full pb-2.5 text-left text-sm"
                onClick={() => onChoose(picture)}
              >
                <Thumbnail picture={picture} />
                <span className="ell">{picture.name}</span>
                <span className="xs mut">{sizeOf(picture)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
