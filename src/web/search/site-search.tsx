import { Search, X } from 'lucide'
import { lazy, Suspense, useRef, useState, type ToggleEvent } from 'react'
import { Form } from 'react-router'
import { TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { closeWhenLeft } from '#ui/close-when-left.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useIdleLoad } from '#ui/use-idle-load.ts'

export const SITE_SEARCH_ID = 'site-search'

const loadPanel = () => import('./site-search-panel.tsx')
const SiteSearchPanel = lazy(async () => ({ default: (await loadPanel()).SiteSearchPanel }))

/**
 * The full-screen search of small screens. It is part of the page and the browser opens it, so that one press is enough
 * before any script has run; until then it is a plain form.
 */
export function SiteSearch() {
  const layer = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  useIdleLoad(loadPanel)
  const close = () => layer.current?.hidePopover()
  const onToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    setIsOpen(newState === 'open')
    if (newState !== 'open') return
    // Text may have been typed before hydration.
    setTyped(field.current?.value ?? '')
    field.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to its popover and its focus, not to presses
    <div
      ref={layer}
      id={SITE_SEARCH_ID}
      className="sheet site-search"
      popover="auto"
      role="dialog"
      aria-label="Search"
      // A press on plain text focuses the closest focusable ancestor, which must not be the page behind.
      tabIndex={-1}
      onToggle={onToggle}
      onBlur={closeWhenLeft}
    >
      <Form
        className="command__in"
        role="search"
        aria-label="Everything"
        action={paths.search()}
        onSubmit={close}
      >
        <Icon of={Search} />
        <input
          ref={field}
          name="q"
          type="text"
          // It was opened in order to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          enterKeyHint="search"
          maxLength={TEXT.search}
          autoComplete="off"
          aria-label="Search everything"
          placeholder="Casinos, bonuses, countries..."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <IconButton icon={X} label="Close" popoverTarget={SITE_SEARCH_ID} popoverTargetAction="hide" />
      </Form>
      {isOpen && (
        <Suspense>
          <SiteSearchPanel typed={typed} field={field} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
