import type { ReactNode } from 'react'

export interface Segment {
  value: string
  label: ReactNode
}

interface SegmentedProps {
  /** The field's name in a form. */
  name: string
  label: string
  segments: readonly Segment[]
  value: string
  onChange: (value: string) => void
}

/**
 * A choice between a few options side by side. Radio buttons underneath, so that it works in a form without scripts.
 */
export function Segmented({ name, label, segments, value, onChange }: SegmentedProps) {
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            className="sr"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </div>
  )
}
