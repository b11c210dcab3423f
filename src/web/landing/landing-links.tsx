import { ArrowRight } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { QuietLine } from '../shell/notes.tsx'
import '../cards/lists.css'

type ShownLink = Pick<LandingLink, 'list' | 'slug' | 'title'>

export function LandingLinks({ landings }: { landings: readonly ShownLink[] }) {
  if (landings.length === 0) return null
  return (
    <nav className="landing-links" aria-label="More lists">
      <h2>More lists</h2>
      <ul className="tags">
        {landings.map((landing) => (
          <li key={paths.landing(landing)}>
            <Link className="tag tag--link" to={paths.landing(landing)}>
              {landing.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Above a list's title: a link to the landing page of the single chosen value, and a disclosure line. */
export function ListTop({ landing }: { landing: ShownLink | undefined }) {
  return (
    <div className="crumb-row">
      {landing !== undefined && (
        <Link className="crumb" to={paths.landing(landing)}>
          About this list: {landing.title}
          <Icon of={ArrowRight} size={16} />
        </Link>
      )}
      <QuietLine />
    </div>
  )
}
