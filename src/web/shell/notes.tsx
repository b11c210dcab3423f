import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** The disclosure of earnings (decision D-69) with a link to help: once per page, before the first outbound link. */
export function QuietLine({ className }: { className?: string }) {
  return (
    <p className={clsx('quiet-line', className)}>
      <span className="max-lg:hidden">
        We may earn a commission through our links. It does not change scores or order.
      </span>
      <span className="lg:hidden">Our commission never changes scores or order.</span>{' '}
      <Link className="link max-lg:hidden" to={paths.howWeRate()}>
        How we rate
      </Link>{' '}
      <Link className="link" to={paths.responsibleGambling()} aria-label="Help with gambling">
        Help
      </Link>
    </p>
  )
}

/** The link back to the list that a page belongs to. */
export function Crumb({ to, children }: { to: string; children: string }) {
  return (
    <Link className="crumb" to={to}>
      <Icon of={ArrowLeft} size={18} />
      {children}
    </Link>
  )
}
