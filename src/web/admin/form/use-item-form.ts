import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { ItemSaved } from '#contract/form-fields.schema.ts'
import { ITEM_PATHS } from '#contract/item-kinds.ts'
import { showToast } from '#ui/toast.tsx'
import { CallError } from '../../shell/call-api.ts'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { FORM_WORDS } from './form-words.ts'
import { tabValue } from './form-tabs.tsx'
import type { ItemDialogProps } from './item-dialog.tsx'
import { UNCONFIRMED, withConfirmedOnly } from './unconfirmed.ts'
import { useDraft } from './use-draft.ts'
import { fetchItem } from './use-stored-item.ts'
import type { StoredItem } from './use-stored-item.ts'

interface ItemFormOptions extends ItemDialogProps {
  id: number | 'new'
  stored: StoredItem | undefined
  onClose: () => void
}

/** The state of one form: its fields, the tab in sight, saving, the draft, and what to do when somebody else saved. */
export function useItemForm(options: ItemFormOptions) {
  const { kind, id, stored, schema, presets, tabs, onClose } = options
  const { valuesOf = asTheyAre, formOf = asTheyAre, facts = [], unconfirmed = [] } = options
  const words = FORM_WORDS[kind]
  const afterChange = useAfterChange()
  const [tab, setTab] = useState(tabValue(tabs[0]?.name ?? ''))
  const [version, setVersion] = useState(stored?.version)
  const [conflict, setConflict] = useState<StoredItem>()
  const [isDone, setDone] = useState(false)
  const form = useForm({
    // The fields hold texts where the form holds numbers; the schema reads both.
    resolver: (async (values, context, settings) =>
      zodResolver(schema as never)(
        formOf(withConfirmedOnly(values)) as never,
        context,
        settings as never,
      )) as Resolver,
    defaultValues: {
      ...presets,
      ...(id === 'new' && unconfirmed.length > 0 && { [UNCONFIRMED]: unconfirmed }),
      ...(stored && withoutNulls(valuesOf(stored.form), facts)),
    },
    shouldFocusError: false,
  })
  const draft = useDraft({ kind, id, form, version: version ?? null, isDone })

  // Saved and closed in the next render, when the guard no longer sees anything unsaved.
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])

  const showFirstProblem = (fields: readonly string[]) => {
    const first = tabs.find((candidate) => candidate.fields.some((field) => fields.includes(field)))
    if (first === undefined) return
    setTab(tabValue(first.name))
    const field = first.fields.find((name) => fields.includes(name))
    // After the tab is in sight: what is hidden takes no focus.
    requestAnimationFrame(() => field !== undefined && form.setFocus(field))
  }

  const send = async (values: FieldValues, over: number | undefined) => {
    const payload = { ...values, ...(over !== undefined && { version: over }) }
    const path = `/api/admin/${ITEM_PATHS[kind]}`
    try {
      const { message } = await (id === 'new'
        ? callAdmin<ItemSaved>(path, { payload })
        : callAdmin<ItemSaved>(`${path}/${id}`, { method: 'PUT', payload }))
      draft.drop()
      setDone(true)
      showToast({ title: message })
      afterChange()
    } catch (error) {
      if (error instanceof CallError && error.status === 409 && id !== 'new')
        setConflict(await fetchItem(kind, id))
      else refused(error)
    }
  }

  const refused = (error: unknown) => {
    const problems = error instanceof CallError ? error.problems : []
    for (const { path, message } of problems) form.setError(path, { type: 'server', message })
    showFirstProblem(problems.map(({ path }) => path.split('.')[0] ?? path))
    showFailure(error, words.failure, words.failed)
  }

  const save = form.handleSubmit(
    (values) => send(values, version),
    (errors) => showFirstProblem(Object.keys(errors)),
  )

  return {
    form,
    tab,
    setTab,
    isSaving: form.formState.isSubmitting,
    save,
    conflict,
    /** Somebody else's save stays; mine is given up. */
    takeTheirs: () => {
      if (conflict === undefined) return
      form.reset({ ...presets, ...withoutNulls(valuesOf(conflict.form), facts) })
      setVersion(conflict.version)
      setConflict(undefined)
      draft.drop()
    },
    /** Mine goes over somebody else's, which stays in the history. */
    keepMine: () => {
      const over = conflict?.version
      setVersion(over)
      setConflict(undefined)
      void form.handleSubmit((values) => send(values, over))()
    },
    draft: draft.offered,
    restoreDraft: draft.restore,
    discardDraft: draft.drop,
    keepDraftNow: draft.keepNow,
    /** From now on nothing here is unsaved. */
    finish: () => setDone(true),
    isDone,
  }
}

const asTheyAre = (values: Record<string, unknown>) => values

/** Fields hold empty texts where a form holds nothing; null in a fact means "not stated". */
function withoutNulls(values: Record<string, unknown>, facts: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, facts.includes(name) ? value : (value ?? '')]),
  )
}
