import type { TextSection } from './info-page.tsx'

export const RESPONSIBLE_START: readonly TextSection[] = [
  {
    id: 'the-arithmetic',
    title: 'What gambling costs',
    blocks: [
      'Every casino game keeps a share of what is staked. A slot with an RTP of 96% keeps 4% on average: 500 spins of €1 cost about €20, whether they end in a win or not. No system, stake or time of day changes that share.',
      'So treat what you play with as the price of an evening out. If you would miss the money tomorrow, it is too much.',
    ],
  },
  {
    id: 'before-you-play',
    title: 'Before you play',
    blocks: [
      {
        steps: [
          'Decide on an amount for the month that you can lose without noticing it in your life.',
          'Set it as a **deposit limit** at the casino before your first deposit, per day, week and month.',
          'Set a time, too: an alarm on your phone, or the session reminder of the casino.',
          'Pay with money that you have. No credit, no overdraft, no borrowing from friends.',
          'Do not play when you are tired, upset, or have been drinking.',
          'Stop when the amount is gone. Chasing a loss is how small losses become large ones.',
        ],
      },
    ],
  },
]

/** Effective settings, from the mildest to the strongest. */
export const RESPONSIBLE_TOOLS: readonly TextSection[] = [
  {
    id: 'limits-and-breaks',
    title: 'Limits, breaks and self-exclusion',
    blocks: [
      'Licensed casinos must offer most of these. You find them in your account, under “Responsible gaming”, “Limits” or “Safer gambling”. If you cannot, ask support in writing.',
      {
        points: [
          '**Deposit limit.** The most useful one. Lowering it works at once; raising it should take a day or more.',
          '**Loss and stake limits.** Stop a session before the deposit limit does.',
          '**Reality check.** A message every 30 or 60 minutes that says how long you have played and what you have lost.',
          '**Time-out.** A break of a day to some weeks. The account stays, and you cannot play.',
          '**Self-exclusion.** Six months or longer, and it cannot be undone early. That is its strength.',
        ],
      },
      '[Taking a break without closing your account](/blog/taking-a-break-without-closing-your-account) and [seven settings to switch on before you play](/blog/seven-settings-to-switch-on-before-you-play) go through them one by one. The [glossary](/glossary) says what the words mean.',
    ],
  },
  {
    id: 'block-everything',
    title: 'Closing every door at once',
    blocks: [
      'Excluding yourself at one casino leaves all the others open. Some countries keep a register that closes all their licensed casinos with one form:',
      {
        points: [
          'United Kingdom: [GAMSTOP](https://www.gamstop.co.uk)',
          'Sweden: [Spelpaus](https://www.spelpaus.se)',
          'Denmark: [ROFUS](https://www.rofus.nu)',
          'Netherlands: [Cruks](https://cruksregister.nl)',
          'Australia: [BetStop](https://www.betstop.gov.au)',
          'Germany: OASIS, through any licensed provider',
        ],
      },
      'A register does not reach casinos licensed elsewhere. For those, blocking software such as [BetBlocker](https://betblocker.org) (free) or [Gamban](https://gamban.com) keeps gambling sites off your devices, and many banks can refuse payments to casinos: ask yours for a gambling block.',
    ],
  },
]

/** For people worried about someone, and what the site itself does. */
export const RESPONSIBLE_END: readonly TextSection[] = [
  {
    id: 'someone-else',
    title: 'If you worry about someone else',
    blocks: [
      {
        points: [
          'Say what you have noticed, calmly, when no one is playing. Ask, and listen longer than you speak.',
          'Do not pay debts or lend money: it seldom ends there. Protect your own accounts and passwords first.',
          'Helplines are for families and friends as well. You need no permission to call.',
        ],
      },
    ],
  },
  {
    id: 'what-we-do',
    title: 'What we do here',
    blocks: [
      {
        points: [
          'Wagering, minimum deposit and end date are beside every bonus amount.',
          'How a casino treats its players, its tools for limits and self-exclusion included, counts for a fifth of the [safety index](/how-we-rate#safety).',
          'No countdowns, no pop-ups, no messages that call you back.',
          'Under 18 you may not use this site, and under 21 where the law says so.',
        ],
      },
      'If something here made it harder for you to stop, please tell us: [{email}](mailto:{email}).',
    ],
  },
]
