import type { Block, ClickClass } from '#contract/clicks/click-words.ts'
import type {
  ConversionKind,
  Deal,
  EarningsBy,
  Money,
  PostbackField,
} from '#contract/earnings/earnings.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { digitsOf } from '#domain/earnings/minor-units.ts'
import type { ReportColumn } from './report-order.ts'

export const BY_LABELS: Readonly<Record<EarningsBy, string>> = {
  casino: 'Casino',
  program: 'Programme',
  page: 'Page',
  block: 'Part of the page',
  position: 'Place in the list',
  country: 'Country',
  device: 'Device',
  day: 'Day',
  month: 'Month',
}

export const COLUMN_LABELS: Readonly<Record<Exclude<ReportColumn, 'key'>, string>> = {
  clicks: 'Clicks',
  visitors: 'Visitors',
  registrations: 'Registrations',
  deposits: 'First deposits',
  rate: 'Click to deposit',
  revenue: 'Revenue',
  each: 'Per click',
}

/** Labels of the parts of pages with links to casinos. */
export const BLOCK_LABELS: Readonly<Record<Block, string>> = {
  list: 'List',
  shelf: 'Shelf of cards',
  offer: 'Main offer',
  offers: 'Offers',
  bar: 'Bar at the bottom',
  finder: 'Finder',
  compare: 'Comparison',
  places: 'Where to play',
  text: 'Text of an article',
}

export const CLASS_LABELS: Readonly<Record<ClickClass, string>> = {
  human: 'People',
  suspected: 'Suspected',
  repeat: 'Repeated',
  bot: 'Crawlers and programs',
  preview: 'Previews',
  staff: 'Staff',
}

export const DEAL_LABELS: Readonly<Record<Deal, string>> = {
  revenue_share: 'Revenue share',
  cpa: 'Cost per acquisition',
  hybrid: 'Hybrid',
}

export const KIND_LABELS: Readonly<Record<ConversionKind, string>> = {
  registration: 'Registration',
  first_deposit: 'First deposit',
  deposit: 'Deposit',
  revenue: 'Revenue',
  reversal: 'Reversal',
  custom: 'Other event',
}

export const FIELD_LABELS: Readonly<Record<PostbackField, string>> = {
  clickId: 'Click id',
  event: 'Event',
  eventId: 'Event id',
  amount: 'Amount',
  currency: 'Currency',
  time: 'Time',
}

/** Such as "€1,240.50". */
export function moneyText({ currency, minor }: Money): string {
  return new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).format(
    minor / 10 ** digitsOf(currency),
  )
}

/** Earnings per click; one line per currency. */
export function perClick(revenue: readonly Money[], clicks: number): string[] {
  return clicks === 0
    ? []
    : revenue.map(({ currency, minor }) => moneyText({ currency, minor: minor / clicks }))
}

/** Such as "4.2%". */
export function percent(share: number): string {
  return new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}
