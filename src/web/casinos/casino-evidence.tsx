/**
 * Server only: the evidence sections of a casino's page. The loader renders them, and browsers load no script for them.
 */
import type { ReactNode } from 'react'
import { PART_NAMES, type CheckedPart } from '#contract/changes/fact-checks.ts'
import type { CasinoDetail, SafetyMark } from '#contract/casinos/casinos.schema.ts'
import type { PayoutTest } from '#contract/casinos/payout-tests.ts'
import { SAFETY_PARTS } from '#contract/casinos/safety.ts'
import { paths } from '#contract/shared/paths.ts'
import { CASINO_PAGE } from '#contract/casinos/limits.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { hoursOf, medianHours, payoutSentence } from '#domain/casinos/payout-tests.ts'
import { durationWords } from '#domain/casinos/payout-words.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { availableCountries, restrictedNames } from '#domain/countries/availability.ts'
import { hasUncheckedRestrictions } from '#domain/countries/restrictions.ts'
import { monthName, trendSentence, type RatedMonth } from '#domain/reviews/review-trend.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { moneyText } from '#domain/shared/money.ts'
import { NOT_STATED, RESTRICTIONS_NOT_CHECKED } from '#domain/shared/not-stated.ts'
import { setByHandWords } from '#domain/casinos/safety-words.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { DotRows } from '#ui/charts/dot-rows.tsx'
import { MonthLine } from '#ui/charts/month-line.tsx'
import { ScoreBadge, ScoreMeter, ScoreRule } from '../cards/scores.tsx'
import { BigScore, FoldedTags } from './casino-parts.tsx'

const FEWEST_FOR_MEDIAN = 3

