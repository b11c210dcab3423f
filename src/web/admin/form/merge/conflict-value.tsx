import { useQuery } from '@tanstack/react-query'
import { valueWords } from '../../history/value-words.ts'
import { fetchNames } from '../choices.ts'
import type { ChoiceKind } from '../choices.ts'

/** A value of a field in words; casinos and games by their names. */
export function ConflictValue({ field, value }: { field: string; value: unknown }) {
  const of = LINKS[field]
  return (
    <span className="merge__value">
      {of === undefined ? valueWords(value) : <LinkedNames of={of} ids={idsIn(value)} />}
    </span>
  )
}

function LinkedNames({ of, ids }: { of: ChoiceKind; ids: readonly number[] }) {
  const names = useQuery({
    queryKey: ['admin', 'choices', of, ids],
    queryFn: ({ signal }) => fetchNames(of, ids, signal),
    enabled: ids.length > 0,
  })
  return valueWords(ids.map((id) => names.data?.find((choice) => choice.id === id)?.name ?? `#${id}`))
}

/** Fields that hold ids, and of what. */
const LINKS: Readonly<Record<string, ChoiceKind>> = {
  casinoId: 'casinos',
  availableAt: 'casinos',
  relatedCasinos: 'casinos',
  relatedGames: 'games',
}

function idsIn(value: unknown): number[] {
  return [value]
    .flat()
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
}
