import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { NotFoundArt } from './not-found-art.tsx'
import type { NotFoundText } from './not-found.ts'
import { titleOf } from '../seo/page-meta.ts'
import { useSite } from './site-data.ts'

/** A page that says that something is not there, and two ways on. */
export function NotFoundPage({ title, text, to, label, alternatives = [] }: NotFoundText) {
  const { brand } = useSite()
  return (
    <div className="nf">
      <title>{titleOf(title, brand.name)}</title>
      <meta
        name="description"
        content={`${title}: there is nothing at this address, but there are ways on.`}
      />
      <meta name="robots" content="noindex" />
      <NotFoundArt />
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {alternatives.length > 0 && (
        <ul className="tags" aria-label="Instead of it">
          {alternatives.map((other) => (
            <li key={other.to}>
              <Link className="chip" to={other.to}>
                <span className="ell">{other.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="nf__ways">
        <ButtonLink to={to}>{label}</ButtonLink>
        {to === paths.home() ? (
          <ButtonLink variant="outline" to={paths.casinos()}>
            Browse Casinos
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={paths.home()}>
            Go to Home
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
