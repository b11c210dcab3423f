import { zodResolver } from '@hookform/resolvers/zod'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, History, RotateCcw, Send, WifiOff } from 'lucide'
import { lazy, Suspense, useRef, useState } from 'react'
import { FormProvider, useForm, useFormContext, type UseFormReturn } from 'react-hook-form'
import { NavLink, useParams } from 'react-router'
import type { z } from 'zod'
import { NewTestMail } from '#contract/mail/test-mail.schema.ts'
import { SETTING_LABELS } from '#contract/settings/setting-words.ts'
import {
  SETTING_GROUPS,
  SETTING_SCHEMAS,
  type SettingGroup,
  type SettingState,
  type SettingVersion,
} from '#contract/settings/settings.schema.ts'
import { TEST_MAILS } from '#contract/mail/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.tsx'
import { CallError, reasonOf } from '#web/shell/call-api.ts'
import { storedToken } from '#web/shell/stored-login.ts'
import type { PreviewedPage } from '../posts/preview-frame.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showFailure } from '../failure.ts'
import { FormDialog } from '../form-dialog.tsx'
import { CloseQuestion, useCloseGuard } from '../items/form/close-question.tsx'
import { TextField } from '../items/form/fields.tsx'
import { MergeNotice } from '../items/form/merge/merge-notice.tsx'
import { useMerge } from '../items/form/merge/use-merge.ts'
import { HistoryDialog } from '../items/history/history-dialog.tsx'
import { AdminTime, ScreenHead } from '../items/list/list-parts.tsx'
import { callAdmin } from '../staff/call-admin.ts'
import { useMay } from '../staff/staff-context.ts'
import { useSaveKey } from '../use-save-key.ts'
import { GroupFields } from './group-fields.tsx'
import '../posts/preview.css'
import './settings.css'

const SETTINGS_PATH = '/api/admin/settings'

/** Every group as stored. */
const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => callAdmin<SettingState[]>(SETTINGS_PATH, { signal }),
  staleTime: 0,
})

/** The settings of the site, one group at a time. */
const TEXTS: readonly SettingGroup[] = ['legal', 'pages', 'helplines']

export default function SettingsScreen() {
  const asked = useParams()['group']
  const group = SETTING_GROUPS.find((name) => name === asked) ?? 'brand'
  const { data, error, refetch } = useQuery(settingsQuery)
  const state = data?.find((one) => one.group === group)
  const may = useMay()
  const [isTesting, setTesting] = useState(false)
  return (
    <>
      <ScreenHead title="Settings" note="Visitors see a change as soon as you save it.">
        {may('mails.test') && (
          <Button variant="outline" onClick={() => setTesting(true)}>
            <Icon of={Send} size={18} />
            Send a test mail
          </Button>
        )}
      </ScreenHead>
      <nav
        className="setting-tabs flex flex-wrap gap-x-5 mb-5 border-b border-b-border"
        aria-label="Settings"
      >
        {SETTING_GROUPS.map((name) => (
          <NavLink key={name} to={paths.admin(name === 'brand' ? 'settings' : `settings/${name}`)} end>
            {SETTING_LABELS[name]}
          </NavLink>
        ))}
      </nav>
      {state !== undefined ? (
        <GroupForm key={group} group={group} state={state} />
      ) : error === null ? (
        <Skeleton className="form-skeleton" />
      ) : (
        <EmptyState
          failed
          icon={WifiOff}
          title="Failed to load the settings"
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(error, 'Please try again later or check your connection.')}
        </EmptyState>
      )}
      {isTesting && <TestMailDialog onClose={() => setTesting(false)} />}
    </>
  )
}

function TestMailDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(NewTestMail), defaultValues: { to: '' } })
  return (
    <FormDialog
      title="Send a test mail"
      description={`The mail that confirms a subscription. Its subject begins with [Test], and its links are samples. At most ${TEST_MAILS.perDay} tests a day.`}
      form={form}
      save="Send"
      failure="The test mail could not be sent"
      onSave={async (payload) => {
        const { message } = await callAdmin<Done>('/api/admin/mails/test', { payload })
        showToast({
          title: message,
          description: 'It may take a minute. A failed mail is listed under Jobs.',
        })
      }}
      onClose={onClose}
    >
      <TextField name="to" label="Send to" type="email" />
    </FormDialog>
  )
}

