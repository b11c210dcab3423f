import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Makes the whole admin area ask again: a casino that goes takes bonuses, links and counts with it. */
export function useAfterChange(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: ['admin'] }), [client])
}