/** The timed withdrawals: a sentence, times by method, and all of them in a table. */
export function PayoutTests({ tests }: { tests: readonly PayoutTest[] }) {
  const byTime = tests.toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
  const sentence = payoutSentence(byTime)
  const rows = [...Map.groupBy(byTime, ({ method }) => method)].map(([name, of]) => ({
    name,
    dots: of.map((test) => ({ hours: hoursOf(test) })),
    says: says(of),
  }))
  return (
    <>
      <h2 id="payout-tests-title">Payout Tests</h2>
      <div className="card card--flat panel">
        <p className="mb-3">{sentence}</p>
        <DotRows rows={rows} label={sentence} />
        <details className="folded">
          <summary>As a table</summary>
          <div className="prose">
            <table>
              <caption className="sr">Withdrawals that we timed</caption>
              <thead>
                <tr>
                  <th scope="col">Method</th>
                  <th scope="col">Amount</th>
                  <th scope="col">Asked</th>
                  <th scope="col">Took</th>
                </tr>
              </thead>
              <tbody>
                {byTime.map((test) => (
                  <tr key={`${test.askedAt} ${test.method}`}>
                    <td>{test.method}</td>
                    <td>{moneyText(test)}</td>
                    <td>{formatDate(test.askedAt)}</td>
                    <td>{took(hoursOf(test))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </div>
    </>
  )
}

function says(tests: readonly PayoutTest[]): string {
  if (tests.length < FEWEST_FOR_MEDIAN && tests.length > 1) return `${tests.length} tests`
  return took(medianHours(tests))
}

function took(hours: number | null): string {
  return hours === null ? 'Not arrived' : durationWords(hours)
}

interface UserRatingsProps {
  casino: Pick<CasinoDetail, 'listing' | 'listingSince' | 'userAverage' | 'userCategoryAverages'>
  /** Two years, oldest first. */
  months: readonly RatedMonth[]
}

/** The means of the visitor reviews with their trend over two years; nothing without reviews. */
export function UserRatings({ casino, months }: UserRatingsProps) {
  const { userAverage, userCategoryAverages, listing, listingSince } = casino
  if (userAverage === null || userCategoryAverages === null) return null
  const sentence = trendSentence(months)
  const since = listingSince?.slice(0, 7)
  const events = months.some(({ month }) => month === since)
    ? [{ month: since ?? '', says: LISTED_AS[listing] }]
    : []
  return (
    <>
      <h2 id="user-averages-title">Average User Ratings</h2>
      <div className="card card--flat panel avg">
        <BigScore value={userAverage} />
        {sentence === undefined ? (
          <p className="sm mut">Too few reviews for a trend.</p>
        ) : (
          <div>
            <p className="sm mut mb-2">{sentence}</p>
            <MonthLine
              months={months.map(({ month, mean }) => ({ month, value: mean }))}
              events={events}
              nameOf={monthName}
              label={`Mean rating by month: ${sentence}`}
            />
          </div>
        )}
        <div className="avg__cats">
          {RATING_CATEGORIES.map((category) => (
            <ScoreMeter
              key={category}
              label={RATING_CATEGORY_NAMES[category]}
              value={userCategoryAverages[`${category}Rating`]}
            />
          ))}
          {sentence !== undefined && (
            <details className="folded">
              <summary>By month</summary>
              <ul className="xs mut">
                {months.map(({ month, count, mean }) =>
                  mean === null ? null : (
                    <li key={month}>
                      {monthName(month)}: {oneDigit(mean)} ({count})
                    </li>
                  ),
                )}
              </ul>
            </details>
          )}
        </div>
      </div>
    </>
  )
}

const LISTED_AS = { listed: '', warned: 'Warning', closed: 'Closed' } as const

/** Where a casino accepts players, and the names of refused countries. */
export function Availability({
  casino,
}: {
  casino: Pick<CasinoDetail, 'restrictedCountries' | 'restrictionsChecked'>
}) {
  if (hasUncheckedRestrictions(casino)) return <p className="sm mut">{RESTRICTIONS_NOT_CHECKED}</p>
  const codes = casino.restrictedCountries.map((code) => code.toUpperCase())
  const restricted = restrictedNames(codes)
  if (restricted.length === 0) return <p className="sm mut">Available worldwide - No restrictions</p>
  return (
    <>
      <p className="sm mut">Available in {availableCountries(codes)} countries.</p>
      <p className="sm mut">Available worldwide except in the following countries:</p>
      <FoldedTags label="Restricted countries" items={restricted} limit={CASINO_PAGE.restrictedCountries} />
    </>
  )
}

interface FactChecksProps {
  path: string
  checks: readonly { part: CheckedPart; says: string | undefined }[]
}

/** The dates of fact checks, with a link to earlier values. */
export function FactChecks({ path, checks }: FactChecksProps) {
  return (
    <>
      {checks.length > 0 && (
        <ul className="xs mut">
          {checks.map((check) => (
            <li key={check.part}>
              <b>{PART_NAMES[check.part]}</b>: {check.says}
            </li>
          ))}
        </ul>
      )}
      <p className="sm mb-3">
        <a className="link" href={`${path}/history`}>
          What changed
        </a>
      </p>
    </>
  )
}

/** The origin of the safety index: its marks, or the person, time and reason of an index set by hand. */
export function SafetySource({ casino, siteName }: { casino: CasinoDetail; siteName: string }) {
  const { safetyIndex, safety } = casino
  const hasMarks = safety.marks.some(isGiven)
  return (
    <>
      <h2 id="safety-title">Safety Index</h2>
      <div className="card card--flat panel">
        <div className="grid gap-2">
          {safety.isSetByHand ? (
            <>
              <p>{setByHandWords(safety, siteName)}</p>
              {safety.reason !== null && (
                <p className="lines">
                  <b>Why:</b> {safety.reason}
                </p>
              )}
            </>
          ) : safetyIndex === null ? (
            <p>The index is not stated until all five marks are.</p>
          ) : (
            <p className="sm">The weighted mean of five marks from 0 to 10.</p>
          )}
          <p className="sm">
            <a className="link" href={`${paths.howWeRate()}#safety`}>
              How we rate safety
            </a>
          </p>
        </div>
        {hasMarks && (
          <div className="grid mt-2">
            {safety.marks.map((mark) => (
              <Part key={mark.part} {...mark} />
            ))}
          </div>
        )}
      </div>
    </>
  )
}

/** True where there is an index, or any mark. */
export function hasSafetySource({ safetyIndex, safety }: CasinoDetail): boolean {
  return safetyIndex !== null || safety.marks.some(isGiven)
}

function isGiven({ mark }: SafetyMark): boolean {
  return mark !== null
}

interface RatedPartProps {
  title: ReactNode
  /** 0 to 10, unrounded; null where not stated. */
  value: number | null
  /** The median of all casinos; undefined where too few are rated. */
  median?: number | undefined
  children: ReactNode
}

/** A part of a score with its rating and the median of all casinos. An unrated one has neither rule nor number. */
export function RatedPart({ title, value, median, children }: RatedPartProps) {
  return (
    <div className={value === null ? 'rcat' : `rcat s-${scoreBand(value)}`}>
      <div className="rcat__top">
        <h3>{title}</h3>
        {value === null ? (
          <span className="score-badge score-badge--none">{NOT_STATED}</span>
        ) : (
          <>
            <ScoreRule size="lg" value={value} median={median} />
            {median !== undefined && (
              <span className="sr">The median of all casinos is {oneDigit(median)}.</span>
            )}
            <ScoreBadge value={value} suffix={<span className="sr"> out of 10</span>} />
          </>
        )}
      </div>
      {children}
    </div>
  )
}

function Part({ part, weight, mark, reason, markedOn }: SafetyMark) {
  const title = (
    <>
      {NAMES[part]} <span className="mut num">{weight}%</span>
    </>
  )
  return (
    <RatedPart title={title} value={mark === null ? null : Number(mark)}>
      {mark !== null && (
        <p className="lines">
          {reason ?? 'Reason not stated.'}{' '}
          <span className="xs">{formatDate(markedOn) ?? 'Date not stated'}</span>
        </p>
      )}
    </RatedPart>
  )
}

const NAMES = Object.fromEntries(SAFETY_PARTS.map(({ part, name }) => [part, name]))
