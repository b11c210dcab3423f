import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { SETTING_SCHEMAS } from '#contract/settings/settings.schema.ts'
import type { SettingGroup, SettingState } from '#contract/settings/settings.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { CallError } from '../../shell/call-api.ts'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { SETTINGS_PATH, settingsQuery } from './settings-query.ts'

type Values = Record<string, unknown>

/** The form of one group: what was typed stays when a save is refused, and the refused field says why. */
export function useGroupForm(group: SettingGroup, state: SettingState) {
  const client = useQueryClient()
  const [isStale, setStale] = useState(false)
  // What somebody else saves meanwhile does not change what is being edited.
  const [edited, setEdited] = useState(state)
  const form = useForm<Values>({
    resolver: zodResolver(SETTING_SCHEMAS[group] as z.ZodType<Values, Values>),
    defaultValues: edited.value as Values,
  })

  const take = (next: SettingState) => {
    setEdited(next)
    setStale(false)
    form.reset(next.value as Values)
    client.setQueryData(settingsQuery.queryKey, (all) =>
      all?.map((one) => (one.group === group ? next : one)),
    )
    void client.invalidateQueries({ queryKey: ['admin'] })
  }

  /** Null goes back to the defaults. False when it was refused. */
  const send = async (value: unknown, done: string): Promise<boolean> => {
    try {
      const payload = { version: edited.version, value }
      take(await callAdmin<SettingState>(`${SETTINGS_PATH}/${group}`, { method: 'PUT', payload }))
      showToast({ title: done })
      return true
    } catch (error) {
      if (error instanceof CallError && error.status === 409) setStale(true)
      else if (error instanceof CallError)
        for (const { path, message } of error.problems)
          form.setError(path.replace(/^value\./, ''), { message })
      showFailure(error, 'The settings could not be saved')
      return false
    }
  }

  return {
    form,
    /** The version that is being edited. */
    edited,
    /** Somebody else has saved since. */
    isStale,
    send,
    /** What is stored now instead of what was typed. */
    reload: async () => {
      const all = await client.fetchQuery(settingsQuery)
      const next = all.find((one) => one.group === group)
      if (next !== undefined) take(next)
    },
  }
}
