/** Server only: the terms of an offer and what they do to money, as the loader of its page writes them. */
import { VOLATILITIES } from '#contract/shared/options.ts'
import type { OfferTerms } from '#contract/offers/terms.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { PACE, stakeOf } from '#domain/offers/reality.ts'
import type { Reality } from '#domain/offers/reality.ts'
import { chanceWords, moneyWords, realitySentence } from '#domain/offers/reality-words.ts'
import type { PlayableOffer, realityInput } from '#domain/offers/reality-of-terms.ts'
import { termRows } from '#domain/offers/terms-words.ts'
import { moneyText } from '#domain/shared/money.ts'
import { NOT_STATED } from '#domain/shared/not-stated.ts'
import { OutcomeDots } from '#ui/charts/outcome-dots.tsx'
import { MoneyFan } from '#ui/charts/money-fan.tsx'

interface RealityPanelProps {
  offer: ReturnType<typeof realityInput>
  /** Undefined where something is missing. */
  result: Reality | undefined
  /** Of the page. */
  path: string
  /** What was wrong with the visitor's numbers. */
  problem?: string | undefined
  /** The later steps of a package, each played by itself with a deposit of its own. */
  steps?: readonly PlayedStep[]
}

export interface PlayedStep {
  label: string
  currency: string
  deposit: number
  /** Undefined where its terms leave something open. */
  result: Pick<Reality, 'chanceToFinish' | 'median'> | undefined
}

