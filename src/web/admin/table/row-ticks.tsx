/** The ticks of a table whose rows can be chosen. */

interface PageTickProps {
  isWhole: boolean
  /** Nothing on this page can be chosen. */
  isOff?: boolean
  onChange: (on: boolean) => void
}

/** Above the rows: all of this page. */
export function PageTick({ isWhole, isOff = false, onChange }: PageTickProps) {
  return (
    <th className="table__check">
      <label className="table__all">
        <input
          type="checkbox"
          className="tick"
          aria-label="Select all on this page"
          disabled={isOff}
          checked={isWhole}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>Select all on this page</span>
      </label>
    </th>
  )
}

interface RowTickProps {
  name: string
  isOn: boolean
  onChange: (on: boolean) => void
}

/** Of one row. */
export function RowTick({ name, isOn, onChange }: RowTickProps) {
  return (
    <input
      type="checkbox"
      className="tick"
      aria-label={`Select ${name}`}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
