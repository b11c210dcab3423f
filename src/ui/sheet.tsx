import { X } from 'lucide'
import type { ReactNode } from 'react'
import { closeWhenLeft } from './close-when-left.ts'
import { IconButton } from './icon-button.tsx'

interface SheetProps {
  /** Referenced by popoverTarget of the button that opens it. */
  id: string
  title: string
  description: string
  children: ReactNode
}

/**
 * A drawer at the right edge, 280 pixels wide and 320 from 640. It is part of the page, and the browser opens it. A
 * popover, because making the page inert for a modal dialog costs a slow phone a tenth of a second.
 */
export function Sheet({ id, title, description, children }: SheetProps) {
  const [titleId, descriptionId] = [`${id}-title`, `${id}-description`]
  const closes = { popoverTarget: id, popoverTargetAction: 'hide' } as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to its popover and its focus, not to presses
    <div
      id={id}
      className="sheet"
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      // A press on plain text focuses the closest focusable ancestor, which must not be the page behind.
      tabIndex={-1}
      onToggle={({ currentTarget, newState }) => {
        if (newState === 'open') currentTarget.querySelector<HTMLElement>('.icon-btn')?.focus()
      }}
      onBlur={closeWhenLeft}
    >
      {/* The backdrop of a popover lets presses through to the page. */}
      <button type="button" className="sheet__scrim" tabIndex={-1} aria-hidden="true" {...closes} />
      <div className="sheet__panel">
        <div className="sheet__head">
          <div>
            <h2 id={titleId}>{title}</h2>
            <p id={descriptionId} className="xs mut">
              {description}
            </p>
          </div>
          <IconButton icon={X} label="Close" {...closes} />
        </div>
        {children}
      </div>
    </div>
  )
}
