import { useNavigation } from 'react-router'
import { useDelayed } from '#ui/use-delayed.ts'

/** True while a casino's page is loading and does not appear at once. */
export function useAwaitsCasino(): boolean {
  const { state, location, formMethod } = useNavigation()
  const isVisit = state === 'loading' && formMethod === undefined && location.hash === ''
  return useDelayed(isVisit && /^\/casino\/[^/]+$/.test(location.pathname))
}
