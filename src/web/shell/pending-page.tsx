import { useLocation, useNavigation } from 'react-router'

/** Announces that a game's page or a comparison is loading (its delay is in the style sheet). */
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
 * The words while a page is loading; undefined for other pages.
 * @internal
 */
export function pendingWords(pathname: string, search: string): string | undefined {
  if (/^\/game\/[^/]+$/.test(pathname)) return 'Loading game details...'
  if (pathname !== '/compare') return undefined
  return `Loading ${KINDS.get(new URLSearchParams(search).get('type')) ?? 'Casinos'}...`
}
