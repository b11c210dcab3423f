/** The macros of affiliate platforms for postbacks, from the documentation of each. */
import type { PostbackField } from '#contract/earnings/earnings.schema.ts'

export interface NetworkPreset {
  name: string
  /** The parameter of a tracking link that carries our click id. */
  clickParameter: string
  /** The platform's macro for each value. Values without a documented macro are left out. */
  macros: Partial<Record<PostbackField, string>>
  /** The documentation that the macros come from. */
  source: string
  /** The day on which the source was read, where it is not `PRESETS_READ_ON`. */
  readOn?: string
  /** Further setup advice from the documentation, in sentences. */
  note?: string
}

/** The day on which the sources were read. */
export const PRESETS_READ_ON = '2026-11-25'

export const NETWORK_PRESETS: readonly NetworkPreset[] = [
  {
    name: 'Affise',
    clickParameter: 'sub1',
    macros: {
      clickId: '{sub1}',
      event: '{goal}',
      eventId: '{transactionid}',
      amount: '{sum}',
      currency: '{currency}',
      time: '{timestamp}',
    },
    source: 'https://help-center.affise.com/en/articles/6655842-affiliate-postback-macros-affiliates',
  },
  {
    name: 'Affise Reach',
    clickParameter: 'pub_click_id',
    macros: {
      clickId: '{pub_click_id}',
      event: '{goal_title}',
      eventId: '{conversion_id}',
      amount: '{sum}',
      currency: '{currency}',
      time: '{conversion_time}',
    },
    source: 'https://help-center.affisereach.com/en/articles/6127765-postback-macros',
  },
  {
    name: 'CAKE',
    clickParameter: 's2',
    macros: { clickId: '#s2#', eventId: '#leadid#', amount: '#price#', time: '#utcunixtime#' },
    source: 'https://support.getcake.com/support/solutions/articles/5000545788',
  },
  {
    name: 'Everflow',
    clickParameter: 'sub1',
    macros: {
      clickId: '{sub1}',
      event: '{event_name}',
      eventId: '{transaction_id}',
      amount: '{payout_amount}',
    },
    source: 'https://helpdesk.everflow.io/customer/your-guide-to-parameters-macros',
  },
  {
    name: 'MyAffiliates',
    clickParameter: 'payload',
    macros: { clickId: '{payload}' },
    source: 'https://doc.voluum.com/article/myaffiliates-and-voluum',
    readOn: '2026-11-27',
    note: 'It calls addresses with http:// only, states no amount, and calls once it has processed its data, not at once.',
  },
  {
    name: 'TUNE',
    clickParameter: 'aff_click_id',
    macros: {
      clickId: '{aff_click_id}',
      event: '{goal_id}',
      eventId: '{transaction_id}',
      amount: '{payout}',
      currency: '{currency}',
      time: '{datetime}',
    },
    source:
      'https://support.tune.com/hc/en-us/articles/1500008248741-Passing-Values-to-a-Partner-Conversion-URL',
  },
]

/**
 * The parameters of a platform's call, such as `click_id={sub1}&event={goal}`: the query of a GET, or the body of a
 * POST. `names` are the programme's. For an event without a macro, `event` holds our own word.
 */
export function presetCall(
  { macros }: Pick<NetworkPreset, 'macros'>,
  names: Readonly<Record<PostbackField, string>>,
): string {
  const words: [string, string][] = [
    [names.clickId, macros.clickId ?? ''],
    [names.event, macros.event ?? 'first_deposit'],
    [names.eventId, macros.eventId ?? ''],
    [names.amount, macros.amount ?? ''],
    [names.currency, macros.currency ?? ''],
    [names.time, macros.time ?? ''],
  ]
  return words
    .filter(([, word]) => word !== '')
    .map(([name, word]) => `${name}=${word}`)
    .join('&')
}
