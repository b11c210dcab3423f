import { useLocation, useNavigation } from 'react-router'

/** Says that a game's page or a comparison is loading while one waits for it (its delay is in the stylesheet). */
export function PendingPage() {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const words =
    state === 'loading' && location.pathname !== pathname
      ? pendingWords(location.pathname, location.search)
      : undefined
  return (
    <p className="pending-page" role="status">
      {words !== undefined && <span>{words}</span>}
    </p>
  )
}

const KINDS: ReadonlyMap<string | null, string> = new Map([
  ['bonuses', 'Bonuses'],
  ['games', 'Games'],
])

/**
 * What is said while a page is on its way; undefined where nothing is.
 * @internal
 */
export function pendingWords(pathname: string, search: string): string | undefined {
  if (/^\/game\/[^/]+$/.test(pathname)) return 'Loading game details...'
  if (pathname !== '/compare') return undefined
  return `Loading ${KINDS.get(new URLSearchParams(search).get('type')) ?? 'Casinos'}...`
}
