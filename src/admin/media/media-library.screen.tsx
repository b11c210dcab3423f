import { Images } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { PICTURE_LIST, type RestoredPicture } from '#contract/media/media.schema.ts'
import type { ArchivedPicture } from '#domain/media/archived-picture.ts'
import { Problem } from '#ui/field.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { showToast } from '#ui/toast.tsx'
import { CallError, reasonOf } from '#web/shell/call-api.ts'
import { counted, grouped } from '#domain/shared/counted.ts'
import { DownloadButton } from '../download-button.tsx'
import { callAdmin } from '../staff/call-admin.ts'
import { useMay } from '../staff/staff-context.ts'
import { useAfterChange } from '../items/table/use-open-form.ts'
import { FilterSelect, ListSearch, LoadFailed, ScreenHead } from '../items/list/list-parts.tsx'
import { useAddress } from '../items/list/use-list.ts'
import { FileButton, LibrarySkeleton, useLibrary } from './library-parts.tsx'
import { PictureCard, PictureView } from './picture-card.tsx'
import { UploadList } from './upload-list.tsx'
import { useDropZone } from './use-drop-zone.ts'
import { useUploads } from './use-uploads.ts'

export default function MediaLibraryScreen() {
  const { query, change, hrefOf } = useAddress(PICTURE_LIST.filters)
  const { search, page, filters } = query
  const { library, pictures, total, pages } = useLibrary({
    search,
    page,
    isUnused: filters.unused === 'true',
  })
  const [looked, setLooked] = useState<number>()
  const afterChange = useAfterChange()
  const { uploads, start, retry, drop } = useUploads(({ name }) => {
    showToast({ title: 'Picture uploaded', description: name })
    afterChange()
  })
  const archive = useArchive()
  const may = useMay()
  const zone = useDropZone(start)
  const isWhole = search === '' && page === 1 && filters.unused === 'false'

  return (
    <div className="drop-zone rounded-xl" {...zone}>
      <ScreenHead title="Media" status={pictures && counted(total, 'picture')}>
        {may('transfer.run') && (
          <>
            <DownloadButton
              path="/api/admin/media/export"
              name="media.tar"
              failure="The pictures could not be exported"
            >
              Export all
            </DownloadButton>
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
      </ScreenHead>
      <div className="admin-toolbar flex flex-wrap gap-3 mb-4">
        <ListSearch what="pictures" value={search} onSearch={(text) => change({ search: text })} />
        <FilterSelect
          label="Use"
          options={[
            { value: 'false', label: 'All pictures' },
            { value: 'true', label: 'Not used' },
          ]}
          value={filters.unused}
          onChange={(unused) => change({ unused })}
        />
      </div>
      <p className="mb-4 text-xs text-muted-foreground">
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
        <EmptyState icon={Images} as="h2" title={isWhole ? 'No pictures yet' : 'No pictures found'}>
          {isWhole
            ? 'Upload pictures to begin.'
            : search === ''
              ? 'Every picture is used.'
              : 'Try another search.'}
        </EmptyState>
      ) : (
        <ul className="library" aria-busy={library.isPlaceholderData || undefined}>
          {pictures.map((picture) => (
            <PictureCard key={picture.id} picture={picture} onLook={() => setLooked(picture.id)} />
          ))}
        </ul>
      )}
      {looked !== undefined && pictures !== undefined && (
        <PictureView
          pictures={pictures}
          id={looked}
          onMove={setLooked}
          onClose={() => setLooked(undefined)}
        />
      )}
      <Pagination page={page} pages={pages} hrefOf={(target) => hrefOf({ page: String(target) })} />
    </div>
  )
}

interface ArchivePanelProps {
  progress: ArchiveProgress
  onStop: () => void
  onClose: () => void
}

