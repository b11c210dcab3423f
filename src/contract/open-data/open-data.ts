/** The files of the open data and their contents. docs/machines.md is for their readers. */
export const DATA_KINDS = ['casinos', 'bonuses', 'games', 'licences'] as const
export type DataKind = (typeof DATA_KINDS)[number]
export const DATA_FORMS = ['json', 'csv'] as const

export interface DataField {
  type: 'text' | 'number' | 'whole number' | 'list'
  /** True where null (an empty cell in CSV) means "not stated". */
  mayBeUnknown?: true
  description: string
}

const ADDRESS: DataField = { type: 'text', description: 'The page of this site about it' }
const REFUSED: DataField = {
  type: 'list',
  mayBeUnknown: true,
  description:
    'Two-letter codes of the countries whose players the casino refuses; an empty list (in CSV "none") when it was checked that there are none',
}

/**
 * Names and order of the fields of each kind. Compatibility promise: fields are only added at the end, never renamed.
 */
export const DATA_FIELDS: Readonly<Record<DataKind, Readonly<Record<string, DataField>>>> = {
  casinos: {
    id: { type: 'whole number', description: 'Number that stays the same when the name changes' },
    url: ADDRESS,
    name: { type: 'text', description: 'Name of the casino' },
    licence: { type: 'text', mayBeUnknown: true, description: 'Licence as the casino states it' },
    established_year: { type: 'whole number', mayBeUnknown: true, description: 'Year of the opening' },
    safety_index: { type: 'number', mayBeUnknown: true, description: 'Our score, 0 to 10; see /how-we-rate' },
    expert_rating: { type: 'number', mayBeUnknown: true, description: 'Score of our test, 0 to 10' },
    restricted_countries: REFUSED,
    payment_methods: { type: 'list', mayBeUnknown: true, description: 'Ways to pay in or out' },
    currencies: { type: 'list', mayBeUnknown: true, description: 'Currencies of accounts' },
    features: { type: 'list', mayBeUnknown: true, description: 'What the casino offers besides games' },
    game_providers: { type: 'list', mayBeUnknown: true, description: 'Makers of its games' },
    tested_on: { type: 'text', mayBeUnknown: true, description: 'Day of our test, such as 2026-11-22' },
    checked_on: { type: 'text', mayBeUnknown: true, description: 'Day on which the facts were last checked' },
    listing: { type: 'text', description: 'listed, warned (we warn about it) or closed' },
    listing_reason: {
      type: 'text',
      mayBeUnknown: true,
      description: 'Why it is not listed; null while it is',
    },
    listing_since: { type: 'text', mayBeUnknown: true, description: 'Day of the warning or of the closing' },
  },
  bonuses: {
    id: { type: 'whole number', description: 'Number that stays the same when the title changes' },
    url: ADDRESS,
    title: { type: 'text', description: 'Title of the offer' },
    casino_id: { type: 'whole number', description: 'Its casino in the file of casinos' },
    casino: { type: 'text', description: 'Name of the casino' },
    type: { type: 'text', description: 'Such as welcome, no_deposit, free_spins, cashback or reload' },
    amount: { type: 'text', description: 'What is offered; it holds only with the conditions that follow' },
    wagering_requirement: { type: 'text', mayBeUnknown: true, description: 'How often it must be wagered' },
    min_deposit: { type: 'text', mayBeUnknown: true, description: 'Lowest deposit' },
    max_win: { type: 'text', mayBeUnknown: true, description: 'Highest win that is paid out' },
    valid_until: { type: 'text', mayBeUnknown: true, description: 'End in UTC, ISO 8601' },
    terms: { type: 'text', mayBeUnknown: true, description: 'Further conditions' },
    restricted_countries: REFUSED,
  },
  games: {
    id: { type: 'whole number', description: 'Number that stays the same when the name changes' },
    url: ADDRESS,
    name: { type: 'text', description: 'Name of the game' },
    provider: { type: 'text', description: 'Maker of the game' },
    type: { type: 'text', description: 'Such as slot, table or live' },
    rtp: { type: 'number', mayBeUnknown: true, description: 'Return to player in percent' },
    volatility: { type: 'text', mayBeUnknown: true, description: 'How wins are spread' },
    min_bet: { type: 'number', mayBeUnknown: true, description: 'Lowest stake' },
    max_bet: { type: 'number', mayBeUnknown: true, description: 'Highest stake' },
    paylines: { type: 'whole number', mayBeUnknown: true, description: 'Number of paylines' },
    max_multiplier: {
      type: 'number',
      mayBeUnknown: true,
      description: 'Highest win as a multiple of the stake',
    },
  },
  licences: {
    licence: { type: 'text', description: 'Licence as casinos state it' },
    casinos: {
      type: 'whole number',
      description: 'Listed casinos that state it, whatever the case of letters',
    },
  },
}
