import type { Intent } from '#contract/search/search.schema.ts'
import { writeSiteSearch, type SearchKind } from '#contract/search/site-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { Link } from '#ui/link.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { countedKind, KIND_PATHS } from './kind-names.ts'

interface SearchNotesProps {
  typed: string
  /** The kind of the list. */
  own: SearchKind
  notes:
    | {
        correctedTo: string | null
        intents: readonly Intent[]
        others: readonly { kind: SearchKind; count: number }[]
      }
    | undefined
}

/** The notes above a searched list: the corrected text, other targets, and results of other kinds. */
export function SearchNotes({ typed, own, notes }: SearchNotesProps) {
  if (notes === undefined) return null
  const { correctedTo, intents, others } = notes
  const last = others.at(-1)
  const texts = others.map(({ kind, count }) => countedKind(kind, count))
  const isOne = others.length === 1 && last?.count === 1
  return (
    <>
      <DidYouMean meant={correctedTo} to={KIND_PATHS[own]} parameter="search" />
      {intents.length > 0 && (
        <ul className="tags mb-4" aria-label="Where this leads">
          {intents.map(({ to, label, count }) => (
            <li key={to}>
              <Link className="chip" to={to}>
                <span className="ell">{label}</span> {count !== null && grouped(count)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {last !== undefined && (
        <p className="sm my-4">
          <Link
            className="link"
            to={paths.search(writeSiteSearch({ q: typed, kind: others.length === 1 ? last.kind : 'all' }))}
          >
            {new Intl.ListFormat(LANGUAGE).format(texts)} {isOne ? 'matches' : 'match'} too
          </Link>
        </p>
      )}
    </>
  )
}
