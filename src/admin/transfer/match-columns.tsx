import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { ColumnChoices } from '#contract/transfer/transfer-columns.schema.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reasonOf } from '#web/shell/call-api.ts'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { ChoiceRow } from './match-values.tsx'
import type { ImportFile } from './send-import.ts'

const LEAVE_OUT = ''
/** Enough for the header and the first row. */
const BEGINNING_BYTES = 128 * 1024

interface MatchColumnsProps {
  kind: WrittenKind
  file: ImportFile
  onMatched: () => void
}

/** Asks for the meaning of a file's unknown columns. Answers are remembered for later files. */
export function MatchColumns({ kind, file, onMatched }: MatchColumnsProps) {
  const path = `/api/admin/${KINDS[kind].path}/import/columns`
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [busy, setBusy] = useState(false)
  const found = useQuery({
    queryKey: ['columns', kind, file.name],
    queryFn: ({ signal }) =>
      callAdmin<ColumnChoices>(path, { file: file.content.slice(0, BEGINNING_BYTES), signal }),
    gcTime: 0,
    retry: false,
  })
  if (found.isError)
    return (
      <p className="err" role="alert">
        {reasonOf(found.error, 'The columns could not be read.')}
      </p>
    )
  if (found.data === undefined) return <Skeleton className="form-skeleton" />

  const { titles, columns } = found.data
  const unknown = titles.filter(({ isKnown }) => !isKnown)
  const taken = new Set([...titles.flatMap(({ column }) => column ?? []), ...chosen.values()])
  const save = async () => {
    setBusy(true)
    try {
      const matches = unknown.map(({ title }) => ({
        title,
        column: (chosen.get(title) ?? LEAVE_OUT) || null,
      }))
      await callAdmin(path, { method: 'PUT', payload: { matches } })
      onMatched()
    } catch (error) {
      showFailure(error, 'The columns could not be saved.')
      setBusy(false)
    }
  }
  return (
    <section>
      <h3>What do these columns mean?</h3>
      <p className="sm mut">
        {file.name} has columns that are not known here. Your answer is remembered for every later file with{' '}
        {KINDS[kind].many}.
      </p>
      <ul className="transfer__columns">
        {unknown.map(({ title, example }) => (
          <ChoiceRow
            key={title}
            title={title === '' ? 'Column without a name' : title}
            note={example === '' ? '' : `such as “${example}”`}
            value={chosen.get(title) ?? LEAVE_OUT}
            options={[
              { value: LEAVE_OUT, label: 'Leave it out' },
              ...columns
                .filter(({ name }) => !taken.has(name) || chosen.get(title) === name)
                .map(({ name, label }) => ({
                  value: name,
                  label: label === name ? name : `${label} (${name})`,
                })),
            ]}
            onChange={(column) => setChosen(new Map(chosen).set(title, column))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5 mt-3.5">
        <Button loading={busy} onClick={() => void save()}>
          Remember and check the file
        </Button>
      </div>
    </section>
  )
}