/** One group: its fields, last save, history, and reset to the defaults. */
function GroupForm({ group, state }: { group: SettingGroup; state: SettingState }) {
  const { form, edited, merging, send } = useGroupForm(group, state)
  const history = useQuery({ ...groupHistory(group), enabled: edited.version > 0 })
  const [open, setOpen] = useState<'history' | 'reset'>()
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const { isDirty, isSubmitting } = form.formState
  const guard = useCloseGuard(isDirty, () => undefined)
  const submit = form.handleSubmit((values) => send(values, `${SETTING_LABELS[group]} saved`))
  const saveOnce = async () => {
    if (isBusy.current || !merging.mayProceed()) return
    isBusy.current = true
    await submit().finally(() => (isBusy.current = false))
  }
  useSaveKey(element, () => void saveOnce(), true)
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className="card card--flat form setting-form max-w-184 p-6 max-sm:py-5 max-sm:px-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void saveOnce()
        }}
      >
        <p className="mut sm">
          {edited.savedAt === null ? (
            'Nothing has been saved here yet. The site uses its defaults.'
          ) : (
            <>
              {edited.isStored ? 'Saved' : 'Back to the defaults since'} <AdminTime at={edited.savedAt} />
              {edited.savedBy !== null && ` by ${edited.savedBy}`}.
            </>
          )}
        </p>
        {merging.merge !== undefined && (
          <MergeNotice
            key={merging.merge.theirs.version}
            merge={merging.merge}
            asked={merging.asked}
            onDecide={merging.decide}
            history={history.data ?? []}
          />
        )}
        <GroupFields group={group} />
        <div className="flex flex-wrap gap-3 pt-2">
          <Button type="submit" loading={isSubmitting}>
            Save
          </Button>
          {!TEXTS.includes(group) && <PreviewSettingsButton group={group} />}
          <Button variant="outline" onClick={() => setOpen('history')} disabled={edited.version === 0}>
            <Icon of={History} size={18} />
            History
          </Button>
          {edited.isStored && (
            <Button variant="ghost" onClick={() => setOpen('reset')}>
              <Icon of={RotateCcw} size={18} />
              Use the defaults
            </Button>
          )}
        </div>
      </form>
      {open === 'history' && (
        <HistoryDialog
          history={history}
          isDirty={isDirty}
          onRestore={async (version) => {
            const value = history.data?.find((entry) => entry.version === version)?.value
            if (await send(value, `${SETTING_LABELS[group]}: version ${version} restored`)) setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'reset' && (
        <ConfirmDialog
          title="Use the defaults?"
          confirm="Use them"
          isHarmless
          onConfirm={async () => void (await send(null, `${SETTING_LABELS[group]}: the defaults apply`))}
          onClose={() => setOpen(undefined)}
        >
          They come from the environment variables and from the product. Visitors see the change at once. What
          was saved stays in the history.
        </ConfirmDialog>
      )}
      {guard.isAsking && <CloseQuestion onStay={guard.stay} onDiscard={guard.leave} />}
    </FormProvider>
  )
}

const PreviewDialog = lazy(async () => ({
  default: (await import('../posts/preview-dialog.tsx')).PreviewDialog,
}))

/** Opens the home page with the unsaved group. Nothing is saved. */
function PreviewSettingsButton({ group }: { group: SettingGroup }) {
  const { getValues, trigger } = useFormContext()
  const [value, setValue] = useState<string>()
  const look = async () => {
    // Otherwise errors appear beside the fields.
    if (await trigger()) setValue(JSON.stringify(getValues()))
  }
  return (
    <>
      <Button variant="outline" onClick={() => void look()}>
        <Icon of={Eye} size={18} />
        Preview
      </Button>
      {value !== undefined && (
        <Suspense>
          <PreviewDialog page={homePage(group, value)} onClose={() => setValue(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function homePage(group: SettingGroup, value: string): PreviewedPage {
  return {
    // The home page's action, not that of its layout.
    action: `${paths.home()}?index`,
    title: 'The home page as visitors will see it',
    fields: { token: storedToken() ?? '', group, value },
  }
}

type Values = Record<string, unknown>

function groupHistory(group: SettingGroup) {
  return queryOptions({
    queryKey: ['admin', 'setting-history', group],
    queryFn: ({ signal }) =>
      callAdmin<SettingVersion[]>(`${SETTINGS_PATH}/history?group=${group}`, { signal }),
    select: (versions) =>
      versions.map(({ savedBy, ...version }) => ({
        ...version,
        username: savedBy,
        words: version.value === null ? 'Back to the defaults' : 'Saved',
      })),
    staleTime: 0,
  })
}

/** The form of one group. After a refusal, typed values stay and the refused field shows the reason. */
function useGroupForm(group: SettingGroup, state: SettingState) {
  const client = useQueryClient()
  // Saves by others meanwhile do not change the form.
  const [edited, setEdited] = useState(state)
  const form = useForm<Values>({
    resolver: zodResolver(SETTING_SCHEMAS[group] as z.ZodType<Values, Values>),
    defaultValues: edited.value as Values,
  })
  const start = { base: baseOf(state), merge: undefined }
  const merging = useMerge({ form: form as UseFormReturn, presets: {}, start, follows: undefined })

  const take = (next: SettingState) => {
    setEdited(next)
    merging.drop(baseOf(next))
    form.reset(next.value as Values)
    client.setQueryData(settingsQuery.queryKey, (all) =>
      all?.map((one) => (one.group === group ? next : one)),
    )
    void client.invalidateQueries({ queryKey: ['admin'] })
  }

  /** Merges changes by someone else into the form, and asks about conflicts. False when that failed. */
  const meet = async (): Promise<boolean> => {
    const all = await client.fetchQuery(settingsQuery).catch(() => [])
    const next = all.find((one) => one.group === group)
    if (next === undefined) return false
    await client.invalidateQueries({ queryKey: groupHistory(group).queryKey })
    setEdited(next)
    merging.begin(baseOf(next))
    return true
  }

  /** Null restores the defaults. False when it was refused. */
  const send = async (value: unknown, done: string): Promise<boolean> => {
    try {
      const payload = { version: merging.base.version, value }
      take(await callAdmin<SettingState>(`${SETTINGS_PATH}/${group}`, { method: 'PUT', payload }))
      showToast({ title: done })
      return true
    } catch (error) {
      const isMet = error instanceof CallError && error.status === 409 && (await meet())
      if (isMet) return false
      if (error instanceof CallError)
        for (const { path, message } of error.problems)
          form.setError(path.replace(/^value\./, ''), { message })
      showFailure(error, 'The settings could not be saved')
      return false
    }
  }

  return { form, edited, merging, send }
}

function baseOf({ version, value }: SettingState) {
  return { version, values: value as Values }
}
