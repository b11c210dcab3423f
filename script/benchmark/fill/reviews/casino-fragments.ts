import type { ByMood } from './compose.ts'
import { lines } from './phrases.ts'

/** The short form, for people who list or hardly write at all. Each stands alone. */
export const CASINO_FRAGMENTS = {
  payouts: {
    good: lines(`
      paid {amount} in {fast}
      {method} payout in {fast}
      {amount} out by {method}, no questions
      quick withdrawals, {fast} for me
      got my {amount} on a {day}, {fast} after asking
      withdrawals without fuss
      paid every time, last one {amount}
    `),
    fair: lines(`
      {fair} for a payout
      {amount} took {fair}
      {method} withdrawals could be faster
      paid, but after {fair}
      withdrawals average, {fair} by {method}
      payouts slow over the weekend
    `),
    poor: lines(`
      {slow} for {amount}
      waited {slow} for a {method} payout
      withdrawals take for ever, {slow} in my case
      still waiting for {amount} after {slow}
      documents, documents, then {slow} for {amount}
      a payout of {amount} cancelled twice
    `),
  },
  support: {
    good: lines(`
      support answered in {minutes} minutes
      {agent} on chat was great
      real people on chat
      helpful chat, even on a {day} night
      people who read before they answer
      support sorted my {method} problem
    `),
    fair: lines(`
      chat okay after {longMinutes} minutes of waiting
      support polite but slow
      support fine by day, thin at night
      chat helped on the second try
      robot first, human later
    `),
    poor: lines(`
      support never answered
      {longMinutes} minutes in the chat queue
      chat just pastes the terms
      support useless on a {day}
      nobody there when {method} failed
      copy and paste support
    `),
  },
  games: {
    good: lines(`
      all the {provider} slots I want
      great choice, {provider} and {provider2} both here
      lots of games, {game} included
      {ifLive}good live tables
      big lobby, easy to search
      {game} runs smoothly
      plenty of {provider}
    `),
    fair: lines(`
      usual {provider} games
      decent slots, few tables
      games okay, some {provider} missing
      enough games for a {day} evening
      games fine, search poor
    `),
    poor: lines(`
      same old slots
      hardly any {provider}
      {game} kept freezing
      too few games
      no table games worth the name
      games slow to load
    `),
  },
  mobile: {
    good: lines(`
      smooth on {phone}
      perfect on {phone}
      great on mobile
      works everywhere, even on {phone}
      {ifApp}the app is quick
      fast on the phone
    `),
    fair: lines(`
      okay on {phone}
      mobile usable, a bit slow
      works on {phone} with some scrolling
      mobile fine apart from the cashier
    `),
    poor: lines(`
      hopeless on {phone}
      mobile site crashes a lot
      kept freezing on {phone}
      tiny buttons on the phone
      {ifApp}the app logs me out all the time
    `),
  },
  design: {
    good: lines(`
      clean site
      tidy and easy to use
      easy to find everything
      calm pages, good type
      no pop-ups
      simple sign-up, {minutes} minutes
    `),
    fair: lines(`
      plain look
      site a bit busy
      design dated but clear
      a little crowded
      site looks fine, menus confusing
    `),
    poor: lines(`
      messy site
      banners everywhere
      pop-up after pop-up
      ugly and slow
      cannot find anything
    `),
  },
  bonuses: {
    good: lines(`
      bonus terms are fair
      {lowWager} wagering, fair
      bonus clear, {bonusAmount}
      bonus terms short and clear
      bonus offers that stay offers
      bonus easy to refuse
      good reloads
      honest bonus page
    `),
    fair: lines(`
      bonus average
      bonus offers rare
      bonus fine with {deposit}
      {wager} wagering, like everyone
      bonus okay if you read the terms
      bonus not for me
      {bonusAmount} looks better than it is
    `),
    poor: lines(`
      {highWager} wagering, no thanks
      bonus terms full of traps
      bonus not worth it
      bonus mails every day
      bonus gone before I could use it
      free spins never arrived
      bonus locked my own {deposit}
    `),
  },
} satisfies Record<string, ByMood>
