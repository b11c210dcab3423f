import { HeartHandshake } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** Where there is help, in sight before any offer. */
export function HelpBand() {
  return (
    <aside className="help-band" aria-label="Help with gambling">
      <Icon of={HeartHandshake} size={20} />
      <p>
        No longer fun? Limits, self-exclusion and free helplines by country.{' '}
        <Link className="link" to={paths.responsibleGambling()}>
          Get help
        </Link>
      </p>
    </aside>
  )
}
