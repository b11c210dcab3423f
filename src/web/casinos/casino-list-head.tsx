import { CasinoSearchBox } from './casino-search-box.tsx'
import type { CasinoSearchControl } from './use-casino-search.ts'

/** The top of the casino list: what it is, and its search box. */
export function CasinoListHead(control: CasinoSearchControl) {
  return (
    <div className="wrap">
      <div className="page-head page-head--split">
        <div>
          <h1>{CASINO_LIST_TITLE}</h1>
          <p>Sorted by safety index unless you choose otherwise. Filter by anything that matters to you.</p>
        </div>
        <CasinoSearchBox {...control} />
      </div>
    </div>
  )
}

export const CASINO_LIST_TITLE = 'Top Online Casinos 2025'
