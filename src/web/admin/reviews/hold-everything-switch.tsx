import { useState } from 'react'
import type { Done } from '#contract/site/site.schema.ts'
import { Switch } from '#ui/switch.tsx'
import { showToast } from '#ui/toast.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { MODERATION, useQueueChoices } from './use-queue.ts'

/** Whether every new review waits for staff, or only those with signs of abuse. */
export function HoldEverythingSwitch({ status }: { status: string }) {
  const { data: choices } = useQueueChoices(status)
  const [isSaving, setSaving] = useState(false)
  const afterChange = useAfterChange()
  const save = async (holdEverything: boolean) => {
    setSaving(true)
    try {
      const { message } = await callAdmin<Done>(`${MODERATION}/settings`, {
        method: 'PUT',
        payload: { holdEverything },
      })
      showToast({ title: message })
    } catch (error) {
      showFailure(error, 'The setting could not be saved')
    } finally {
      setSaving(false)
      afterChange()
    }
  }
  return (
    <Switch
      label="Check every new review first"
      checked={choices?.holdEverything === true}
      disabled={choices === undefined || isSaving}
      onChange={(on) => void save(on)}
    />
  )
}
