import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { noticesQuery } from './notices-query.ts'

/** What is wrong with the site as a whole, on every screen until it is mended; nothing when all is well. */
export function NoticeBar() {
  const { data: notices = [] } = useQuery(noticesQuery)
  if (notices.length === 0) return null
  return (
    <section className="notice-bar" aria-label="Notices">
      {notices.map(({ fault, remedy }) => (
        <p key={fault} className="wrap notice-bar__row">
          <Icon of={TriangleAlert} size={18} />
          <span>
            <b>{fault}</b> {remedy}
          </span>
        </p>
      ))}
    </section>
  )
}
