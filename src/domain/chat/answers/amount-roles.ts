/** Reads the role of each number in a message: a deposit, a bonus, an RTP, a stake. */
import { plainQuantities } from '../../search/quantities.ts'

/**
 * `win` is what spins won, `staked` what is wagered in all, `counts` the share in percent that a game counts for
 * wagering, `pace` rounds an hour, `number` a bare number without any of these.
 */
export type Role = (typeof RULES)[number][0]

export interface Amounts {
  /** Lower case, with amounts as "€0.20". */
  text: string
  sign: '€' | '$' | '£'
  byRole: ReadonlyMap<Role, readonly number[]>
}

/**
 * Takes the first rule of each number, which sees its own number as "#" and all others as "n". A message with more
 * numbers than any sum has is not read.
 */
export function readAmounts(message: string): Amounts {
  const text = withUniformAmounts(message)
  const sign = /£|\dp\b|pence|pounds?|quid/i.test(message) ? '£' : /\$|dollars?/i.test(message) ? '$' : '€'
  const found = [...text.matchAll(DIGITS)]
  const byRole = new Map<Role, number[]>()
  for (const { 0: digits, index } of found.length > MOST_NUMBERS ? [] : found) {
    const after = text.slice(index + digits.length)
    const place = `${text.slice(0, index).replaceAll(DIGITS, 'n')}#${after.replaceAll(DIGITS, 'n')}`
    const value = Number(digits)
    const role = roleOf(RULES.find(([, rule]) => rule.test(place))?.[0] ?? 'number', value)
    byRole.set(role, [...(byRole.get(role) ?? []), value])
  }
  return { text, sign, byRole }
}

/** The first value in one of these roles, in their order. */
export function firstOf({ byRole }: Amounts, ...roles: Role[]): number | undefined {
  return roles.map((role) => byRole.get(role)?.[0]).find((value) => value !== undefined)
}

/** The role that a number of this size can have. What counts in full changes no sum. */
function roleOf(role: Role, value: number): Role {
  if (role === 'counts' && value === 100) return 'percent'
  if (role === 'percent' && value >= 100) return 'match'
  if (role === 'percent' && value >= LOWEST_RTP) return 'rtp'
  return role === 'wagering' && value > MOST_TIMES ? 'staked' : role
}

const MOST_NUMBERS = 8
const DIGITS = /\d+(?:\.\d+)?/g
/** In percent. A lower one without a word beside it may be anything. */
const LOWEST_RTP = 80
/** Above it "wager 4000" names an amount. */
export const MOST_TIMES = 200

function withUniformAmounts(message: string): string {
  return plainQuantities(message)
    .replaceAll(/(?<=\d)[,'](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/(\d+) ?(?:c|cents?|p|pence)(?![a-z])/g, (_, cents: string) => `€${Number(cents) / 100}`)
    .replaceAll(/[€$£] ?(?=\d)/g, '€')
    .replaceAll(
      /(?<![€\d.])(\d+(?:\.\d+)?) ?(?:€|euros?|eur|dollars?|usd|pounds?|gbp|quid|bucks)(?![a-z])/g,
      '€$1',
    )
    .replaceAll(/ ?(?:percent|per cent)(?![a-z])| (?=%)/g, '%')
}

const ROUNDS = '(?:spins|rounds|hands|bets|times)'
const RULES = [
  ['pace', new RegExp(`# ${ROUNDS} (?:an|per|each|every) hour`)],
  [
    'stake',
    new RegExp(
      String.raw`€# ?${ROUNDS}\b|# (?:per|an?|each|every|the) (?:spin|round|hand|bet|time|game)\b|(?:spins|rounds|hands|bets|times) (?:at|of|for|with|worth) (?:an? )?€?#(?![%x])|(?:stake|bet) (?:of|size of|is) €?#`,
    ),
  ],
  ['rounds', /# (?:(?:free|bonus) )?(?:spins|rounds|hands|bets)\b|(?:stak|bet)\w* .*# times/],
  ['hours', /# ?hours?\b/],
  ['days', /# ?days?\b/],
  ['edge', /edge (?:of |is |at )?#%|#% (?:of )?(?:the )?(?:house )?edge/],
  ['rtp', /rtp (?:is |of |at )?#|#%? rtp|#% (?:slot|game|machine)/],
  [
    'counts',
    /(?:counts?|contribut\w+|weight\w*)(?: only| for| at| by)* #%|#% (?:contribution|towards|weight)|counts? .*#%(?!.* (?:bonus|match|rtp))/,
  ],
  ['back', /#% (?:\w+ )?(?:cash ?back|back)|cash ?back (?:of |is |at )?#%/],
  [
    'match',
    /#%(?: \w+){0,3} ?(?:bonus|match|offer|up to)|#% on (?:a |my )?deposit|deposit €?n (?:at|with) #%|(?:get|gives?|gets|receive|adds?|match(?:ed|es)?(?: by| of)?) (?:me |you )?(?:a )?#%|(?:bonus|match) (?:of |is |at )?#%/,
  ],
  ['percent', /#%/],
  ['cashout', /cash-? ?out (?:limit |cap )?(?:of |is |at )?#x|#x (?:max(?:imum)? |the )?(?:cash|withdrawal)/],
  ['pays', /#x (?:max(?:imum)? )?(?:win|payout|multiplier|hit)|(?:win|pays?|hit|payout) (?:of |is |at )?#x/],
  ['wagering', /#[ -]?(?:x\b|times\b|-?fold\b)|wager(?:ing)?(?: requirement)?(?: of| is)? #(?! ?\w)/],
  ['cap', /(?:up to|max(?:imum)?|limit|at most|cap)(?: of| is)? €?#/],
  ['least', /(?:min(?:imum)?|least|smallest|lowest|low)(?: deposit| bet| stake)?(?: of| is)? €?#|€?# min/],
  [
    'deposit',
    /(?:deposit(?:ing|ed|s)?|(?:put|putting|pay|paid) in)(?: of| is|:)? €?#|# (?:as a )?deposit(?! bonus)/,
  ],
  ['win', /\b(?:win|won|winnings)(?: of| are| is)? €?#|# (?:in |of )?(?:winnings|wins)\b/],
  [
    'loss',
    /\b(?:loss|losses|lose|lost|losing)(?: of| is)? €?#|# (?:of |in )?(?:net )?(?:loss|losses|lost)\b/,
  ],
  ['bonus', /bonus(?: of| is)? €?#|€#(?: \w+)? bonus|# bonus/],
  [
    'staked',
    /(?:wager|stake|bet|turn over|staked|wagered|turnover)(?: of)? €?#|# (?:in bets|wagered|staked|of wagering|in stakes|(?:of )?turnover|of bets)/,
  ],
  ['amount', /€#|(?:calculator|clear|get|receive) (?:a )?#|(?:x|times) (?:wagering )?(?:on|of) #/],
  ['number', /#/],
] as const satisfies readonly (readonly [string, RegExp])[]
