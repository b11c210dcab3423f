/** Answers that are always the same words. Harm and age are never worded by anything else. */
import { ANYWHERE, helplineOf } from '#contract/helplines.ts'
import type { Helpline } from '#contract/helplines.ts'
import { paths } from '#contract/paths.ts'
import type { Harm } from '../harm-words.ts'
import { draft } from './draft.ts'
import type { Draft, PageLink } from './draft.ts'
import { PAGES } from './lines.ts'

/** Empathy, one practical step, somebody to talk to. Nothing is offered. */
export function comfort(harm: Harm, countries: readonly string[]): Draft {
  if (harm === 'crisis') {
    return draft(
      [
        "I'm really sorry that it feels like this. Please don't stay alone with it.",
        'If you might hurt yourself or are in danger, call your local emergency number now: 112 in Europe, 999 in the UK, 911 in the US and Canada, 000 in Australia. In the US you can call or text 988; in the UK and Ireland Samaritans answer day and night on 116 123.',
        `One step for this minute: tell one person near you how you feel, or ask them to sit with you. For the gambling side, ${reach(helplineOf(countries))}.`,
      ],
      [PAGES.help],
    )
  }
  if (harm === 'somebody_close') {
    return draft(
      [
        'Thank you for telling me. It is hard to watch somebody you care about gamble, and it is not your fault.',
        'One step for now: choose a calm moment, say what you see and how it is for you, and do not lend money or pay gambling debts. Protect the money you share, such as by moving it to an account of your own.',
        `Helplines are for families and friends too, free and confidential: ${reach(helplineOf(countries))}.`,
      ],
      [PAGES.help],
    )
  }
  return draft(
    [
      "Thank you for telling me. I'm sorry that it is this hard, and it is not a weakness: many people get here, and many get out again.",
      'One step for now: put a wall between you and the next bet. Ask your casino for self-exclusion in its settings or chat, and ask your bank to block gambling payments. Both take a few minutes.',
      `Please talk to someone today. It is free and confidential: ${reach(helplineOf(countries))}.`,
      'I will not suggest casinos, bonuses or games in this conversation.',
    ],
    [PAGES.help],
  )
}

/** Whatever else is asked once harm or too young an age was named. */
export function noOffers(countries: readonly string[]): Draft {
  return draft(
    [
      'Because of what you wrote earlier, I leave casinos, bonuses and games out of this conversation.',
      `If you would like to talk to a person, ${reach(helplineOf(countries))}. The page below has self-check questions and practical steps.`,
    ],
    [PAGES.help],
  )
}

export function aboutAge(isUnderage: boolean): Draft {
  return draft(
    [
      'Gambling is for adults only: 18 or older, and 21 or older in some countries and states. Casinos check age and identity, and pay nothing to anyone under age.',
      isUnderage
        ? 'So I cannot help with casinos here. If gambling worries you, yours or that of somebody close, the people below listen, also to young people.'
        : 'If you share a device with children, use parental controls or blocking software.',
    ],
    [PAGES.help],
  )
}

export function responsible(countries: readonly string[]): Draft {
  return draft(
    [
      'What helps most people stay in control:',
      '• Decide on a sum you can lose without missing it, and on a time, before you start. Stop at either.',
      '• Set deposit, loss and time limits in your casino account; lowering them works at once.',
      '• Never gamble with borrowed money, and never to win back a loss.',
      '• Take breaks, and keep days without gambling. A time-out locks the account for days, self-exclusion for months or longer.',
      '• Do not play when you are low, angry or drinking.',
      `If it stops being fun, ${reach(helplineOf(countries))}.`,
    ],
    [PAGES.help],
  )
}

export function howWeRate(): Draft {
  return draft(
    [
      'Every casino has up to three scores out of 10, and we never mix them without saying so. Safety is our judgement of licence, terms and payouts. Expert is the overall rating of our review in six categories. Users is the mean of published visitor reviews.',
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

export function greeting(): Draft {
  return draft(
    [
      'Hello! Ask me for a casino with the payment method or bonus you want, what wagering costs, which games pay back the most, or how to stay in control. If you name your country, I leave out casinos that do not accept players there.',
    ],
    [PAGES.casinos, PAGES.bonuses],
  )
}

export function thanks(): Draft {
  return draft(['You are welcome. Ask whenever something is unclear, and keep it fun.'])
}

export function unknown(found: readonly PageLink[]): Draft {
  return draft(
    [
      "I don't know that one. I only know our catalogue: casinos, bonuses, games, payment methods and safer gambling.",
      found.length > 0
        ? 'These pages may help:'
        : 'Try naming a casino, a payment method, a kind of bonus or your country, or look here:',
    ],
    [
      ...found,
      PAGES.faq,
      ...(found.length > 0 ? [] : [PAGES.casinos, { title: 'Compare', path: paths.compare() }]),
    ],
  )
}

/** "call StopSpillet on 70 22 28 25 or see stopspillet.dk". */
function reach({ name, phone, web }: Helpline): string {
  if (phone === undefined)
    return `${name} answers for free in many languages at ${web}; our help page lists the helplines of other countries`
  return `call ${name} on ${phone} or see ${web}. ${ANYWHERE.name} (${ANYWHERE.web}) answers in many languages`
}
