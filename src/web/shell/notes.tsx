import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, LifeBuoy } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

interface CommissionNoteProps {
  className?: string
  /** Help is below as a line of its own: on pages that lead to casinos. */
  strip?: boolean
}

/** Says near outbound links how the site earns, what that does not change (decision D-69), and where there is help. */
export function CommissionNote({ className, strip = false }: CommissionNoteProps) {
  return (
    <div className={clsx('xs mut', className)}>
      <p>
        We may earn a commission when you visit a casino through our links. It does not change our scores or
        the order of our lists.{' '}
        <Link className="link" to={paths.howWeRate()}>
          How we rate
        </Link>
        {!strip && (
          <>
            {' '}
            <span aria-hidden="true">·</span>{' '}
            <Link className="link" to={paths.responsibleGambling()}>
              Help with gambling
            </Link>
          </>
        )}
      </p>
      {strip && <HelpStrip />}
    </div>
  )
}

/** The way to help, as a line that is pressed anywhere. */
export function HelpStrip() {
  return (
    <p className="help-strip">
      <Icon of={LifeBuoy} size={16} />
      <span>
        No longer fun?{' '}
        <Link className="stretched" to={paths.responsibleGambling()}>
          Help with gambling
        </Link>
      </span>
      <Icon of={ArrowRight} size={16} />
    </p>
  )
}

/** The way back to the list that a page belongs to. */
export function Crumb({ to, children }: { to: string; children: string }) {
  return (
    <Link className="crumb" to={to}>
      <Icon of={ArrowLeft} size={18} />
      {children}
    </Link>
  )
}
