import { useLocation, useNavigation } from 'react-router'

/** Says that a game's page or a comparison is loading while one waits for it (its delay is in the stylesheet). */
export function PendingPage() {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const words =
    state === 'loading' && location.pathname !== pathname
      ? wordsOf(location.pathname, location.search)
      : undefined
  return (
    <p className="pending-page" role="status">
      {words !== undefined && <span>{words}</span>}
    </p>
  )
}

const KINDS: Readonly<Record<string, string>> = { bonuses: 'Bonuses', games: 'Games' }

function wordsOf(pathname: string, search: string): string | undefined {
  if (/^\/game\/\d+$/.test(pathname)) return 'Loading game details...'
  if (pathname !== '/compare') return undefined
  return `Loading ${KINDS[new URLSearchParams(search).get('type') ?? ''] ?? 'Casinos'}...`
}
