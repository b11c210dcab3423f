import { useQuery } from '@tanstack/react-query'
import type { BackupState as State } from '#contract/jobs/jobs.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { grouped } from '#domain/shared/counted.ts'
import { AdminTime, LoadFailed } from '../items/list/list-parts.tsx'
import { callAdmin } from '../staff/call-admin.ts'
import { RowsSkeleton } from '../items/table/row-parts.tsx'

export function BackupState() {
  const state = useQuery({
    queryKey: ['admin', 'backup'],
    queryFn: ({ signal }) => callAdmin<State>('/api/admin/backup', { signal }),
    staleTime: 0,
  })
  if (state.isError) return <LoadFailed what="the backups" query={state} />
  if (state.data === undefined) return <RowsSkeleton columns={2} rows={1} />
  const { places } = state.data
  if (places.length === 0)
    return (
      <p className="mut">
        No backups are made. Set <code>BACKUP_FOLDER</code> to a folder on another disk, or{' '}
        <code>BACKUP_S3_…</code> to a bucket, and one is made each night.
      </p>
    )
  return places.map((place) => <Place key={place.place} of={place} isOnly={places.length === 1} />)
}

type PlaceState = State['places'][number]

function Place({
  of: { place, answers, count, last, verified },
  isOnly,
}: {
  of: PlaceState
  isOnly: boolean
}) {
  const title = place === 'folder' ? 'In the folder' : 'In the bucket'
  return (
    <>
      {!isOnly && <h3 className="mt-4 mb-2 mx-0 text-base">{title}</h3>}
      {answers ? (
        <dl className="spec">
          <div>
            <dt>Last backup</dt>
            <dd>{last === null ? 'None yet' : <AdminTime at={last.at} />}</dd>
          </div>
          {last !== null && (
            <div>
              <dt>Size</dt>
              <dd>{last.bytes === null ? 'Not known' : sizeInWords(last.bytes)}</dd>
            </div>
          )}
          <div>
            <dt>Kept</dt>
            <dd>{grouped(count)}</dd>
          </div>
          <div>
            <dt>Last verified</dt>
            <dd>
              {verified === null ? (
                'Never: restore one with “backup verify” to know that it works'
              ) : (
                <>
                  <AdminTime at={verified.verifiedAt} />, the backup of <AdminTime at={verified.at} />
                </>
              )}
            </dd>
          </div>
        </dl>
      ) : (
        <p className="err">The bucket cannot be read. Check its settings and its service.</p>
      )}
    </>
  )
}

function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${grouped(Math.ceil(bytes / 1_000))} kB`
  return `${(bytes / 1_000_000).toLocaleString(LANGUAGE, { maximumFractionDigits: 1 })} MB`
}
