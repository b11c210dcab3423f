import { clsx } from 'clsx'
import { paths } from '#contract/shared/paths.ts'
import { Link } from '#ui/link.tsx'

/** Says near outbound links how the site earns, what that does not change (decision D-69), and where there is help. */
export function CommissionNote({ className }: { className?: string }) {
  return (
    <p className={clsx('xs mut', className)}>
      We may earn a commission when you visit a casino through our links. It does not change our scores or the
      order of our lists.{' '}
      <Link className="link" to={paths.howWeRate()}>
        How we rate
      </Link>{' '}
      <span aria-hidden="true">·</span>{' '}
      <Link className="link" to={paths.responsibleGambling()}>
        Help with gambling
      </Link>
    </p>
  )
}
