import { lazy, Suspense, useState } from 'react'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useIdleLoad } from '#ui/use-idle-load.ts'
import { COMPARE_WORDS } from './compare-words.ts'
import type { CompareFilters } from './need-fields.tsx'

/** The page's search, which the button links to without scripts. */
export const FIND_ID = 'find'

interface AddButtonProps {
  search: CompareSearch
  filters: CompareFilters | undefined
  place: number
}

export function AddButton({ search, filters, place }: AddButtonProps) {
  const [open, setOpen] = useState(false)
  useIdleLoad(loadPicker)
  const label = (
    <>
      Add {COMPARE_WORDS[search.kind].one}
      <span className="sr"> to slot {place}</span>
    </>
  )
  return (
    <>
      <a className={buttonClass({ variant: 'outline' }, 'unscripted')} href={`#${FIND_ID}`}>
        {label}
      </a>
      <Button variant="outline" className="scripted" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <ComparePicker search={search} filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const loadPicker = () => import('./compare-picker.tsx')
const ComparePicker = lazy(async () => ({ default: (await loadPicker()).ComparePicker }))
