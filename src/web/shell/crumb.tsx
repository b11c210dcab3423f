import { ArrowLeft } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** The way back to the list that a page belongs to. */
export function Crumb({ to, children }: { to: string; children: string }) {
  return (
    <Link className="crumb" to={to}>
      <Icon of={ArrowLeft} size={18} />
      {children}
    </Link>
  )
}
