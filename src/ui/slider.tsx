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
 * A whole number on a track. The browser's own range underneath: arrows, Home, End and touch come with it.
 * Until scripts run it is a number field, because a range alone would not say its value.
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
