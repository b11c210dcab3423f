import { X } from 'lucide'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  children: ReactNode
}

/** A drawer on the right edge, 280 pixels wide and 320 from 640. */
export function Sheet({ open, onOpenChange, title, description, children }: SheetProps) {
  const focus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content {...focus} className="sheet">
          <div className="sheet__head">
            <div>
              <Primitive.Title>{title}</Primitive.Title>
              <Primitive.Description className="xs mut">{description}</Primitive.Description>
            </div>
            <Primitive.Close asChild>
              <IconButton icon={X} label="Close" />
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
