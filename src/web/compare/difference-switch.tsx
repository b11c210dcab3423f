import { useNavigate } from 'react-router'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { Link } from '#ui/link.tsx'
import { compareAddress } from './compare-address.ts'

/** Leaves out the rows that say the same of all. A link without scripts, else a switch; the address keeps it. */
export function DifferenceSwitch({ search }: { search: CompareSearch }) {
  const navigate = useNavigate()
  const isOn = search.onlyDifferences
  const to = compareAddress({ ...search, onlyDifferences: !isOn })
  const face = (
    <>
      <span className="switch__track" data-on={isOn || undefined} aria-hidden="true" />
      Differences only
    </>
  )
  return (
    <>
      <Link className="switch unscripted" to={to} preventScrollReset>
        {face}
        <span className="sr">{isOn ? ': on, turn off' : ': off, turn on'}</span>
      </Link>
      <button
        type="button"
        className="switch scripted"
        role="switch"
        aria-checked={isOn}
        onClick={() => void navigate(to, { preventScrollReset: true, replace: true })}
      >
        {face}
      </button>
    </>
  )
}
