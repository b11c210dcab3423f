import type { CSSProperties } from 'react'
import { useHydrated } from './use-hydrated.ts'

interface SliderProps {
  name: string
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/**
 * An integer on a track. The browser's range underneath handles keys and touch. Until scripts run it is a number field,
 * because a range alone does not show its value.
 */
export function Slider({ name, label, value, min, max, onChange }: SliderProps) {
  const hydrated = useHydrated()
  const field = {
    name,
    min,
    max,
    value,
    step: 1,
    'aria-label': label,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(Number(event.currentTarget.value)),
  }
  const style = { '--filled': (value - min) / (max - min) } as CSSProperties
  return (
    <div className="slider">
      <span aria-hidden="true">{label}</span>
      {hydrated ? (
        <input type="range" className="range" style={style} {...field} />
      ) : (
        <input type="number" className="input" required {...field} />
      )}
      <b className="num" aria-hidden="true">
        {hydrated && value}
      </b>
    </div>
  )
}
