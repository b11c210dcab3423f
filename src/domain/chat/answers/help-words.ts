/** What is said after a sign of danger, in the visitor's language. Never a casino, a bonus or a game. */
import type { HelpLanguage } from '../signs/sign.ts'
import { GERMANIC_HELP } from './help-words-germanic.ts'
import { ROMANCE_HELP } from './help-words-romance.ts'
import { SLAVIC_HELP } from './help-words-slavic.ts'
import type { HelpWording } from './help-wording.ts'

const ENGLISH: HelpWording = {
  crisis:
    "I'm really sorry that it feels like this. Please don't stay alone with it.\nIf you might hurt yourself or are in danger, call your local emergency number now: 112 in Europe, 999 in the UK, 911 in the US and Canada, 000 in Australia. In the US you can call or text 988; in the UK and Ireland Samaritans answer day and night on 116 123.\nOne step for this minute: tell one person near you how you feel, or ask them to sit with you.",
  underage:
    'Gambling is for adults only: 18 or older, and 21 or older in some countries and states. So I cannot help with casinos, bonuses or games here.\nOne step for now: talk to an adult you trust, and use parental controls or blocking software on shared devices.\nIf gambling worries you, yours or that of somebody close, a helpline listens to young people and parents too.',
  somebody_close:
    'Thank you for telling me. It is hard when gambling comes between you and somebody you care about, and help is there for both of you.\nOne step for now: choose a calm moment and talk openly about what happened. Do not lend money for gambling or pay gambling debts, and protect the money you share.',
  exclusion:
    'Thank you for telling me. An exclusion is there to protect you, so I will not look for a way around it, and I leave casinos, bonuses and games out of this conversation.\nOne step for now: keep the exclusion, and add blocking software on your devices and a gambling block at your bank.',
  evasion:
    'I cannot help with getting around age, identity or country rules. With a VPN or false details you lose the protection of the law, and a casino may keep your deposit and winnings. I leave casinos, bonuses and games out of this conversation.\nOne step for now: ask the gambling authority of your country what is allowed where you live.',
  harm: "Thank you for telling me. I'm sorry that it is this hard, and it is not a weakness: many people get here, and many get out again.\nOne step for now: put a wall between you and the next bet. Ask your casino for self-exclusion in its settings or chat, and ask your bank to block gambling payments.\nI will not suggest casinos, bonuses or games in this conversation.",
  later:
    'Because of what you wrote earlier, I leave casinos, bonuses and games out of this conversation.\nOne step that helps: a pause from gambling today, and a talk with somebody you trust.',
  unknown:
    "I don't know that one. I can explain bonuses, wagering and payment methods, compare casinos of our catalogue by name, and say how to stay in control.",
  reach: 'Talk to someone today, free and confidential ({country}): call {name} on {phone}.',
  elsewhere:
    'Talk to someone today, free and confidential: the help page lists helplines by country, and Gambling Therapy ({web}) answers in many languages.',
  call: 'Call',
  page: 'Help and helplines',
}

export const HELP_WORDS: Readonly<Record<HelpLanguage, HelpWording>> = {
  en: ENGLISH,
  ...GERMANIC_HELP,
  ...ROMANCE_HELP,
  ...SLAVIC_HELP,
}
