import '../lists/lists.css'
import { paths } from '#contract/shared/paths.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { Link } from '#ui/link.tsx'

type ShownLink = Pick<LandingLink, 'list' | 'slug' | 'title'>

/** The lists that an editor wrote about; nothing without any. */
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
