import './lists.css'
import { Select } from '#ui/select.tsx'
import type { Option } from '#ui/select.tsx'

interface SortFieldProps {
  /** The id of the form that it belongs to. */
  form: string
  options: readonly Option[]
  value: string
  onChange: (sort: string) => void
}

/** The order of a list; without scripts a button beside it applies it. */
export function SortField({ form, ...select }: SortFieldProps) {
  return (
    <>
      <div className="toolbar__sort">
        <Select aria-label="Sort by" name="sort" form={form} {...select} />
      </div>
      <noscript>
        <button type="submit" form={form} className="btn btn--outline">
          Apply
        </button>
      </noscript>
    </>
  )
}
