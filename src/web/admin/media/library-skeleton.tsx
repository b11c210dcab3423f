import { Skeleton } from '#ui/skeleton.tsx'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The library while its first pictures are on their way. */
export function LibrarySkeleton() {
  return (
    <ul className="library" aria-hidden="true">
      {CARDS.map((card) => (
        <li key={card}>
          <Skeleton className="library__skeleton" />
        </li>
      ))}
    </ul>
  )
}