export function RealityPanel({ offer, result, path, problem, steps = [] }: RealityPanelProps) {
  if (!('input' in offer) || result === undefined)
    return (
      <>
        <h2 id="reality-title">Reality check</h2>
        <p className="sm mut">
          {'reason' in offer
            ? offer.reason
            : 'missing' in offer
              ? `We cannot work out what this offer does to money: ${listOf(offer.missing)} ${offer.missing.length === 1 ? 'is' : 'are'} not stated.`
              : problem}
        </p>
        {'input' in offer && <WhatIfForm offer={offer} path={path} problem={problem} />}
      </>
    )
  const { input, currency } = offer
  const { cashback } = input
  const money = (amount: number) => moneyWords(amount, currency)
  const change = (amount: number) => (Math.round(amount) > 0 ? `+${money(amount)}` : money(amount))
  return (
    <>
      <h2 id="reality-title">Reality check</h2>
      <p className="reality__sentence">{realitySentence(offer, result)}</p>
      <OutcomeDots
        ahead={result.chanceToEndAhead}
        behind={Math.max((cashback ? 1 : result.chanceToFinish) - result.chanceToEndAhead, 0)}
        label={`Of 100 who try, ${hundred(result.chanceToEndAhead)} end with more than they deposited${cashback ? '' : ` and ${100 - hundred(result.chanceToFinish)} end with nothing`}.`}
      />
      <dl className="reality__figures">
        <Figure name="Chance to finish">{percent(result.chanceToFinish)}</Figure>
        <Figure name="Usual result" note="the median of all tries">
          {change(result.median)}
        </Figure>
        <Figure name="Most it costs" note="on average, played to the end">
          {money(result.ceiling)}
        </Figure>
        <Figure name="Turnover">{money(result.turnover)}</Figure>
        <Figure name="Time" note={`at ${PACE.roundsAnHour} rounds an hour`}>
          {hoursWords(result.hours)}
        </Figure>
        {input.maxCashout !== null && (
          <Figure name="The cash-out limit takes" note="on average">
            {money(result.limitTakes)}
          </Figure>
        )}
      </dl>
      {steps.length > 0 && (
        <table className="reality__steps sm">
          <caption className="sm mut">The later steps, each by itself</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Deposit</th>
              <th scope="col">Finish</th>
              <th scope="col">Usual result</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.label}>
                <th scope="row">{step.label}</th>
                <td>{moneyWords(step.deposit, step.currency)}</td>
                <td>{step.result === undefined ? NOT_STATED : percent(step.result.chanceToFinish)}</td>
                <td>
                  {step.result === undefined
                    ? NOT_STATED
                    : moneyWords(Math.round(step.result.median), step.currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <details className="folded">
        <summary>The money over the rounds</summary>
        <MoneyFan steps={result.fan} start={input.deposit} money={money} />
        <div className="prose">
          <table>
            <caption className="sr">Balance by share of the turnover</caption>
            <thead>
              <tr>
                <th scope="col">Staked</th>
                <th scope="col">Worst 5%</th>
                <th scope="col">Middle</th>
                <th scope="col">Best 5%</th>
              </tr>
            </thead>
            <tbody>
              {result.fan
                .filter((_, index) => index % 4 === 0)
                .map(({ share, p5, p50, p95 }) => (
                  <tr key={share}>
                    <td>{percent(share)}</td>
                    <td>{money(p5)}</td>
                    <td>{money(p50)}</td>
                    <td>{money(p95)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
        <p className="xs mut">
          In one of twenty tries the result is {change(result.percentiles.p95)} or better. The mean of all is{' '}
          {change(result.mean)}, which rare large wins make up; it is not what to expect.
        </p>
      </details>
      <WhatIfForm offer={offer} path={path} problem={problem} />
      <p className="xs mut">
        Played {result.runs.toLocaleString(LANGUAGE)} times by chance: a slot that returns{' '}
        {percent(input.rtp)},{' '}
        {cashback
          ? `${percent(cashback.share)} of the loss of one day back${cashback.most === null ? '' : `, at most ${money(cashback.most)}`}`
          : `${money(input.bonus)} bonus`}
        {input.freeSpins !== null && `, ${input.freeSpins.count} free spins`},{' '}
        {moneyText({ amount: stakeOf(input), currency })} a round
        {input.contribution < 1 && `, of which ${percent(input.contribution)} counts`}
        {input.days !== null && `, within ${input.days} days of ${PACE.hoursADay} hours`}.{' '}
        {cashback
          ? 'Cashback is wagered by itself.'
          : input.cashable
            ? 'The bonus can be withdrawn at the end.'
            : 'The bonus is taken off at the end.'}{' '}
        What is not finished pays nothing.{offer.leftOut !== undefined && ` ${offer.leftOut}`}{' '}
        {chanceWords(result.chanceToEndAhead)} end with more than they paid in.
      </p>
    </>
  )
}

function WhatIfForm({
  offer: { input, currency },
  path,
  problem,
}: {
  offer: PlayableOffer
  path: string
  problem: string | undefined
}) {
  return (
    <form className="reality__form" method="get" action={`${path}#reality`}>
      {input.deposit > 0 && <Number name="deposit" label={`Deposit, ${currency}`} value={input.deposit} />}
      <Number name="stake" label={`Stake, ${currency}`} value={stakeOf(input)} max={input.maxBet} />
      <label>
        Volatility
        <select className="input" name="volatility" defaultValue={input.volatility}>
          {VOLATILITIES.map((volatility) => (
            <option key={volatility} value={volatility}>
              {volatility.charAt(0).toUpperCase() + volatility.slice(1)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn--outline">
        Work it out
      </button>
      {problem !== undefined && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

function Number({
  name,
  label,
  value,
  max,
}: {
  name: string
  label: string
  value: number
  max?: number | null
}) {
  return (
    <label>
      {label}
      <input
        className="input"
        type="number"
        name={name}
        defaultValue={value}
        min="0.01"
        step="any"
        inputMode="decimal"
        max={max ?? undefined}
        required
      />
    </label>
  )
}

function Figure({ name, note, children }: { name: string; note?: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

function hundred(share: number): number {
  return Math.round(share * 100)
}

function hoursWords(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`
  return `${Math.round(hours)} ${Math.round(hours) === 1 ? 'hour' : 'hours'}`
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGE).format(names)
}

interface TermsTableProps {
  /** Null: none are stated. */
  terms: OfferTerms | null
  /** Of the bonus. */
  path: string
  /** In words; undefined where they were never read. */
  checked: string | undefined
}

/** When the terms were read, the way to what they were before, and the terms as a table, what is not stated included. */
export function TermsTable({ terms, path, checked }: TermsTableProps) {
  return (
    <>
      <p className="sm mut">
        {checked !== undefined && `${checked} · `}
        <a className="link" href={`${path}/history`}>
          What changed
        </a>
      </p>
      {terms !== null && (
        <table>
          <caption className="sr">Terms as data</caption>
          <tbody>
            {termRows(terms).map(({ name, says }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{says ?? <span className="mut">{NOT_STATED}</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
