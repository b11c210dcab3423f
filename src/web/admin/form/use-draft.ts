import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { draftKey, dropDraft, keepDraft, readDraft } from './drafts.ts'
import type { Draft } from './drafts.ts'

interface DraftOptions {
  kind: string
  id: number | 'new'
  form: UseFormReturn
  version: number | null
  /** Nothing is kept any more. */
  isDone: boolean
}

const PAUSE_MS = 400

/** Keeps what is typed on this device, and offers what an earlier visit left behind. */
export function useDraft({ kind, id, form, version, isDone }: DraftOptions) {
  const key = draftKey(kind, id)
  const [offered, setOffered] = useState<Draft | undefined>(() => readDraft(key))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keepNow = useCallback(() => {
    clearTimeout(timer.current)
    keepDraft(key, { values: form.getValues(), version, keptAt: Date.now() })
  }, [form, key, version])

  useEffect(() => {
    // An offered draft is not overwritten before somebody has decided about it.
    if (offered !== undefined || isDone) return undefined
    const subscription = form.watch(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (form.formState.isDirty) keepNow()
      }, PAUSE_MS)
    })
    return () => {
      clearTimeout(timer.current)
      subscription.unsubscribe()
    }
  }, [form, isDone, keepNow, offered])

  const drop = useCallback(() => {
    clearTimeout(timer.current)
    dropDraft(key)
    setOffered(undefined)
  }, [key])

  return {
    offered,
    drop,
    keepNow,
    restore: () => {
      for (const [name, value] of Object.entries(offered?.values ?? {}))
        form.setValue(name, value, { shouldDirty: true })
      setOffered(undefined)
    },
  }
}
