import { ArrowRight } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** The heading of a section with the way to all of its kind. */
export function SectionHead({
  id,
  title,
  to,
  label,
}: {
  id: string
  title: string
  to: string
  label: string
}) {
  return (
    <div className="section__head">
      <h2 className="h2" id={id}>
        {title}
      </h2>
      <Link className="see-all" to={to}>
        {label}
        <Icon of={ArrowRight} size={16} />
      </Link>
    </div>
  )
}
