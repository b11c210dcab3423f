import { useNavigation } from 'react-router'

/** Says "Loading game details..." while a game's page takes its time (its delay is in the stylesheet). */
export function PendingGame() {
  const { state, location } = useNavigation()
  const isComing = state === 'loading' && /^\/game\/\d+$/.test(location.pathname)
  return (
    <p className="pending-game" role="status">
      {isComing && <span>Loading game details...</span>}
    </p>
  )
}