/** The progress of an archive, and the pictures that could not be added. */
function ArchivePanel({ progress, onStop, onClose }: ArchivePanelProps) {
  const { fileName, added, present, refused, problem, isRunning } = progress
  return (
    <section className="card card--flat archive grid gap-3 mb-4 py-4 px-5" aria-label="Import of an archive">
      <div className="archive__head flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2>
            {isRunning
              ? 'Adding pictures'
              : problem === undefined
                ? 'All pictures are added'
                : 'Import ended early'}
          </h2>
          <p className="sm mut" role="status">
            {fileName}: {countsOf(added, present)}
          </p>
        </div>
        <Button variant="outline" onClick={isRunning ? onStop : onClose}>
          {isRunning ? 'Stop' : 'Close'}
        </Button>
      </div>
      {isRunning && <progress className="progress" aria-label="Adding pictures" />}
      <Problem isAlert text={problem} />
      {refused.length > 0 && (
        <details>
          <summary>{counted(refused.length, 'picture was', 'pictures were')} refused</summary>
          <ul>
            {refused.map(({ name, reason }, index) => (
              // Several may share a name.
              <li key={`${index} ${name}`} className="sm">
                <b>{name}</b>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function countsOf(added: number, present: number): string {
  const here = present > 0 ? `, ${grouped(present)} already here` : ''
  return `${grouped(added)} added${here}`
}

interface ArchiveProgress {
  fileName: string
  added: number
  present: number
  refused: readonly { name: string; reason: string }[]
  /** Why it ended early. */
  problem: string | undefined
  isRunning: boolean
}

/**
 * Reads an archive in the browser and sends its pictures one by one, so that no request is larger than a picture. A
 * file can be given again: existing pictures are skipped.
 */
function useArchive() {
  const [progress, setProgress] = useState<ArchiveProgress>()
  const running = useRef<AbortController>(undefined)
  const afterChange = useAfterChange()
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    let latest: ArchiveProgress = {
      fileName: file.name,
      added: 0,
      present: 0,
      refused: [],
      problem: undefined,
      isRunning: true,
    }
    const report = (changes: Partial<ArchiveProgress>) => {
      latest = { ...latest, ...changes }
      setProgress(latest)
    }
    report({})
    const refuse = (name: string, reason: string) =>
      report({ refused: [...latest.refused, { name, reason }] })
    try {
      // The archive reader is loaded on demand.
      const { readMediaArchive } = await import('#domain/media/read-media-archive.ts')
      for await (const entry of readMediaArchive(file.stream())) {
        controller.signal.throwIfAborted()
        if ('problem' in entry) refuse(entry.name, entry.problem)
        else
          try {
            const { isNew } = await restorePicture(entry, controller.signal)
            report(isNew ? { added: latest.added + 1 } : { present: latest.present + 1 })
          } catch (error) {
            if (!(error instanceof CallError) || error.status !== 400) throw error
            refuse(entry.name, reasonOf(error, 'This picture could not be read.'))
          }
      }
      report({ isRunning: false })
    } catch (error) {
      const problem = controller.signal.aborted ? 'Stopped.' : problemOf(error)
      report({ isRunning: false, problem })
    } finally {
      afterChange()
    }
  }
  return {
    progress,
    start: (file: File) => void start(file),
    stop: () => running.current?.abort(),
    close: () => setProgress(undefined),
  }
}

function problemOf(error: unknown): string {
  if (error instanceof Error && error.name === 'NotAnArchive') return error.message
  return reasonOf(error, 'The pictures could not be sent. Check your connection and choose the file again.')
}

/** Adds a picture of an archive to the library under its key. Throws CallError. */
function restorePicture(
  { key, name, alt, bytes }: ArchivedPicture,
  signal: AbortSignal,
): Promise<RestoredPicture> {
  const query = new URLSearchParams({ key, name, alt }).toString()
  return callAdmin<RestoredPicture>(`/api/admin/media/restore?${query}`, { file: new Blob([bytes]), signal })
}
