import { queryOptions } from '@tanstack/react-query'
import type { SettingState } from '#contract/settings/settings.schema.ts'
import { callAdmin } from '../session/call-admin.ts'

export const SETTINGS_PATH = '/api/admin/settings'

/** Every group as it is stored. */
export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => callAdmin<SettingState[]>(SETTINGS_PATH, { signal }),
  staleTime: 0,
})
