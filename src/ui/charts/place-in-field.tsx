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
}

/**
 * Where a value lies among all: its dot, the median as a tick, the middle half as a bar, from the lowest to the highest
 * value in whole numbers. Every place is a percentage, so the strip has any width.
 */
export function PlaceInField({ value, field, label }: PlaceInFieldProps) {
  const [from, to] = [Math.floor(Math.min(field.lowest, value)), Math.ceil(Math.max(field.highest, value))]
  const place = (at: number) => Math.round(((at - from) / Math.max(1, to - from)) * 1000) / 10
  return (
    <svg className="place" role="img" aria-label={label}>
      <line x2="100%" y1="7" y2="7" />
      <rect x={`${place(field.lower)}%`} width={`${place(field.upper) - place(field.lower)}%`} />
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

/** What the marks of the strips in a list mean. */
export function PlaceKey({ own }: { own: string }) {
  return (
    <p className="place-key" aria-hidden="true">
      <span>{own}</span>
      <span>median of all</span>
    </p>
  )
}
