/** Server only: the terms of an offer and their effect on money, rendered by the page's loader. */
import { VOLATILITIES } from '#contract/shared/options.ts'
import type { OfferTerms } from '#contract/offers/terms.ts'
import { PACE, stakeOf, type Reality } from '#domain/offers/reality.ts'
import { moneyWords, realitySentence } from '#domain/offers/reality-words.ts'
import type { PlayableOffer } from '#domain/offers/reality-of-terms.ts'
import { paths } from '#contract/shared/paths.ts'
import { termRows } from '#domain/offers/terms-words.ts'
import { moneyText } from '#domain/shared/money.ts'
import { NOT_STATED } from '#domain/shared/not-stated.ts'
import { OutcomeDots } from '#ui/charts/outcome-dots.tsx'
import { MoneyFan } from '#ui/charts/money-fan.tsx'
import { grouped } from '#domain/shared/counted.ts'

interface RealityPanelProps {
  offer: PlayableOffer
  /** Undefined where the visitor's numbers are invalid. */
  result?: Reality
  path: string
  problem?: string | undefined
  /** The later steps of a package, each simulated with its own deposit. */
  steps?: readonly PlayedStep[]
  /** True for the visitor's own numbers. */
  isOwn?: boolean
}

export interface PlayedStep {
  label: string
  currency: string
  deposit: number
  /** Undefined where its terms are incomplete. */
  result: Pick<Reality, 'chanceToFinish' | 'median'> | undefined
}

/** The effect of an offer's conditions on money: a sentence, a hundred dots, three numbers, and details on demand. */
export function RealityPanel({ offer, result, path, problem, steps = [], isOwn = false }: RealityPanelProps) {
  return (
    <>
      <h2 id="reality-title">Reality check</h2>
      {result !== undefined && <Outcome offer={offer} result={result} />}
      <details className="reality__own" open={isOwn || problem !== undefined}>
        <summary className="btn btn--outline btn--block">Try your own numbers</summary>
        <WhatIfForm offer={offer} path={path} problem={problem} />
        {steps.length > 0 && <LaterSteps steps={steps} />}
        {result !== undefined && <Course offer={offer} result={result} />}
      </details>
    </>
  )
}

interface OutcomeProps {
  offer: PlayableOffer
  result: Reality
}

function Outcome({ offer, result }: OutcomeProps) {
  const { input, currency } = offer
  const isWagered = result.turnover > 0
  const isCashback = Boolean(input.cashback)
  const ahead = hundred(result.chanceToEndAhead)
  // Cashback pays out the rest of the deposit, so no run ends with nothing.
  const kept = isCashback ? 100 : hundred(result.chanceToFinish)
  return (
    <>
      <p className="reality__sentence">{realitySentence(offer, result)}</p>
      <OutcomeDots
        ahead={result.chanceToEndAhead}
        behind={Math.max((isCashback ? 1 : result.chanceToFinish) - result.chanceToEndAhead, 0)}
        label={`Of 100 who try, ${ahead} end with more than they paid in, ${Math.max(kept - ahead, 0)} with less or the same, ${100 - Math.max(kept, ahead)} with nothing.`}
      />
      <p className="reality__key text-xs text-muted-foreground">
        Of 100 who try: <b>{ahead}</b> end with more than they paid in
        {kept > ahead && (
          <>
            , <b>{kept - ahead}</b> with less or the same
          </>
        )}
        {kept < 100 && (
          <>
            , <b>{100 - Math.max(kept, ahead)}</b> with nothing
          </>
        )}
        .
      </p>
      <dl className="reality__figures">
        {isWagered && <Figure name="Chance to finish">{percent(result.chanceToFinish)}</Figure>}
        <Figure name="Usual result" note="half end at or below it">
          {signed(result.median, currency)}
        </Figure>
        {result.hours > 0 && (
          <Figure name="Time" note={`at ${PACE.roundsAnHour} rounds an hour`}>
            {hoursWords(result.hours)}
          </Figure>
        )}
      </dl>
      {offer.leftOut !== undefined && <p className="text-xs text-muted-foreground">{offer.leftOut}</p>}
    </>
  )
}

function signed(amount: number, currency: string): string {
  return Math.round(amount) > 0 ? `+${moneyWords(amount, currency)}` : moneyWords(amount, currency)
}

function LaterSteps({ steps }: { steps: readonly PlayedStep[] }) {
  return (
    <table className="reality__steps sm">
      <caption className="sm mut">The later steps of the package, each with a deposit of its own</caption>
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
            <td>{step.result === undefined ? NOT_STATED : signed(step.result.median, step.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The balance over time, the assumptions, and less common figures. */
function Course({ offer: { input, currency }, result }: OutcomeProps) {
  const { cashback } = input
  const money = (amount: number) => moneyWords(amount, currency)
  return (
    <>
      {result.turnover > 0 && (
        <>
          <h3>The balance while the wagering is played</h3>
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
        </>
      )}
      <dl className="reality__figures">
        {result.turnover > 0 && <Figure name="Turnover">{money(result.turnover)}</Figure>}
        {input.maxCashout !== null && (
          <Figure name="The cash-out limit takes" note="on average">
            {money(result.limitTakes)}
          </Figure>
        )}
      </dl>
      <p className="xs mut">
        We let chance play this offer {grouped(result.runs)} times: a slot that returns {percent(input.rtp)}{' '}
        with {input.volatility} volatility,{' '}
        {cashback
          ? `${percent(cashback.share)} of the loss of one day back${cashback.most === null ? '' : `, at most ${money(cashback.most)}`}`
          : `${money(input.bonus)} bonus`}
        {input.freeSpins !== null && `, ${input.freeSpins.count} free spins`},{' '}
        {moneyText({ amount: stakeOf(input), currency })} a round
        {input.contribution < 1 && `, of which ${percent(input.contribution)} counts`}
        {input.days !== null && `, within ${input.days} days of ${PACE.hoursADay} hours`}.{' '}
        {cashback
          ? 'The cashback has to be wagered, the deposit does not.'
          : input.cashable
            ? 'The bonus can be withdrawn at the end.'
            : 'The bonus is taken off at the end.'}{' '}
        {result.turnover > 0 && 'A bonus whose wagering is not finished pays nothing. '}
        In one of twenty tries the result is {signed(result.percentiles.p95, currency)} or better. The mean of
        all is {signed(result.mean, currency)}; rare large wins make it up, so it is not what to expect.
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
      <Number name="rtp" label="Return, %" value={whole(input.rtp * 100)} min={50} max={100} />
      <Number
        name="contribution"
        label="Contribution, %"
        value={whole(input.contribution * 100)}
        min={1}
        max={100}
      />
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
  min = 0.01,
  max,
}: {
  name: string
  label: string
  value: number
  min?: number
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
        min={min}
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

/** Rounds away the error of converting a percentage. */
function whole(percentage: number): number {
  return Math.round(percentage * 100) / 100
}

interface TermsTableProps {
  /** Null where none are stated. */
  terms: OfferTerms | null
  path: string
  checked: string | undefined
}

/** The date of the last check, a link to earlier terms, and the terms as a table, including those not stated. */
export function TermsTable({ terms, path, checked }: TermsTableProps) {
  return (
    <>
      <p className="sm mut">
        {checked !== undefined && `${checked} · `}
        <a className="link" href={`${path}/history`}>
          What changed
        </a>
        {' · '}
        <a className="link" href={paths.glossary()}>
          What the words mean
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
