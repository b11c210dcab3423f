import { useId, useRef, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CallError } from '#web/shell/call-api.ts'
import { showFailure } from './failure.ts'
import { CloseQuestion, useCloseGuard } from './items/form/close-question.tsx'
import { useSaveKey } from './use-save-key.ts'

interface FormDialogProps<In extends FieldValues, Out> {
  title: string
  description?: string
  form: UseFormReturn<In, unknown, Out>
  save: string
  /** The message without a reason from the server. */
  failure: string
  /** Sends the form; the dialog closes when it resolves. */
  onSave: (values: Out) => Promise<void>
  onClose: () => void
  /** For a longer form: wider, and it asks before closing with unsaved changes. */
  isLong?: boolean
  children: ReactNode
}

/** A small form in a dialog. After a refusal, typed values stay and the refused field shows the reason. */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>) {
  const { title, description, form, save, failure, onSave, isLong = false, children } = props
  const id = useId()
  const guard = useCloseGuard(isLong && form.formState.isDirty, props.onClose)
  const onClose = guard.close
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSave(values)
      guard.leave()
    } catch (error) {
      showProblems(form, error)
      showFailure(error, failure)
    }
  })
  const saveOnce = async () => {
    // Pressing Enter twice, a double click, or a held key save only once.
    if (isBusy.current) return
    isBusy.current = true
    await submit().finally(() => (isBusy.current = false))
  }
  useSaveKey(element, () => void saveOnce())
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      className={isLong ? 'dialog--form' : 'dialog--small'}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={form.formState.isSubmitting}>
            {save}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          ref={element}
          className="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void saveOnce()
          }}
        >
          {children}
        </form>
      </FormProvider>
      {guard.isAsking && <CloseQuestion onStay={guard.stay} onDiscard={guard.leave} />}
    </Dialog>
  )
}

function showProblems<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
): void {
  if (!(error instanceof CallError)) return
  const names = Object.keys(form.getValues())
  for (const { path, message } of error.problems) {
    const isOurs = names.some((name) => path === name || path.startsWith(`${name}.`))
    if (isOurs) form.setError(path as Parameters<typeof form.setError>[0], { message })
  }
}
