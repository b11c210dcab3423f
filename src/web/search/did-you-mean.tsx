import { Link } from '#ui/link.tsx'

interface DidYouMeanProps {
  meant: string | null | undefined
  /** The list's address for a query, and the parameter's name. */
  to: (query: string) => string
  parameter?: 'q' | 'search'
}

/** The corrected reading of a misspelled text. Its results are already shown. */
export function DidYouMean({ meant, to, parameter = 'q' }: DidYouMeanProps) {
  if (meant === null || meant === undefined) return null
  return (
    <p className="sm my-4">
      Did you mean{' '}
      <Link className="link" to={to(new URLSearchParams({ [parameter]: meant }).toString())}>
        {meant}
      </Link>
      ? These are the results for it.
    </p>
  )
}
