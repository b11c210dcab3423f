import { X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { closeWhenLeft } from '#ui/close-when-left.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { FacetPanel } from './facet-panel.tsx'
import type { FacetFieldProps } from './facet-field-props.ts'
import { cleared } from './search-edits.ts'
import { casinoListAddress } from './use-casino-search.ts'

/** The id of the form that the search box and the order belong to as well, wherever they stand. */
export const FILTER_FORM = 'casino-filters'
/** The id of the panel, which the Filters button opens on small screens. */
export const FILTER_PANEL = 'filters'

interface FilterSidebarProps extends FacetFieldProps {
  /** How many the current choice finds; undefined while the answer is awaited. */
  total: number | undefined
}

/**
 * The filters: beside the list on wide screens; a popover over the whole of a small one, which the browser opens and
 * closes before and without scripts. Every choice takes effect at once; without scripts the form's button sends it.
 */
export function FilterSidebar({ total, ...panel }: FilterSidebarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panelRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It may have been opened before there were scripts.
    if (panelRef.current?.matches(':popover-open') === false) panelRef.current.setAttribute(BRIEF, '')
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to its popover and its focus, not to presses
    <div
      ref={panelRef}
      className="filters"
      id={FILTER_PANEL}
      popover="auto"
      aria-label="Filters"
      // A press on plain text focuses what is around it, which must not be the page behind.
      tabIndex={-1}
      role={isOpen ? 'dialog' : 'complementary'}
      onToggle={({ currentTarget, newState }) => {
        setIsOpen(newState === 'open')
        if (newState !== 'open') return
        currentTarget.querySelector<HTMLElement>('.filters__close')?.focus()
        showRest(currentTarget)
      }}
      onBlur={closeWhenLeft}
    >
      <Form id={FILTER_FORM} method="get" action={paths.casinos()}>
        <div className="filters__head">
          <h2>Filters</h2>
          <Link className="see-all" to={casinoListAddress(cleared(panel.search))} preventScrollReset>
            Clear All
          </Link>
          <IconButton
            className="filters__close"
            icon={X}
            label="Close"
            popoverTarget={FILTER_PANEL}
            popoverTargetAction="hide"
          />
        </div>
        <FacetPanel {...panel} />
        <Button type="submit" block className="unscripted">
          Show casinos
        </Button>
      </Form>
      <div className="filters__foot scripted">
        <Button block popoverTarget={FILTER_PANEL} popoverTargetAction="hide">
          <span aria-live="polite">{showLabel(total)}</span>
        </Button>
      </div>
    </div>
  )
}

const BRIEF = 'data-brief'

/** The first frame of the opened panel lays out what fills a phone; the rest follows in the next. */
function showRest(panel: HTMLElement): void {
  requestAnimationFrame(() => setTimeout(() => panel.removeAttribute(BRIEF)))
}

function showLabel(total: number | undefined): string {
  return total === undefined
    ? 'Loading...'
    : `Show ${total.toLocaleString('en')} ${total === 1 ? 'casino' : 'casinos'}`
}
