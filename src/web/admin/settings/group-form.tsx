import { History, RotateCcw } from 'lucide'
import { useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { SETTING_LABELS } from '#contract/settings/setting-words.ts'
import type { SettingGroup, SettingState } from '#contract/settings/settings.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { CloseQuestion } from '../form/close-question.tsx'
import { useCloseGuard } from '../form/use-close-guard.ts'
import { AdminTime } from '../list/admin-time.tsx'
import { useSaveKey } from '../use-save-key.ts'
import { GroupFields } from './group-fields.tsx'
import { PreviewSettingsButton } from './preview-settings-button.tsx'
import { SettingHistory } from './setting-history.tsx'
import { useGroupForm } from './use-group-form.ts'

interface GroupFormProps {
  group: SettingGroup
  state: SettingState
}

/** One group: its fields, who saved them last, its history, and the way back to the defaults. */
export function GroupForm({ group, state }: GroupFormProps) {
  const { form, edited, isStale, send, reload } = useGroupForm(group, state)
  const [open, setOpen] = useState<'history' | 'reset'>()
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const { isDirty, isSubmitting } = form.formState
  const guard = useCloseGuard(isDirty, () => undefined)
  const submit = form.handleSubmit((values) => send(values, `${SETTING_LABELS[group]} saved`))
  const saveOnce = async () => {
    if (isBusy.current) return
    isBusy.current = true
    await submit().finally(() => (isBusy.current = false))
  }
  useSaveKey(element, () => void saveOnce(), true)
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className="card card--flat form setting-form"
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
        {isStale && (
          <div className="setting-stale" role="alert">
            <p>
              Somebody else has saved this in the meantime. What you typed is still here; nothing of it was
              saved.
            </p>
            <Button variant="outline" onClick={() => void reload()}>
              Discard mine and show theirs
            </Button>
          </div>
        )}
        <GroupFields group={group} />
        <div className="setting-form__foot">
          <Button type="submit" loading={isSubmitting}>
            Save
          </Button>
          {group !== 'legal' && <PreviewSettingsButton group={group} />}
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
        <SettingHistory
          group={group}
          present={edited.version}
          isDirty={isDirty}
          onTake={(version) =>
            send(version.value, `${SETTING_LABELS[group]}: version ${version.version} restored`)
          }
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
