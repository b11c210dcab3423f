import './place-in-field.css'

/** What a value is compared with: the ends, the middle half and the median of a field. */
interface Field {
  lowest: number
  lower: number
  median: number
  upper: number
  highest: number
}

interface PlaceInFieldProps {
  value: number
  field: Field
  /** The sentence that it shows, for readers. */
  label: string
  /** The ends of the strip, where several share them; the lowest and the highest value without it. */
  axis?: readonly [from: number, to: number]
}

/**
 * Where a value lies among all: its dot, the median as a tick, the middle half as a bar, from the lowest to the highest
 * value in whole numbers. Every place is a percentage, so the strip has any width.
 */
export function PlaceInField({ value, field, label, axis = axisOf([field], value) }: PlaceInFieldProps) {
  const [from, to] = axis
  const share = (length: number) => Math.round((length / Math.max(1, to - from)) * 1000) / 10
  const place = (at: number) => share(at - from)
  return (
    <svg className="place" role="img" aria-label={label}>
      <line x2="100%" y1="7" y2="7" />
      <rect
        x={`${place(field.lower)}%`}
        width={`${share(field.upper - field.lower)}%`}
        y="4"
        height="6"
        rx="2"
      />
      <line
        className="place__median"
        x1={`${place(field.median)}%`}
        x2={`${place(field.median)}%`}
        y1="1"
        y2="13"
      />
      <circle cx={`${place(value)}%`} cy="7" r="5" />
    </svg>
  )
}

/** The whole numbers between which all values of the fields lie, and those of one thing beside them. */
export function axisOf(
  fields: readonly Field[],
  ...values: readonly number[]
): readonly [from: number, to: number] {
  const from = Math.min(...fields.map(({ lowest }) => lowest), ...values)
  const to = Math.max(...fields.map(({ highest }) => highest), ...values)
  return [Math.floor(from), Math.ceil(to)]
}

/** What the marks of the strips in a list mean. */
export function PlaceKey({ own, axis }: { own: string; axis?: readonly [from: number, to: number] }) {
  return (
    <p className="place-key" aria-hidden="true">
      <b>{own}</b>
      <span>median of all</span>
      {axis !== undefined && `from ${axis[0]} to ${axis[1]}`}
    </p>
  )
}
