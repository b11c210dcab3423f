import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { readCasinoSearch, writeCasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { paths } from '#contract/shared/paths.ts'

export interface CasinoSearchControl {
  /** What the visitor has asked for, even while the answer is on its way. */
  search: CasinoSearch
  isLoading: boolean
  /** Asks for another search: the address changes, and the answer follows. */
  change: (next: CasinoSearch) => void
}

/** The search of the list lives in the address; this adds what was asked for but is not answered yet. */
export function useCasinoSearch(answered: CasinoSearch): CasinoSearchControl {
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const [asked, setAsked] = useState<CasinoSearch>()
  const [seen, setSeen] = useState(state)
  if (seen !== state) {
    setSeen(state)
    if (state === 'idle') setAsked(undefined)
  }

  const isLoading = state === 'loading' && location.pathname === paths.casinos()
  const loading = isLoading ? readCasinoSearch(new URLSearchParams(location.search)).search : undefined
  return {
    search: asked ?? loading ?? answered,
    isLoading,
    change: (next) => {
      setAsked(next)
      void navigate(casinoListAddress(next), { preventScrollReset: true })
    },
  }
}

/** The canonical address of a search. */
export function casinoListAddress(search: CasinoSearch): string {
  return paths.casinos(writeCasinoSearch(search))
}
