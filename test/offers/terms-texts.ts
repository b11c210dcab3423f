/** Terms in the style of casinos, and their correct reading. Names are invented. */
import type { OfferTerms } from '#contract/offers/terms.ts'

type Stated = Partial<{ [Field in keyof OfferTerms]: unknown }>

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const usd = (amount: number) => ({ amount, currency: 'USD' })
const gbp = (amount: number) => ({ amount, currency: 'GBP' })
const step = (of: object) => ({
  label: null,
  matchPercent: null,
  maxBonus: null,
  minDeposit: null,
  freeSpins: null,
  ...of,
})
const spins = (count: number, value: object | null = null, game: string | null = null) => ({
  count,
  value,
  game,
})
const wager = (multiple: number, base: 'bonus' | 'deposit_and_bonus' | 'winnings' | null) => ({
  multiple,
  base,
})

export const TERMS_TEXTS: readonly (readonly [text: string, stated: Stated])[] = [
  ['30x(D+B)', { wagering: wager(30, 'deposit_and_bonus') }],
  ['40xB', { wagering: wager(40, 'bonus') }],
  ['35 times the bonus amount', { wagering: wager(35, 'bonus') }],
  ['wager winnings 20x within 7 days', { wagering: wager(20, 'winnings'), daysToWager: 7 }],
  ['0.2xB', { wagering: wager(0.2, 'bonus') }],
  ['None', { wagering: wager(0, 'bonus') }],
  ['35×', { wagering: wager(35, null) }],
  ['x45 (bonus)', { wagering: wager(45, 'bonus') }],
  ['25x (deposit + bonus)', { wagering: wager(25, 'deposit_and_bonus') }],
  ['Wagering requirement: 50 x bonus', { wagering: wager(50, 'bonus') }],
  ['No wagering requirements apply to this bonus.', { wagering: wager(0, 'bonus') }],
  ['The bonus is wager-free and paid as cash.', { wagering: wager(0, 'bonus') }],
  [
    'You must play through the sum of your deposit and bonus 30 times before requesting a withdrawal.',
    { wagering: wager(30, 'deposit_and_bonus') },
  ],
  ['Rollover is thirty-five times the bonus.', { wagering: wager(35, 'bonus') }],
  [
    'The deposit and the bonus must be turned over 12 times within 14 days.',
    { wagering: wager(12, 'deposit_and_bonus'), daysToWager: 14 },
  ],
  [
    '100% match bonus up to €200. Minimum deposit €20. Wagering 35x bonus. Max bet €5.',
    {
      kind: 'match',
      steps: [step({ matchPercent: 100, maxBonus: eur(200), minDeposit: eur(20) })],
      wagering: wager(35, 'bonus'),
      maxBet: eur(5),
    },
  ],
  [
    'Get a 50% reload bonus up to $150 every Friday. Min. deposit $30. The bonus must be wagered 40x within 10 days.',
    {
      kind: 'match',
      steps: [step({ matchPercent: 50, maxBonus: usd(150), minDeposit: usd(30) })],
      wagering: wager(40, 'bonus'),
      daysToWager: 10,
    },
  ],
  [
    '<p>New players only. <b>100%</b> up to &euro;100 + 50 free spins on Paper Comet.</p><ul><li>Min deposit &euro;10</li><li>Wagering: 35&times; bonus</li><li>Max cashout &euro;1,000</li></ul>',
    {
      kind: 'match',
      steps: [
        step({
          matchPercent: 100,
          maxBonus: eur(100),
          minDeposit: eur(10),
          freeSpins: spins(50, null, 'Paper Comet'),
        }),
      ],
      wagering: wager(35, 'bonus'),
      maxCashout: eur(1000),
      newCustomersOnly: true,
    },
  ],
  [
    'First deposit: 100% up to €100. Second deposit: 50% up to €200. Third deposit: 25% up to €300. Minimum deposit of €20 each time.',
    {
      kind: 'match',
      steps: [
        step({ label: 'First deposit', matchPercent: 100, maxBonus: eur(100), minDeposit: eur(20) }),
        step({ label: 'Second deposit', matchPercent: 50, maxBonus: eur(200), minDeposit: eur(20) }),
        step({ label: 'Third deposit', matchPercent: 25, maxBonus: eur(300), minDeposit: eur(20) }),
      ],
    },
  ],
  [
    '1st deposit 150% up to €150, 2nd deposit 75% up to €100. Each bonus is subject to 45x wagering.',
    {
      kind: 'match',
      steps: [
        step({ label: 'First deposit', matchPercent: 150, maxBonus: eur(150) }),
        step({ label: 'Second deposit', matchPercent: 75, maxBonus: eur(100) }),
      ],
      wagering: wager(45, 'bonus'),
    },
  ],
  ['While a bonus is active no single bet may exceed €5.', { maxBet: eur(5) }],
  ['The maximum allowed bet while wagering is €4 per spin or €0.50 per line.', { maxBet: eur(4) }],
  ['Bets above £2 are not permitted during play with bonus funds.', { maxBet: gbp(2) }],
  ['Stakes may not exceed 5 EUR per round until the requirement is met.', { maxBet: eur(5) }],
  ['Max bet: $7.50', { maxBet: usd(7.5) }],
  ['The highest stake permitted with an active bonus is €6.25.', { maxBet: eur(6.25) }],
  ['Winnings from this offer are capped at €100.', { maxCashout: eur(100) }],
  [
    'The maximum withdrawal from the no deposit bonus is 50 euros.',
    { steps: [step({ minDeposit: eur(0) })], maxCashout: eur(50) },
  ],
  ['Maximum cashout is limited to 10 times the bonus.', { maxCashout: { multiple: 10, of: 'bonus' } }],
  [
    'You may withdraw no more than 5x your deposit: maximum cash-out 5x the deposit amount.',
    { maxCashout: { multiple: 5, of: 'deposit' } },
  ],
  ['There is no maximum cashout on this promotion.', { maxCashout: 'none' }],
  ['Winnings are not capped.', { maxCashout: 'none' }],
  ['No more than £250 can be withdrawn from free spins.', { maxCashout: gbp(250) }],
  ['Withdrawals are limited to €5,000 per month for all players.', {}],
  ['The bonus is non-cashable and will be removed when you request a withdrawal.', { cashable: false }],
  ['This is a sticky bonus.', { cashable: false }],
  ['The bonus amount itself cannot be withdrawn.', { cashable: false }],
  ['Once the wagering is complete, the bonus can be withdrawn along with any winnings.', { cashable: true }],
  ['The bonus expires 30 days after being credited if wagering is not complete.', { daysToWager: 30 }],
  ['You have 14 days to complete the wagering requirements.', { daysToWager: 14 }],
  ['Wagering must be completed within 72 hours.', { daysToWager: 3 }],
  ['The bonus is valid for 21 days.', { daysToWager: 21 }],
  ['The offer must be claimed within 48 hours of registration.', { daysToClaim: 2 }],
  ['Opt in and activate the spins within seven days.', { daysToClaim: 7 }],
  ['Free spins must be used within 24 hours.', {}],
  [
    'Slots contribute 100%, table games 10% and live casino 5%.',
    {
      contributions: [
        { gameType: 'slots', percent: 100 },
        { gameType: 'table games', percent: 10 },
        { gameType: 'live casino', percent: 5 },
      ],
    },
  ],
  [
    'Game weighting: slots 100%, roulette 20%, blackjack 10%, baccarat 0%.',
    {
      contributions: [
        { gameType: 'slots', percent: 100 },
        { gameType: 'roulette', percent: 20 },
        { gameType: 'blackjack', percent: 10 },
        { gameType: 'baccarat', percent: 0 },
      ],
    },
  ],
  [
    'Contribution is 100% for slots and 10% for video poker and table games.',
    {
      contributions: [
        { gameType: 'slots', percent: 100 },
        { gameType: 'video poker', percent: 10 },
        { gameType: 'table games', percent: 10 },
      ],
    },
  ],
  [
    'Jackpot and live games are excluded.',
    {
      contributions: [
        { gameType: 'jackpot', percent: 0 },
        { gameType: 'live casino', percent: 0 },
      ],
    },
  ],
  [
    'Slots count in full; blackjack does not count at all.',
    {
      contributions: [
        { gameType: 'slots', percent: 100 },
        { gameType: 'blackjack', percent: 0 },
      ],
    },
  ],
  [
    'Deposits made with Skrill or Neteller do not qualify for this bonus.',
    { excludedPaymentMethods: ['Skrill', 'Neteller'] },
  ],
  [
    'The offer is available for all payment methods except Paysafecard and cryptocurrencies.',
    { excludedPaymentMethods: ['Paysafecard', 'Cryptocurrency'] },
  ],
  ['You can deposit with PayPal, Trustly or Visa.', {}],
  [
    'This promotion is not available to players from Sweden, Denmark and the United Kingdom.',
    { countries: { included: [], excluded: ['DK', 'GB', 'SE'] } },
  ],
  ['Open to residents of Germany and Austria only.', { countries: { included: ['AT', 'DE'], excluded: [] } }],
  ['Our company is registered in Malta.', {}],
  [
    '50 free spins worth €0.20 each on Marigold Maze. Winnings must be wagered 30 times within 3 days and are limited to €150.',
    {
      kind: 'free_spins',
      steps: [step({ freeSpins: spins(50, eur(0.2), 'Marigold Maze') })],
      wagering: wager(30, 'winnings'),
      daysToWager: 3,
      maxCashout: eur(150),
    },
  ],
  [
    'Register and receive 20 free spins, no deposit required. Winnings from the spins carry 45x wagering and a cap of €50.',
    {
      kind: 'free_spins',
      steps: [step({ minDeposit: eur(0), freeSpins: spins(20) })],
      wagering: wager(45, 'winnings'),
      maxCashout: eur(50),
    },
  ],
  [
    'Deposit €25 or more and get 100 spins at €0.10 on Dry Dock. No wagering on winnings.',
    {
      kind: 'free_spins',
      steps: [step({ minDeposit: eur(25), freeSpins: spins(100, eur(0.1), 'Dry Dock') })],
      wagering: wager(0, 'winnings'),
    },
  ],
  [
    '€10 bonus on registration, no deposit needed. 60x wagering of the bonus, maximum win €100, 18+.',
    {
      kind: 'fixed',
      steps: [step({ minDeposit: eur(0) })],
      wagering: wager(60, 'bonus'),
      maxCashout: eur(100),
    },
  ],
  [
    '10% cashback on net losses, up to €300 a week. The cashback carries 1x wagering and must be claimed within 24 hours.',
    {
      kind: 'cashback',
      steps: [step({ matchPercent: 10, maxBonus: eur(300) })],
      wagering: wager(1, 'bonus'),
      daysToClaim: 1,
    },
  ],
  [
    'Net losses on slots from Monday to Sunday are returned at 12%, up to €180, after deposits of €20. The amount is wagered once within 7 days.',
    {
      kind: 'cashback',
      steps: [step({ matchPercent: 12, maxBonus: eur(180), minDeposit: eur(20) })],
      wagering: wager(1, 'bonus'),
      daysToWager: 7,
    },
  ],
  [
    'A 200% welcome bonus up to €500 awaits first-time depositors. Both bonus and deposit must be wagered 25 times in 30 days.',
    {
      kind: 'match',
      steps: [step({ matchPercent: 200, maxBonus: eur(500) })],
      wagering: wager(25, 'deposit_and_bonus'),
      daysToWager: 30,
      newCustomersOnly: true,
    },
  ],
  [
    'Welcome package: 100% up to C$400 on your first deposit. Minimum deposit is C$20. Playthrough 50x the bonus.',
    {
      kind: 'match',
      steps: [
        step({
          label: 'First deposit',
          matchPercent: 100,
          maxBonus: { amount: 400, currency: 'CAD' },
          minDeposit: { amount: 20, currency: 'CAD' },
        }),
      ],
      wagering: wager(50, 'bonus'),
    },
  ],
  [
    '75% up to 1.500 € with a first deposit of at least 50 €. Bonus funds must be wagered 35 times; the maximum stake is 5 €.',
    {
      kind: 'match',
      steps: [step({ label: 'First deposit', matchPercent: 75, maxBonus: eur(1500), minDeposit: eur(50) })],
      wagering: wager(35, 'bonus'),
      maxBet: eur(5),
    },
  ],
  [
    'Only for existing customers: 25% up to £50 every Sunday, with 20x wagering on the bonus.',
    {
      kind: 'match',
      steps: [step({ matchPercent: 25, maxBonus: gbp(50) })],
      wagering: wager(20, 'bonus'),
      newCustomersOnly: false,
    },
  ],
  ['Play responsibly. The casino may change or end this promotion at any time.', {}],
  ['Players who cancel the bonus lose all winnings made with it. Support answers within 24 hours.', {}],
  ['A player may hold one account. Documents must be sent within 30 days of a request.', {}],
  [
    'Complete 40x wagering (slots only) in 5 days, bets up to €3 per spin, cash out up to €200.',
    { wagering: wager(40, null), daysToWager: 5, maxBet: eur(3), maxCashout: eur(200) },
  ],
  [
    'WR 35xB, max bet 5€, max cashout 10xB, slots 100%',
    {
      wagering: wager(35, 'bonus'),
      maxBet: eur(5),
      maxCashout: { multiple: 10, of: 'bonus' },
      contributions: [{ gameType: 'slots', percent: 100 }],
    },
  ],
  [
    'This bonus comes with a wagering requirement of 38x on the bonus amount, which must be fulfilled in 15 days.',
    { wagering: wager(38, 'bonus'), daysToWager: 15 },
  ],
  [
    'Bonus (B) and deposit (D) have to be rolled over 20 times prior to any withdrawal.',
    { wagering: wager(20, 'deposit_and_bonus') },
  ],
  [
    'Your free spin winnings are credited as bonus money and need to be wagered 40 times.',
    { wagering: wager(40, 'winnings') },
  ],
  [
    'To qualify, make a deposit of £20 or more using code RIVER. We will match it by 100% up to £100.',
    { kind: 'match', steps: [step({ matchPercent: 100, maxBonus: gbp(100), minDeposit: gbp(20) })] },
  ],
  [
    'Maximum bet size when playing with a bonus: 5 USD. Roulette, baccarat and craps do not count towards wagering.',
    {
      maxBet: usd(5),
      contributions: [
        { gameType: 'roulette', percent: 0 },
        { gameType: 'baccarat', percent: 0 },
      ],
    },
  ],
  ['The most you can win from this bonus is €500.', { maxCashout: eur(500) }],
  ['Any winnings above €100 will be removed from your balance.', { maxCashout: eur(100) }],
  ['Only one bonus per household. Available to new customers aged 18 and over.', { newCustomersOnly: true }],
  [
    'Not valid for players residing in Poland or Hungary.',
    { countries: { included: [], excluded: ['HU', 'PL'] } },
  ],
  [
    'E-wallet deposits (Skrill, Neteller, PayPal) are excluded from this offer.',
    { excludedPaymentMethods: ['Skrill', 'Neteller', 'PayPal'] },
  ],
  [
    'You will get 25 spins every day for four days on Kiteflyer, each worth 20 cents.',
    { kind: 'free_spins', steps: [step({ freeSpins: spins(100, eur(0.2), 'Kiteflyer') })] },
  ],
  ['After wagering the bonus is turned into real money which you may cash out.', { cashable: true }],
  [
    '30% extra on your deposit, max. €90, from a deposit of €15.',
    { kind: 'match', steps: [step({ matchPercent: 30, maxBonus: eur(90), minDeposit: eur(15) })] },
  ],
  [
    'The 35-times requirement covers the bonus only and runs for one month.',
    { wagering: wager(35, 'bonus'), daysToWager: 30 },
  ],
  [
    'Bonus terms: wager 30x (bonus), valid 10 days, bet cap $3, win cap $300.',
    { wagering: wager(30, 'bonus'), daysToWager: 10, maxBet: usd(3), maxCashout: usd(300) },
  ],
  ['Our VIP hosts answer every message within two hours and payouts of up to €10,000 are common.', {}],
]
