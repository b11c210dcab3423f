import { ArrowDownUp } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay } from '../staff/staff-context.ts'

const TransferDialog = lazy(async () => ({ default: (await import('./transfer-dialog.tsx')).TransferDialog }))

/** Opens export and import of a kind; nothing without the permission. */
export function TransferButton({ kind }: { kind: WrittenKind }) {
  const [isOpen, setOpen] = useState(false)
  const may = useMay()
  if (!may('transfer.run')) return null
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon of={ArrowDownUp} size={18} />
        Import / Export
      </Button>
      {isOpen && (
        <Suspense>
          <TransferDialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
