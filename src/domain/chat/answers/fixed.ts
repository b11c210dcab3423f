/** Answers that never change. */
import { ANYWHERE, helplineOf, type Helpline, type Helplines } from '#contract/countries/helplines.ts'
import { RECOMMENDED_SAFETY } from '#contract/chat/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { OtherName } from '../../search/other-names.ts'
import { phoneLink } from '../../countries/phone-link.ts'
import { draft, listed, type Draft, type PageLink } from './draft.ts'
import { PAGES } from './lines.ts'

export function aboutAge(): Draft {
  return draft(
    [
      'Gambling is for adults only: 18 or older, and 21 or older in some countries and states. Casinos check age and identity, and pay nothing to anyone under age.',
      'If you share a device with children, use parental controls or blocking software.',
    ],
    [PAGES.help],
  )
}

export function responsible(countries: readonly string[], helplines?: Helplines): Draft {
  const line = helplineOf(countries, helplines)
  return draft(
    [
      'What helps most people stay in control:',
      '• Decide on a sum you can lose without missing it, and on a time, before you start. Stop at either.',
      '• Set deposit, loss and time limits in your casino account; lowering them works at once.',
      '• Never gamble with borrowed money, and never to win back a loss.',
      '• Take breaks, and keep days without gambling. A time-out locks the account for days, self-exclusion for months or longer.',
      '• Do not play when you are low, angry or drinking.',
      `If it stops being fun, ${reach(line)}.`,
    ],
    [
      ...(line.phone === undefined
        ? []
        : [{ title: `Call ${line.name.replace(/^the /, '')}: ${line.phone}`, path: phoneLink(line.phone) }]),
      PAGES.help,
    ],
  )
}

const EARNING = / (?:earn|earns|money|pays|paid|commissions?|affiliates?|sponsored) /

/** How scores come about and what the site earns; a question about money gets the latter only. */
export function howWeRate(plain: string): Draft {
  const scores =
    'Every casino has up to three scores out of 10, and we never mix them without saying so. Safety is our judgement of licence, terms and payouts. Expert is the overall rating of our review in six categories. Users is the mean of published visitor reviews.'
  return draft(
    [
      ...(EARNING.test(plain) ? [] : [scores]),
      'We may earn a commission when you follow a link to a casino. It does not change a score or the order of a list.',
    ],
    [PAGES.howWeRate],
  )
}

export function law(where: PageLink): Draft {
  return draft(
    [
      'I cannot give advice on law or tax: rules differ by country and change. Your national gambling authority says what is licensed where you live.',
      'What I can tell you is which casinos in our catalogue say they restrict your country.',
    ],
    [where, PAGES.faq],
  )
}

export function whomWeWarn(): Draft {
  return draft(
    [
      'Casinos that we warn about, and those that have closed, are on a page of their own, each with the reason and the day. They are in no list.',
      `Of the others I recommend none with a safety index below ${RECOMMENDED_SAFETY}; the list shows the score of each.`,
    ],
    [{ title: 'Casinos we warn about', path: paths.warned() }, PAGES.casinos],
  )
}

/** `others` are well-known names that the catalogue does not hold. */
export function notListed(others: readonly OtherName[]): Draft {
  const isCasino = others.some(({ kind }) => kind === 'casino')
  return draft(
    [
      `${areNotListed(others)}, so we have checked nothing that I could tell you.`,
      isCasino
        ? 'Before you sign up anywhere, look for the number of its licence in the register of the authority, and read the terms of its bonuses and withdrawals.'
        : 'Games and studios that we list can be searched and filtered by provider.',
    ],
    isCasino ? [PAGES.casinos, PAGES.faq] : [PAGES.games],
  )
}

/** "Bet365 is not in our catalogue", without a full stop. */
export function areNotListed(others: readonly OtherName[]): string {
  return `${listed(others.map(({ name }) => name))} ${others.length === 1 ? 'is' : 'are'} not in our catalogue`
}

export function greeting(): Draft {
  return draft(
    [
      'Hello! Ask me for a casino with the payment method or bonus you want, what wagering costs, which games pay back the most, or how to stay in control. If you name your country, I leave out casinos that do not accept players there.',
    ],
    [PAGES.faq, PAGES.help],
  )
}

export function thanks(): Draft {
  return draft(['You are welcome. Ask whenever something is unclear, and keep it fun.'])
}

/** "call StopSpillet on 70 22 28 25 or see stopspillet.dk". */
function reach({ name, phone, web }: Helpline): string {
  if (phone === undefined)
    return `${name} answers for free in many languages at ${web}; our help page lists the helplines of other countries`
  return `call ${name} on ${phone} or see ${web}. ${ANYWHERE.name} (${ANYWHERE.web}) answers in many languages`
}
