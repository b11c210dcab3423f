import { Trash2 } from 'lucide'
import { useState, type ReactNode } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAction } from './use-action.ts'

interface DeleteForGoodButtonProps {
  path: string
  name: string
  /** The question; "Delete {name}?" by default. */
  title?: string
  verb?: 'Delete' | 'Discard'
  /** The message without a reason from the server. */
  failure: string
  /** The consequences. */
  children: ReactNode
}

/** Deletes something that has no trash, after a question. */
export function DeleteForGoodButton(props: DeleteForGoodButtonProps) {
  const { path, name, verb = 'Delete', title = `${verb} ${name}?`, failure, children } = props
  const [isAsking, setAsking] = useState(false)
  const act = useAction()
  return (
    <>
      <IconButton
        icon={Trash2}
        iconSize={18}
        label={`${verb} ${name}`}
        className="text-destructive"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirm={verb}
          onConfirm={() => act(path, { method: 'DELETE', failed: failure })}
          onClose={() => setAsking(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
