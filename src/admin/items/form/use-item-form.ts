import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type FieldValues, type Resolver } from 'react-hook-form'
import { KINDS } from '#contract/items/kinds.ts'
import type { ChangeCause } from '#contract/changes/fact-changes.schema.ts'
import type { Choice } from '#contract/items/admin-rows.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { ItemSaved } from '#contract/shared/form-fields.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { CallError } from '#web/shell/call-api.ts'
import { createOnce } from '../../create-once.ts'
import { deleteDraft } from '../drafts/stored-drafts.ts'
import { showFailure } from '../../failure.ts'
import { callAdmin } from '../../staff/call-admin.ts'
import { useAfterChange } from '../table/use-open-form.ts'
import { asTheyAre, fieldValuesOf, statedValues, type Values } from './form-values.ts'
import { openMerge, type FormBase, type OpenMerge } from './merge/open-merge.ts'
import { useMerge } from './merge/use-merge.ts'
import { sitePathOf } from './site-path.ts'
import { useAutosave } from './use-autosave.ts'
import { fetchItem } from './use-stored-item.ts'
import type { ItemFormOptions } from './item-dialog-props.ts'

/** The state of a form: fields, saving, the draft, and merging. `showTab` shows the tab with this name. */
export function useItemForm(options: ItemFormOptions, showTab: (name: string) => void) {
  const { kind, schema, presets, tabs, nameOf, onClose, stays = false } = options
  const { formOf = asTheyAre, facts } = options
  const words = KINDS[kind].form
  const afterChange = useAfterChange()
  const [isDone, setDone] = useState(false)
  const [start] = useState(() => startOf(options))
  const [id, setId] = useState(options.id)
  const [stored, setStored] = useState(options.stored)
  const [savedAt, setSavedAt] = useState<number>()
  const isBusy = useRef(false)
  const askedName = useRef<string>(undefined)
  const form = useForm({
    // Fields hold texts where the form holds numbers; the schema accepts both.
    resolver: (async (values, context, settings) =>
      zodResolver(schema as never)(
        formOf(statedValues(values, facts)) as never,
        context,
        settings as never,
      )) as Resolver,
    defaultValues: { ...presets, ...start.stored },
    shouldFocusError: false,
  })
  useEffect(() => {
    if (start.draft !== undefined)
      form.reset({ ...form.getValues(), ...start.draft }, { keepDefaultValues: true })
  }, [form, start])
  const merging = useMerge({ form, presets, start, follows: options.follows })
  const { base } = merging
  const about = useMemo(
    () => ({ kind, itemId: id === 'new' ? null : id, baseVersion: base.version }),
    [base.version, id, kind],
  )
  const { status, saver } = useAutosave({ form, about, nameOf, opened: options.opened, isDone })
  const saveItem = useSaveItem(kind, id)
  const [cause, setCause] = useState<ChangeCause>(NO_CAUSE)
  const namesakes = useQuestion<Choice[]>()

  // Closes in the next render, when the guard sees no unsaved changes.
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])

  const showFirstProblem = (fields: readonly string[]) => {
    const first = tabs.find((candidate) => candidate.fields.some((field) => fields.includes(field)))
    if (first === undefined) return
    showTab(first.name)
    const field = first.fields.find((name) => fields.includes(name))
    // After the tab is shown, because hidden fields take no focus.
    requestAnimationFrame(() => field !== undefined && form.setFocus(field))
  }

  /** Asks once per name: after a lost response, the namesake may be the item that this form just created. */
  const mayBeCalled = async (values: FieldValues) => {
    const name = nameIn(kind, values)
    if (askedName.current === name) return true
    const found = await findNamesakes(kind, id, values, stored?.form)
    if (found.length > 0 && !(await namesakes.ask(found))) return false
    askedName.current = name
    return true
  }

  const send = async (values: FieldValues) => {
    if (!(await mayBeCalled(values))) return false
    const typed = structuredClone(form.getValues())
    // A draft request still running would restore the draft after the save has deleted it.
    await saver.pause()
    try {
      const saved = await saveItem({ values, version: base.version, draft: saver.id(), cause })
      setCause(NO_CAUSE)
      await saver.forget()
      if (stays) await goOn(saved, typed)
      else setDone(true)
      const path = sitePathOf(kind, saved.id, values)
      showToast({
        title: saved.message,
        ...(path !== undefined && {
          action: { label: 'View on site', onPress: () => void open(path, '_blank', 'noopener') },
        }),
      })
      afterChange()
      return true
    } catch (error) {
      saver.changed()
      if (error instanceof CallError && error.status === 409 && id !== 'new') await meet(id)
      else refused(error)
      return false
    }
  }

  /** The form now holds the stored version. Values typed during the save remain as changes. */
  const goOn = async (saved: ItemSaved, sent: FieldValues) => {
    const now = await fetchItem(kind, saved.id).catch(() => undefined)
    const values = now === undefined ? sent : fieldValuesOf(options, now.form)
    const later = Object.entries(form.getValues()).filter(([name, value]) => !isSame(value, sent[name]))
    form.reset({ ...presets, ...values })
    // Not by a second reset, because the fields of entry lists follow their values.
    for (const [name, value] of later) form.setValue(name, value, { shouldDirty: true })
    merging.drop({ version: now?.version ?? saved.version, values })
    setStored(now ?? { id: saved.id, version: saved.version, form: formOf(sent) })
    setId(saved.id)
    setSavedAt(Date.now())
  }

  const meet = async (item: number) => {
    try {
      const stored = await fetchItem(kind, item)
      merging.begin({ version: stored.version, values: fieldValuesOf(options, stored.form) })
    } catch (error) {
      refused(error)
    }
  }

  const refused = (error: unknown) => {
    const problems = error instanceof CallError ? error.problems : []
    for (const { path, message } of problems) form.setError(path, { type: 'server', message })
    showFirstProblem(problems.map(({ path }) => path.split('.')[0] ?? path))
    showFailure(error, words.failure, words.failed)
  }

  const save = async () => {
    // Pressing Enter twice, a double click, or a held key save only once.
    if (isBusy.current || !merging.mayProceed()) return false
    isBusy.current = true
    let isSaved = false
    try {
      await form.handleSubmit(
        async (values) => {
          isSaved = await send(values)
        },
        (errors) => showFirstProblem(Object.keys(errors)),
      )()
    } finally {
      isBusy.current = isSaved && !stays
    }
    return isSaved
  }

  const storedNow = () =>
    stored === undefined
      ? start.present
      : { version: stored.version, values: fieldValuesOf(options, stored.form) }

  return {
    form,
    /** "new" until the first save. */
    id,
    /** The stored form at opening or after the last save; undefined for something new. */
    stored,
    /** Time of the last save in a form that stays open, in milliseconds since 1970. */
    savedAt,
    isSaving: form.formState.isSubmitting,
    /** Resolves with true after saving. */
    save,
    merging,
    namesakes,
    draftStatus: status,
    /** The cause of unsaved public changes. */
    cause,
    setCause,
    saver,
    /** Resets the fields to the stored version. */
    showStored: () => {
      const present = merging.merge?.theirs ?? storedNow()
      if (present === undefined) form.reset()
      else form.reset({ ...presets, ...present.values })
      if (present !== undefined) merging.drop(present)
    },
    /** Marks everything as saved. */
    finish: () => setDone(true),
    isDone,
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** A question that code waits for. `about` is its subject while it is open. */
function useQuestion<About>() {
  const [about, setAbout] = useState<About>()
  const settle = useRef<(isYes: boolean) => void>(undefined)
  return {
    about,
    /** Resolves with the answer. */
    ask: (what: About) =>
      new Promise<boolean>((resolve) => {
        settle.current = resolve
        setAbout(what)
      }),
    answer: (isYes: boolean) => {
      setAbout(undefined)
      settle.current?.(isYes)
    },
  }
}

function nameIn(kind: WrittenKind, form: Values): string {
  const name = kind === 'casino' || kind === 'game' ? form.name : form.title
  return typeof name === 'string' ? name.trim() : ''
}

/**
 * Other items of the kind with this form's name; empty when the name is unchanged. Bonuses are compared within their
 * casino. A failed check does not prevent saving.
 */
async function findNamesakes(
  kind: WrittenKind,
  id: number | 'new',
  form: Values,
  stored: Values | undefined,
): Promise<Choice[]> {
  const name = nameIn(kind, form)
  // Landing pages are identified by value and slug, not by title.
  if (kind === 'landing') return []
  if (name === '' || (stored !== undefined && nameIn(kind, stored) === name)) return []
  const query = new URLSearchParams({ name })
  if (kind === 'bonus') query.set('casinoId', String(form.casinoId))
  if (id !== 'new') query.set('exceptId', String(id))
  return callAdmin<Choice[]>(`/api/admin/namesakes/${KINDS[kind].path}?${query.toString()}`).catch(() => [])
}

interface Save {
  values: Record<string, unknown>
  version: number | null
  /** The draft to delete with the save. */
  draft: number | undefined
  cause: ChangeCause
}

const NO_CAUSE: ChangeCause = { by: null, source: null }

/** Saves an item; a new one is created once, however often it is sent. Throws CallError. */
function useSaveItem(kind: WrittenKind, id: number | 'new'): (save: Save) => Promise<ItemSaved> {
  const path = `/api/admin/${KINDS[kind].path}`
  const [create] = useState(() => createOnce<ItemSaved>(path))
  const update = (item: number, version: number | null, payload: object) =>
    callAdmin<ItemSaved>(`${path}/${item}`, {
      method: 'PUT',
      payload: { ...payload, ...(version !== null && { version }) },
    })
  return async ({ values, version, draft, cause }) => {
    const isStated = cause.by !== null || cause.source !== null
    const payload = { ...values, ...(draft !== undefined && { draft }), ...(isStated && { change: cause }) }
    if (id !== 'new') return update(id, version, payload)
    const { answer, isOutdated, isRepeated } = await create(payload)
    // The first attempt deleted the draft, and later typing created it again.
    if (isRepeated && draft !== undefined) await deleteDraft(draft)
    return isOutdated ? update(answer.id, answer.version, payload) : answer
  }
}

interface FormStart {
  stored: Values | undefined
  present: { version: number; values: Values } | undefined
  draft: Values | undefined
  base: FormBase
  merge: OpenMerge | undefined
}

/** The initial state of a form: the stored values, merged with the draft when someone has saved since. */
function startOf(
  options: Pick<ItemFormOptions, 'stored' | 'opened' | 'valuesOf' | 'facts' | 'follows'>,
): FormStart {
  const { stored, opened, follows } = options
  const draft = opened?.values
  if (stored === undefined)
    return {
      stored: undefined,
      present: undefined,
      draft,
      base: { version: null, values: null },
      merge: undefined,
    }
  const present = { version: stored.version, values: fieldValuesOf(options, stored.form) }
  const start = { stored: present.values, present, draft, base: present, merge: undefined }
  if (opened === undefined || opened.baseVersion === stored.version) return start
  const base = {
    version: opened.baseVersion,
    values: opened.base === null ? null : fieldValuesOf(options, opened.base),
  }
  const { merge, values } = openMerge(base, opened.values, present, follows)
  return { ...start, draft: values, base, merge }
}
