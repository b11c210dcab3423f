import { Images } from 'lucide'
import { useSearchParams } from 'react-router'
import { PAGE_WINDOW } from '#contract/shared/limits.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { showToast } from '#ui/toast.tsx'
import { useMay } from '../session/use-may.ts'
import { readTableQuery, withTableQuery } from '../table/rows-query.ts'
import { SearchBox } from '../table/search-box.tsx'
import { useAddressSearch } from '../table/use-address-search.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { ArchivePanel } from './archive-panel.tsx'
import { ExportLibraryButton } from './export-library-button.tsx'
import { FileButton } from './file-button.tsx'
import { LoadFailed } from '../list/load-failed.tsx'
import { LibrarySkeleton } from './library-skeleton.tsx'
import { PictureCard } from './picture-card.tsx'
import { UploadList } from './upload-list.tsx'
import { useArchive } from './use-archive.ts'
import { useDropZone } from './use-drop-zone.ts'
import { useLibrary } from './use-library.ts'
import { useUploads } from './use-uploads.ts'

/** All uploaded pictures: found by name and alternative text, brought by button or drop. */
export default function MediaLibraryScreen() {
  const [parameters] = useSearchParams()
  const { search, page } = readTableQuery(parameters)
  const { library, pictures, total, pages } = useLibrary({ search, page })
  const afterChange = useAfterChange()
  const { uploads, start, retry, drop } = useUploads(({ name }) => {
    showToast({ title: 'Picture uploaded', description: name })
    afterChange()
  })
  const archive = useArchive()
  const may = useMay()
  const zone = useDropZone(start)
  const searchBox = useAddressSearch()

  return (
    <div className="drop-zone" {...zone}>
      <div className="admin-head">
        <div>
          <h1>Media</h1>
          <p className="mut sm" role="status">
            {pictures === undefined
              ? 'Loading...'
              : `${total.toLocaleString('en')} ${total === 1 ? 'picture' : 'pictures'}`}
          </p>
        </div>
        <div className="admin-head__tools">
          {may('transfer.run') && (
            <>
              <ExportLibraryButton />
              <FileButton
                variant="outline"
                label="Media archive"
                accept=".tar,application/x-tar"
                disabled={archive.progress?.isRunning === true}
                onFiles={([file]) => {
                  if (file !== undefined) archive.start(file)
                }}
              >
                Import archive
              </FileButton>
            </>
          )}
          <FileButton label="Pictures to upload" multiple onFiles={start}>
            Upload pictures
          </FileButton>
        </div>
      </div>
      <div className="admin-toolbar">
        <SearchBox many="pictures" {...searchBox} />
      </div>
      <p className="drop-zone__hint">
        Pictures can be dropped anywhere here: JPEG, PNG, WebP, AVIF or GIF, up to 8 MB each.
      </p>
      {archive.progress !== undefined && (
        <ArchivePanel progress={archive.progress} onStop={archive.stop} onClose={archive.close} />
      )}
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
      {library.isError ? (
        <LoadFailed what="pictures" query={library} />
      ) : pictures === undefined ? (
        <LibrarySkeleton />
      ) : pictures.length === 0 ? (
        <EmptyState
          icon={Images}
          as="h2"
          title={search === '' && page === 1 ? 'No pictures yet' : 'No pictures found'}
        >
          {search === '' && page === 1 ? 'Upload pictures to begin.' : 'Try another search.'}
        </EmptyState>
      ) : (
        <ul className="library" aria-busy={library.isPlaceholderData || undefined}>
          {pictures.map((picture) => (
            <PictureCard key={picture.id} picture={picture} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          window={PAGE_WINDOW}
          hrefOf={(target) => `?${withTableQuery(parameters, { page: String(target) }).toString()}`}
        />
      )}
    </div>
  )
}
