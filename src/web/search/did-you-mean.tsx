import { Link } from '#ui/link.tsx'

interface DidYouMeanProps {
  meant: string | null | undefined
  /** The address of the list for a query, with the name of its parameter. */
  to: (query: string) => string
  parameter?: 'q' | 'search'
}

/** What a misspelled text was read as. What is found for it is shown already. */
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
