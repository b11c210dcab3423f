import { queryOptions } from '@tanstack/react-query'
import type { Notice } from '#contract/site/notices.schema.ts'
import { callApi } from '../../shell/call-api.ts'
import { storedToken } from '../session/stored-login.ts'

/**
 * What is wrong with the site as a whole. The guard asks before it shows a screen, so that the bar of notices moves
 * nothing. An ended session is left to the calls of the screen.
 */
export const noticesQuery = queryOptions({
  queryKey: ['admin', 'notices'],
  queryFn: ({ signal }) => {
    const token = storedToken()
    return token === undefined ? [] : callApi<Notice[]>('/api/admin/notices', { token, signal })
  },
})
