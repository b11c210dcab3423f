/** Answers about payment: what is usual for each kind of method, and which casinos accept it. */
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import { CRYPTOCURRENCIES } from '#contract/shared/options.ts'
import { durationWords } from '../../casinos/payout-words.ts'
import { LICENCE_GB } from '../../countries/licence-gb.ts'
import type { Criteria } from '../../search/criteria.ts'
import EXPLANATIONS from '../data/explanations.json' with { type: 'json' }
import { counted } from '../../shared/counted.ts'
import { countryList, draft, listed, type Draft } from './draft.ts'
import { casinoLine, casinoLink, PAGES } from './lines.ts'
import { uncheckedLines, type LeftOut } from './left-out.ts'
import { listLink, unmetLine } from './recommend.ts'

export interface MethodTime {
  method: string
  /** Median hours; infinite where most withdrawals had not arrived. */
  hours: number
  tests: number
}

/** `casinos` accept the named methods and refuse none of the named countries; `times` are sorted, fastest first. */
export function aboutPayment(
  criteria: Criteria,
  { casinos, total, leftOut }: { casinos: readonly Casino[]; total: number; leftOut: LeftOut },
  times: readonly MethodTime[],
): Draft {
  const { paymentMethods, crypto, countries } = criteria
  if (paymentMethods.length === 0 && !crypto) return inGeneral(criteria, times)
  const kinds = new Set([...paymentMethods.map(kindOf), ...(crypto ? [KINDS.crypto.says] : [])])
  const named =
    paymentMethods.length === 0 ? [] : [listed(paymentMethods, criteria.allMethods ? 'and' : 'or')]
  const what = [...named, ...(crypto ? ['a cryptocurrency'] : [])].join(' and ')
  const where = countries.length > 0 ? ` and do not restrict ${countryList(countries)}` : ''
  const isCoin = (method: string) => crypto && kindOf(method) === KINDS.crypto.says
  const timed = times.filter(({ method }) => paymentMethods.includes(method) || isCoin(method))
  return draft(
    [
      ...kinds,
      ...(timed.length === 0
        ? []
        : ['Withdrawals that we timed, half of which arrived within:', ...timed.map(timeLine)]),
      total === 0
        ? `No casino that we recommend accepts ${what}${where === '' ? '' : ' there'}.`
        : `${counted(total, 'casino that we recommend accepts', 'casinos that we recommend accept')} ${what}${where}. The highest safety index comes first:`,
      ...casinos.map(casinoLine),
      ...uncheckedLines(leftOut.unchecked),
      ...(leftOut.unlicensed > 0 ? [LICENCE_GB] : []),
      CHECKS,
    ],
    [...casinos.map(casinoLink), listLink({ ...criteria, order: 'safety' }, total)],
  )
}

const MOST_TIMES = 6

function inGeneral(criteria: Criteria, times: readonly MethodTime[]): Draft {
  return draft(
    [
      ...unmetLine(criteria),
      // When a criterion could not be applied, times would not answer the question.
      ...(times.length === 0 || criteria.unmet.length > 0
        ? []
        : [
            'Half of the withdrawals that we timed ourselves arrived within these times, the fastest method first:',
            ...times.slice(0, MOST_TIMES).map(timeLine),
          ]),
      'What is usual once a casino has approved a withdrawal: E-wallets and cryptocurrencies take minutes to a day, cards and bank transfers one to five days. To prepaid vouchers most casinos cannot pay.',
      CHECKS,
      'Name a method and I list casinos that accept it.',
    ],
    [listLink(criteria, 1), PAGES.faq],
  )
}

function timeLine({ method, hours, tests }: MethodTime): string {
  const time = Number.isFinite(hours) ? durationWords(hours) : 'most had not arrived'
  return `• ${method}: ${time} (${counted(tests, 'withdrawal')})`
}

const CHECKS =
  'The slowest part is mostly the first identity check: send your documents before you withdraw, and use a method in your own name.'

const KINDS = EXPLANATIONS.payments

function kindOf(method: string): string {
  const isOne = (name: string) => name.toLowerCase() === method.toLowerCase()
  const known = Object.values(KINDS).find(({ methods }) => methods.some(isOne))
  return (known ?? (CRYPTOCURRENCIES.some(isOne) ? KINDS.crypto : KINDS.other)).says
}
