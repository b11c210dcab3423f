/** Server only: what the finder answers before anyone has asked. */
import { paths } from '#contract/shared/paths.ts'
import type { QuickAnswer } from '#contract/casinos/casinos.schema.ts'
import { durationWords } from '#domain/casinos/payout-words.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { CountryNote, refusals } from '../country/country-note.tsx'

export function QuickAnswers({ answers }: { answers: readonly QuickAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <ul className="answers" aria-label="Answers before you ask">
      {answers.map((answer) => (
        <li key={answer.id} {...refusals(answer)}>
          <span>{ASKS[answer.asks]}</span>
          <a className="link" href={paths.casino(answer)}>
            {answer.name}
          </a>
          <b>{says(answer)}</b>
          <CountryNote />
        </li>
      ))}
    </ul>
  )
}

const ASKS = {
  safest: 'Safest',
  fastest: 'Paid us fastest',
  wagering: 'Lowest welcome wagering',
} as const

function says({ asks, figure, tests }: QuickAnswer): string {
  if (asks === 'safest') return `${oneDigit(figure)} of 10`
  return asks === 'fastest' ? `in ${durationWords(figure)} (${tests} tests)` : `${figure}× the bonus`
}
