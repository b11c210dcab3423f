import { useQuery } from '@tanstack/react-query'
import type { ImportRecord } from '#contract/transfer/imports.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reasonOf } from '#web/shell/call-api.ts'
import { grouped } from '#domain/shared/counted.ts'
import { callAdminList } from '../staff/call-admin.ts'
import { AdminTime } from '../items/list/list-parts.tsx'
import { STATE_WORDS } from './transfer-words.ts'

const SHOWN = 10
const EVERY_MS = 2_000

interface EarlierImportsProps {
  kind: WrittenKind
  onUndo: (record: ImportRecord) => void
}

/** The latest imports of a kind with their results. Running ones are refreshed. */
export function EarlierImports({ kind, onUndo }: EarlierImportsProps) {
  const imports = useQuery({
    queryKey: ['admin', 'imports', kind],
    queryFn: ({ signal }) =>
      callAdminList<ImportRecord>(`/api/admin/imports?kind=${kind}&page=1&pageSize=${SHOWN}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? EVERY_MS : false),
    staleTime: 0,
  })
  return (
    <section>
      <h3>Earlier imports</h3>
      {imports.isError ? (
        <p className="err" role="alert">
          {reasonOf(imports.error, 'The list could not be loaded.')}
        </p>
      ) : imports.data === undefined ? (
        <Skeleton className="h-32" />
      ) : imports.data.items.length === 0 ? (
        <p className="sm mut">No file has been imported in the last weeks.</p>
      ) : (
        <ul className="transfer__earlier">
          {imports.data.items.map((record) => (
            <Earlier key={record.id} record={record} onUndo={() => onUndo(record)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Earlier({ record, onUndo }: { record: ImportRecord; onUndo: () => void }) {
  const { fileName, username, createdAt, state, created, changed } = record
  const canUndo = (state === 'applied' || state === 'stopped') && created + changed > 0
  return (
    <li>
      <div>
        <b>{fileName === '' ? 'A file' : fileName}</b>{' '}
        <Badge tone={state === 'applied' ? 'ok' : 'plain'}>{STATE_WORDS[state]}</Badge>
        <p className="sm mut">
          <AdminTime at={createdAt} />
          {username !== null && ` by ${username}`} · {figuresOf(record)}
        </p>
      </div>
      {canUndo && (
        <Button variant="outline" size="sm" onClick={onUndo}>
          Undo
        </Button>
      )}
    </li>
  )
}

function isUnderWay({ state }: ImportRecord): boolean {
  return state === 'checking' || state === 'applying' || state === 'undoing'
}

function figuresOf(record: ImportRecord): string {
  const { state, planned, created, changed, refused, restored, removed, leftAlone } = record
  const shown = (count: number, word: string) => (count > 0 ? [`${grouped(count)} ${word}`] : [])
  if (state === 'applying') return `${created + changed} of ${planned} rows`
  const parts =
    state === 'undone' || state === 'undoing'
      ? [
          ...shown(restored, 'changed back'),
          ...shown(removed, 'in the trash'),
          ...shown(leftAlone, 'left alone'),
        ]
      : [...shown(created, 'created'), ...shown(changed, 'changed'), ...shown(refused, 'left out')]
  return parts.length === 0 ? 'nothing changed' : parts.join(', ')
}
