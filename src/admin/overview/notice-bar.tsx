import { useQuery, queryOptions } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import type { Notice } from '#contract/site/notices.schema.ts'
import { callApi } from '#web/shell/call-api.ts'
import { storedToken } from '#web/shell/stored-login.ts'

/** Problems of the whole site, on every screen until they are solved; nothing without any. */
export function NoticeBar() {
  const { data: notices = [] } = useQuery(noticesQuery)
  if (notices.length === 0) return null
  return (
    <section className="notice-bar bg-chip-tint border-b border-b-border-strong text-sm" aria-label="Notices">
      {notices.map(({ fault, remedy }) => (
        <p key={fault} className="wrap notice-bar__row flex gap-2.5 py-3 wrap-anywhere">
          <Icon of={TriangleAlert} size={18} className="mt-0.5 flex-none text-chip-ink" />
          <span>
            <b>{fault}</b> {remedy}
          </span>
        </p>
      ))}
    </section>
  )
}

/**
 * Problems of the whole site. The guard requests them before it shows a screen, so that the bar shifts nothing. An
 * ended session is left to the screen's calls.
 */
export const noticesQuery = queryOptions({
  queryKey: ['admin', 'notices'],
  queryFn: ({ signal }) => {
    const token = storedToken()
    return token === undefined ? [] : callApi<Notice[]>('/api/admin/notices', { token, signal })
  },
})
