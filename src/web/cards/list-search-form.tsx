import { Search } from 'lucide'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { TEXT } from '#contract/shared/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { trackInteraction } from '../analytics/tracking.ts'

/** The pause in typing after which the list updates, in milliseconds. */
const PAUSE_MS = 300

interface ListSearchFormProps {
  /** Controls elsewhere on the page refer to the form by this id. */
  id: string
  action: string
  placeholder: string
  value: string
  /** `typing` is true while the visitor may continue. */
  onSearch: (text: string, typing: boolean) => void
  /** Hidden fields with the rest of the address. */
  children?: ReactNode
}

/** The search box of a list: it searches while typing, and is a plain form until scripts run. */
export function ListSearchForm({ id, action, placeholder, value, onSearch, children }: ListSearchFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFirst = useRef(true)
  // The last searched text, because text typed before hydration is reported twice.
  const asked = useRef(value)
  // The pause outlives a render, and must not revert choices made meanwhile, such as an order.
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
    // Searches for text typed before hydration.
    if (isFirst.current && input.value.trim() !== value) searchAtOnce(input.value.trim())
    // The address may change without the field, by Back or by a link in an empty list.
    if (!isFirst.current && input !== document.activeElement) input.value = value
    if (!isFirst.current) asked.current = value
    isFirst.current = false
  }, [value])
  useEffect(() => () => clearTimeout(pause.current), [])
  // A late search must not call back a visitor who is leaving the page.
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
