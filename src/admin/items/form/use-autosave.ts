import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { createDraftSaver, type DraftStatus, type FormNow } from '../drafts/draft-saver.ts'
import { useStaff } from '../../staff/staff-context.ts'

interface AutosaveOptions {
  form: UseFormReturn
  /** The draft's data besides field values. */
  about: Omit<FormNow, 'values' | 'name'>
  nameOf: (values: Record<string, unknown>) => string
  opened: { id: number; state: string; updatedAt: string } | undefined
  /** True after saving or discarding: nothing more is stored. */
  isDone: boolean
}

const NAME_LENGTH = 300

/** Stores typed changes as a draft of this person. */
export function useAutosave({ form, about, nameOf, opened, isDone }: AutosaveOptions) {
  const { username } = useStaff()
  const [status, setStatus] = useState<DraftStatus>(
    opened === undefined ? { is: 'none' } : { is: 'saved', at: opened.updatedAt },
  )
  const [saver] = useState(() => createDraftSaver({ username, opened, onStatus: setStatus }))

  useEffect(() => {
    saver.readBy(() => {
      // Derived fields set themselves when a form opens, which must not create a draft.
      if (isDone || (!form.formState.isDirty && saver.id() === undefined)) return undefined
      const values = form.getValues()
      return { ...about, values, name: nameOf(values).slice(0, NAME_LENGTH) }
    })
  }, [about, form, isDone, nameOf, saver])

  useEffect(() => {
    if (isDone) return undefined
    const subscription = form.watch(() => saver.changed())
    const send = () => void saver.flush()
    addEventListener('pagehide', send)
    addEventListener('online', send)
    return () => {
      subscription.unsubscribe()
      removeEventListener('pagehide', send)
      removeEventListener('online', send)
    }
  }, [form, isDone, saver])

  useEffect(() => () => saver.stop(), [saver])

  return { status, saver }
}
