import { ShieldAlert, ShieldCheck, TriangleAlert } from 'lucide'
import type { Warning } from '#contract/casinos/listing.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { paths } from '#contract/shared/paths.ts'
import type { CasinoField } from '#domain/casinos/casino-field.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { SCORE_BAND_NAMES, scoreBand } from '#domain/casinos/score-bands.ts'
import { durationWords } from '#domain/casinos/payout-words.ts'
import { isRecommended, needsCaution } from '#domain/casinos/caution.ts'
import { warningOf, warningTitle } from '#domain/casinos/warning.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { LICENCE_NOT_STATED, NOT_STATED } from '#domain/shared/not-stated.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { counted } from '../reviews/review-words.ts'
import { ScoreRule } from '../scores/scores.tsx'
import { CasinoLogo } from './casino-logo.tsx'
import { CautionLine, MovedMark } from './casino-parts.tsx'
import type { ShownCasino } from './shown-casino.ts'

/** Characters that fit into three lines of a phone. */
const THREE_LINES = 130

/** What the head says of the editors' review. */
export interface ExpertSummary {
  /** How many of the six categories they rated. */
  tested: string
  /** It gives the reason where the casino is not recommended. */
  summary: string | null
}

interface CasinoHeadProps {
  casino: ShownCasino
  /** Of all casinos. */
  field: CasinoField
  expert: ExpertSummary | undefined
  /** The verdict in one sentence; null where the editors gave none. */
  verdict: string | null
  /** The landing pages of its facts, by value. */
  landings?: Readonly<Record<string, string>> | undefined
}

/**
 * The head of the page, in the order in which a phone shows it: who it is, the numbers that decide, each with its source
 * (decision D-70), and the verdict.
 */
export function CasinoHead({ casino, field, expert, verdict, landings }: CasinoHeadProps) {
  const rating = Number(casino.expertRating ?? 0)
  const users = casino.userAverage ?? 0
  const summary = expert?.summary ?? null
  const isDoubtful = needsCaution(casino.safetyIndex)
  const warning = warningOf(casino)
  return (
    <section className="detail-head" aria-labelledby="casino-name">
      <div className="detail-head__top">
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={96} lazy={false} />
        <div>
          <h1 id="casino-name">{casino.name}</h1>
          <LicenceLine casino={casino} landings={landings} />
        </div>
        {warning === undefined && <CompareToggle kind="casinos" id={casino.id} name={casino.name} />}
      </div>
      <MovedMark moved={casino.moved} />
      {warning !== undefined && <CasinoWarning name={casino.name} warning={warning} />}
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
        <PayoutKpi casino={casino} />
      </div>
      {field.safety !== null && (
        <p className="place-key mt-2">
          <span>Median of all {field.safety.count.toLocaleString(LANGUAGE)} casinos, of 10</span>
        </p>
      )}
      {warning === undefined && (
        <CautionLine safetyIndex={casino.safetyIndex}>
          {summary !== null && ` Our editors: ${summary}`}
        </CautionLine>
      )}
      {verdict !== null && !isDoubtful && warning === undefined && (
        <p className="detail-head__verdict">
          <b>Our verdict:</b> {verdict}
        </p>
      )}
    </section>
  )
}

/** What a casino is. On phones three lines of it, and the rest when someone asks. */
export function CasinoDescription({ text }: { text: string }) {
  const words = (
    <p className="lines" data-folded="lines">
      {text}
    </p>
  )
  return (
    <div className="detail-head__desc">
      {text.length > THREE_LINES || text.includes('\n') ? (
        <PhoneFold more="Read more" of="about this casino">
          {words}
        </PhoneFold>
      ) : (
        words
      )}
    </div>
  )
}

/** The cell of the header card with the time that withdrawals took. */
function PayoutKpi({ casino: { payoutHours, payoutsTimed } }: { casino: ShownCasino }) {
  return (
    <div className="kpi kpi--line">
      <p className="label">Payouts</p>
      {payoutsTimed === 0 ? (
        <p className="kpi__v kpi__v--none">Not timed by us</p>
      ) : (
        <>
          <p className="kpi__v num">{payoutHours === null ? 'Overdue' : durationWords(payoutHours)}</p>
          <a className="kpi__s link" href="#payout-tests">
            {payoutsTimed === 1 ? '1 withdrawal timed' : `Median of ${payoutsTimed} tests`}
          </a>
        </>
      )}
    </div>
  )
}

/** Why no one should go to a casino, and since when; it is shown where a listed one has its offer and its button. */
function CasinoWarning({ name, warning }: { name: string; warning: Warning }) {
  return (
    <div className="casino-warning" role="note" aria-labelledby="warning-title">
      <Icon of={TriangleAlert} size={20} />
      <div>
        <h2 id="warning-title">{warningTitle(name, warning.listing)}</h2>
        <p>{warning.reason}</p>
        <p className="xs">
          Since <time dateTime={warning.since}>{formatDate(warning.since)}</time>. We do not link to it and do
          not list its offers.{' '}
          <Link className="link" to={paths.warned()}>
            All warnings
          </Link>
        </p>
      </div>
    </div>
  )
}

interface LicenceLineProps {
  casino: Pick<ShownCasino, 'establishedYear' | 'license' | 'safetyIndex'>
  /** The landing pages of the casino's facts, by value. */
  landings?: Readonly<Record<string, string>> | undefined
}

/** The licence below the name. A shield with a tick vouches for both, so it needs a licence and a safety index. */
function LicenceLine({ casino, landings = {} }: LicenceLineProps) {
  const { establishedYear, license, safetyIndex } = casino
  const isDoubtful = needsCaution(safetyIndex)
  const to = license === null ? undefined : landings[license]
  const vouchesFor = license !== null && isRecommended(safetyIndex)
  return (
    <p className="row wrapx sm mut detail-head__license" data-caution={isDoubtful || undefined}>
      {(isDoubtful || vouchesFor) && <Icon of={isDoubtful ? ShieldAlert : ShieldCheck} size={16} />}
      <span>
        {to === undefined ? (
          (license ?? LICENCE_NOT_STATED)
        ) : (
          <Link className="link" to={to}>
            {license}
          </Link>
        )}
        {` · ${establishedYear === null ? 'year not stated' : `Est. ${establishedYear}`}`}
      </span>
    </p>
  )
}

interface ScoreKpiProps {
  /** Where the score comes from. */
  label: string
  /** 0 to 10, unrounded; null where it is not stated. */
  value: number | null
  unit?: string
  note: string
  /** Of all casinos. */
  median: number | undefined
  /** Shown in place of a score that is not stated. */
  missing?: string
}

/** A cell of the header card: a large numeral with its source, band and rule; without a score neither band nor rule. */
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
