import { ShieldCheck, TriangleAlert } from 'lucide'
import type { Warning } from '#contract/casinos/listing.ts'
import { paths } from '#contract/shared/paths.ts'
import type { CasinoField } from '#domain/casinos/casino-field.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { SCORE_BAND_NAMES, scoreBand } from '#domain/casinos/score-bands.ts'
import { warningOf, warningTitle } from '#domain/casinos/warning.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { LICENCE_NOT_STATED, NOT_STATED } from '#domain/shared/not-stated.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { counted } from '#domain/shared/counted.ts'
import { LogoStrip } from '../cards/logo-strip.tsx'
import { CompareToggle } from '../comparisons/compare-toggle.tsx'
import { ScoreRule } from '../cards/scores.tsx'
import { useDemoMark } from '../shell/site-data.ts'
import { CountryNote, refusals } from '../countries/country-note.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { CasinoLogo } from './casino-logo.tsx'
import { MovedMark } from './casino-parts.tsx'
import type { ShownCasino } from './shown-casino.ts'

export interface ExpertSummary {
  /** How many of the six categories they rated. */
  tested: string
}

interface CasinoHeadProps {
  casino: ShownCasino
  field: CasinoField
  expert: ExpertSummary | undefined
  /** Landing pages of its facts, by value. */
  landings?: Readonly<Record<string, string>> | undefined
}

/**
 * The header card: the logo's colours, name, buttons, summary, and the main scores with their sources (decision D-70).
 */
export function CasinoHead({ casino, field, expert, landings }: CasinoHeadProps) {
  const rating = Number(casino.expertRating ?? 0)
  const users = casino.userAverage ?? 0
  const warning = warningOf(casino)
  return (
    <section className="card card--flat detail-head" aria-labelledby="casino-name" {...refusals(casino)}>
      <LogoStrip casino={casino} className="detail-head__strip" />
      <div className="detail-head__in">
        <div className="detail-head__top">
          <CasinoLogo
            name={casino.name}
            logoUrl={casino.logoUrl}
            size={112}
            lazy={false}
            className="relative box-content border-4 border-card bg-card"
          />
          <div className="min-w-0">
            <h1 id="casino-name">{casino.name}</h1>
            <LicenceLine casino={casino} landings={landings} />
          </div>
          {warning === undefined && (
            <div className="detail-head__cta">
              <CompareToggle icon kind="casinos" id={casino.id} name={casino.name} />
              <div className="max-lg:hidden">
                <LinkPlace value="offer">
                  <OutboundLink size="lg" block to={casino} counts={{ type: 'casino', id: casino.id }}>
                    Play Now
                  </OutboundLink>
                </LinkPlace>
                <p className="mt-1 text-center text-xs text-muted-foreground" data-offer="">
                  Opens the casino in a new tab
                </p>
              </div>
            </div>
          )}
        </div>
        {warning !== undefined && <CasinoWarning name={casino.name} warning={warning} />}
        <p className="lines mt-4 max-w-180 text-muted-foreground">{casino.description}</p>
        <div className="mt-2 flex flex-wrap gap-x-4">
          <MovedMark moved={casino.moved} />
          <CountryNote />
        </div>
        <div className="kpis">
          <ScoreKpi
            label="Safety"
            value={casino.safetyIndex === null ? null : Number(casino.safetyIndex)}
            median={field.safety?.median}
            note={casino.safety.isSetByHand ? 'Set by hand' : 'Mean of five marks'}
            missing="Safety index not stated"
          />
          {rating > 0 && expert !== undefined && (
            <ScoreKpi
              label="Expert"
              value={rating}
              median={field.expert?.median}
              unit="/10"
              note={expert.tested}
            />
          )}
          {users > 0 && (
            <ScoreKpi
              label="Users"
              value={users}
              median={field.users?.median}
              unit="/10"
              note={counted(casino.totalReviews, 'review')}
            />
          )}
          <div className="kpi">
            <p className="label">Established</p>
            {casino.establishedYear === null ? (
              <p className="kpi__v kpi__v--none">{NOT_STATED}</p>
            ) : (
              <p className="kpi__v num">
                <small>Est.</small> {casino.establishedYear}
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

/** Why and since when a casino has a warning, in place of its offer and button. */
function CasinoWarning({ name, warning }: { name: string; warning: Warning }) {
  return (
    <div
      className="casino-warning s-weak mt-4 flex gap-3 rounded-lg bg-(--s-bg) p-4 text-(--s-fg)"
      role="note"
      aria-labelledby="warning-title"
    >
      <Icon of={TriangleAlert} size={20} className="flex-none" />
      <div className="grid max-w-180 gap-1">
        <h2 id="warning-title" className="text-base text-inherit">
          {warningTitle(name, warning.listing)}
        </h2>
        <p>{warning.reason}</p>
        <p className="text-xs">
          Since <time dateTime={warning.since}>{formatDate(warning.since)}</time>. We do not link to it and do
          not list its offers.{' '}
          <Link className="link text-inherit" to={paths.warned()}>
            All warnings
          </Link>
        </p>
      </div>
    </div>
  )
}

interface LicenceLineProps {
  casino: Pick<ShownCasino, 'id' | 'license'>
  landings?: Readonly<Record<string, string>> | undefined
}

function LicenceLine({ casino: { id, license }, landings = {} }: LicenceLineProps) {
  const demo = useDemoMark('casino', id)
  const to = license === null ? undefined : landings[license]
  return (
    <p className="mt-1 flex items-center gap-1 text-sm text-muted-foreground">
      {license !== null && <Icon of={ShieldCheck} size={16} />}
      {to === undefined ? (
        (license ?? LICENCE_NOT_STATED)
      ) : (
        <Link className="link" to={to}>
          {license}
        </Link>
      )}
      {demo}
    </p>
  )
}

interface ScoreKpiProps {
  /** The source of the score. */
  label: string
  /** 0 to 10, unrounded; null where not stated. */
  value: number | null
  unit?: string
  note: string
  median: number | undefined
  missing?: string
}

/** A cell of the header card: a large numeral with source, band and rule; without a score neither band nor rule. */
function ScoreKpi({ label, value, unit, note, median, missing = NOT_STATED }: ScoreKpiProps) {
  if (value === null)
    return (
      <div className="kpi">
        <p className="label">{label}</p>
        <p className="kpi__v kpi__v--none">{missing}</p>
      </div>
    )
  const band = scoreBand(value)
  return (
    <div className={`kpi s-${band}`}>
      <p className="label">
        {label}
        <span className="band pips">{SCORE_BAND_NAMES[band]}</span>
      </p>
      <p className="kpi__v num">
        {oneDigit(value)}
        {unit !== undefined && <small>{unit}</small>}
      </p>
      <ScoreRule value={value} median={median} />
      {median !== undefined && <span className="sr">The median of all casinos is {oneDigit(median)}.</span>}
      <p className="kpi__s">{note}</p>
    </div>
  )
}
