import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { titleOf } from '../seo/page-meta.ts'
import type { NotFoundText } from './not-found.ts'
import { useSite } from './site-data.ts'

/** A page that says that something does not exist, with two links. */
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
      <div className="flex flex-wrap justify-center gap-2 mt-2">
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

/** Two cards with a 4 beside the brand's card as the zero. */
function NotFoundArt() {
  return (
    <svg className="nf__art" viewBox="0 0 352 150" aria-hidden="true">
      <PlayingCard x={38} turn="rotate(-10 82 80)" />
      <PlayingCard x={226} turn="rotate(10 270 80)" />
      <rect x="130" y="12" width="92" height="128" rx="15" fill="var(--brand-mark)" />
      <rect x="149" y="60" width="54" height="12" rx="3" fill="var(--brand-bar)" />
      <rect x="149" y="80" width="54" height="12" rx="3" fill="var(--chip)" />
    </svg>
  )
}

function PlayingCard({ x, turn }: { x: number; turn: string }) {
  return (
    <g transform={turn}>
      <rect
        x={x}
        y="16"
        width="88"
        height="122"
        rx="14"
        fill="var(--card)"
        stroke="var(--border-strong)"
        strokeWidth="1.5"
      />
      <text
        className="num"
        x={x + 44}
        y="98"
        fontWeight="700"
        fontSize="54"
        fill="var(--foreground)"
        textAnchor="middle"
      >
        4
      </text>
    </g>
  )
}
