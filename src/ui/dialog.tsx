import { clsx } from 'clsx'
import { X } from 'lucide'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps {
  open?: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  /** Sticky at the bottom: cancel first, then confirm. */
  footer?: ReactNode
  /** Between head and body, such as tabs. */
  bar?: ReactNode
  className?: string
  /** Focuses the dialog itself instead of a field or button, so that a stray key presses nothing. */
  focusSelf?: boolean
}

/** The first field for typing. On a touch screen none, because the keyboard would cover the dialog. */
function firstFieldIn(dialog: HTMLElement): HTMLElement | undefined {
  if (window.matchMedia('(pointer: coarse)').matches) return dialog
  const fields = dialog.querySelectorAll<HTMLElement>(
    '.dialog__body :is(input, textarea, select, [contenteditable="true"]):not(:disabled, [type="hidden"], [tabindex="-1"])',
  )
  return [...fields].find((field) => field.checkVisibility())
}

/**
 * A dialog of 760 pixels, full screen below 640. Its first field gets the focus; Escape closes it, and the focus
 * returns to where it was.
 */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  children,
  footer,
  bar,
  className,
  focusSelf = false,
}: DialogProps) {
  const focus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus()
            if (!(event.currentTarget instanceof HTMLElement)) return
            const first = focusSelf ? event.currentTarget : firstFieldIn(event.currentTarget)
            if (first === undefined) return
            event.preventDefault()
            first.focus()
          }}
          onEscapeKeyDown={(event) => {
            // An open list inside handles the key first.
            if (document.activeElement?.getAttribute('aria-expanded') === 'true') event.preventDefault()
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={clsx('dialog dialog--full', className)}
        >
          <div className="dialog__head">
            <div>
              <Primitive.Title>{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className="sm mut">{description}</Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <IconButton icon={X} label="Close" />
            </Primitive.Close>
          </div>
          {bar}
          <div className="dialog__body">{children}</div>
          {footer !== undefined && <div className="dialog__foot">{footer}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
