import { clsx } from 'clsx'
import { paths } from '#contract/shared/paths.ts'
import { Link } from '#ui/link.tsx'
import { HelpStrip } from './help-strip.tsx'

interface CommissionNoteProps {
  className?: string
  /** Help stands below as a line of its own: on pages that lead to casinos. */
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
