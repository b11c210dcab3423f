import { ArrowRight, LifeBuoy } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

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
