import { Search } from 'lucide'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { TEXT } from '#contract/shared/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { trackInteraction } from '../analytics/tracking.ts'

/** How long a pause in typing is before the list follows, in milliseconds. */
const PAUSE_MS = 300

interface ListSearchFormProps {
  /** Controls elsewhere on the page belong to the form by this id. */
  id: string
  action: string
  placeholder: string
  value: string
  /** `typing` is true while the visitor may still go on. */
  onSearch: (text: string, typing: boolean) => void
  /** Hidden fields: what else the address says. */
  children?: ReactNode
}

/** The search box of a list: it follows the typing, and is a plain form until scripts run. */
export function ListSearchForm({ id, action, placeholder, value, onSearch, children }: ListSearchFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFirst = useRef(true)
  // The text that was asked for last: what was typed before scripts ran is reported a second time.
  const asked = useRef(value)
  // The pause outlives a render: what else was chosen meanwhile, such as an order, must not be taken back.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  const searchAtOnce = useEffectEvent((text: string) => {
    asked.current = text
    onSearch(text, true)
  })
  useEffect(() => {
    const input = field.current
    if (input === null) return
    // What was typed before scripts ran is searched for now.
    if (isFirst.current && input.value.trim() !== value) searchAtOnce(input.value.trim())
    // Later the address may change without the field: by Back, or by the way out of an empty list.
    if (!isFirst.current && input !== document.activeElement) input.value = value
    if (!isFirst.current) asked.current = value
    isFirst.current = false
  }, [value])
  useEffect(() => () => clearTimeout(pause.current), [])
  // A search that comes when the visitor is on the way to another page would call them back.
  const { location } = useNavigation()
  const isLeaving = location !== undefined && location.pathname !== action
  useEffect(() => {
    if (isLeaving) clearTimeout(pause.current)
  }, [isLeaving])

  const send = (typing: boolean) => {
    clearTimeout(pause.current)
    const text = field.current?.value.trim() ?? ''
    if (typing && text === asked.current) return
    asked.current = text
    if (!typing && text !== '') trackInteraction('search', { type: 'search', id: text })
    latest.current(text, typing)
  }
  return (
    <form
      id={id}
      role="search"
      aria-label={placeholder}
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        send(false)
      }}
    >
      <label className="search search--md">
        <Icon of={Search} size={20} />
        <input
          ref={field}
          type="search"
          name="search"
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={TEXT.search}
          defaultValue={value}
          onChange={() => {
            clearTimeout(pause.current)
            pause.current = setTimeout(() => send(true), PAUSE_MS)
          }}
        />
      </label>
      {children}
    </form>
  )
}
