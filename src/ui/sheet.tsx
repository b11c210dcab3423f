import { X } from 'lucide'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { closesDialog } from './opens-dialog.ts'

interface SheetProps {
  /** What the button that opens it names: see opensDialog. */
  id: string
  title: string
  description: string
  children: ReactNode
}

/** A drawer on the right edge, 280 pixels wide and 320 from 640. It is in the page from the start, and the browser opens it. */
export function Sheet({ id, title, description, children }: SheetProps) {
  const [titleId, descriptionId] = [`${id}-title`, `${id}-description`]
  return (
    <dialog
      id={id}
      className="sheet"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      {...{ closedby: 'any' }}
    >
      <div className="sheet__head">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p id={descriptionId} className="xs mut">
            {description}
          </p>
        </div>
        <IconButton icon={X} label="Close" {...closesDialog(id)} />
      </div>
      {children}
    </dialog>
  )
}
