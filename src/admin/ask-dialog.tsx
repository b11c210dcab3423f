import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useSaveKey } from './use-save-key.ts'

interface AskDialogProps {
  title: string
  description?: string
  /** The button's verb. */
  submit: string
  isDestructive?: boolean
  isBusy?: boolean
  /** A further button before the others. */
  other?: ReactNode
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A small dialog over another form or dialog that asks for a value. Enter submits it. */
export function AskDialog(props: AskDialogProps) {
  const { title, description, submit, isDestructive = false, isBusy = false, onSubmit, onClose } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useSaveKey(form, onSubmit)
  // A frame later, because the dialog below takes the focus back until then.
  useEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) return undefined
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLInputElement>('input:checked, input:not([type="radio"])')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      className="dialog--small"
      footer={
        <>
          {props.other}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            loading={isBusy}
            variant={isDestructive ? 'destructive' : 'default'}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // In React's tree, this form is inside the form that asks.
          event.stopPropagation()
          onSubmit()
        }}
      >
        {props.children}
      </form>
    </Dialog>
  )
}
