import { expect, test } from 'vitest'
import { workedOut } from './sums.ts'

test.each([
  ['1,000 spins at €0.20, what do they cost?', 'At an RTP of 96% they cost 4% of it on average: €8.'],
  ['1 euro per spin on a 95% slot, the loss in 500 spins?', 'stake €500. At an RTP of 95%'],
  ['I stake 20 cents 1000 times, what is the loss at 95% RTP?', '1,000 rounds stake €200.'],
  ['betting $2 a hand for 200 hands at 0.5% house edge, the loss', 'stake $400. At an RTP of 99.5%'],
  ['what do I lose on average with £1,000 at 95% RTP', 'keeps 5% of £1,000 on average: £50.'],
  ['a 4% house edge in money', 'At an RTP of 96% a game keeps 4% of €100 on average: €4.'],
  ['I deposit 500 with 100% up to €200', 'So a deposit of €500 gets €200: 100% of it, and €200 at most.'],
  ['deposit for the full 200 of 50% up to 200', 'A deposit of €400 gets the full €200: 50% of it.'],
  ['5% cashback of $300', '5% of $300 is $15.'],
  ['how many spins do I get with 20 euros at 0,20', '€20 is 100 rounds of €0.20, without what they win.'],
  ['how long does 100 euros last at 0.50 a spin', 'At 600 an hour that is 20 minutes.'],
  ['house edge at an RTP of 97.3%', 'An RTP of 97.3% is a house edge of 2.7%.'],
  ['the RTP of a house edge of 5%', 'A house edge of 5% is an RTP of 95%.'],
  ['35x on a bonus of 200 with 1 euro spins, how many?', '7,000 to stake. That is 7,000 rounds of €1.'],
  ['won 30 from free spins with 40x', '40 × €30 = €1,200 to stake'],
  ['35x on deposit plus bonus or 60x on the bonus?', '35× on both is 70× the bonus: more than 60×'],
  ['80x on the bonus, or 35x both', '35× on both is 70× the bonus: less than 80×'],
  ['if slots count 100% and roulette 20%, what takes 1000 euros of wagering?', 'takes €5,000 of stakes'],
  ['how much must I deposit to get 500 at 200%', 'A deposit of €250 gets €500: 200% of it.'],
  ['a 150% bonus on 25 euros', '€25 gets €37.50: 150% of it, €62.50 with the deposit'],
  ['5x max cashout on a 20 euro bonus', '5 × €20 = €100 can be withdrawn at most.'],
  ['blackjack counts 10%, how much for 1000 euros of wagering', 'takes €10,000 of stakes'],
  [
    'a 20% loss back up to 30 euros, and I lose 240',
    '20% of €240 is €48, of which the casino pays €30 at most.',
  ],
  ['94% or 97% RTP on 1000 euros', 'keeps €60 on average, one of 97% €30: a difference of €30.'],
  ['7 days to wager 3500 euros', '€3,500 in 7 days is €500 a day.'],
  ['a 2000x win with a stake of 50 cents', '2,000 × €0.50 = €1,000.'],
  ['20x on 50 euros or 40x on 100 euros', '40× on €100 is €4,000 to stake'],
  ['25 free spins of 0.20 with 35x wagering', 'Wagering that 35 times is €168'],
  ['20 euros a week in a year', '€86.67 a month and €1,040 a year.'],
  ['3500 euros at 1 euro a spin, how long?', 'At 600 an hour that is about 6 hours.'],
])('%s', (message, sentence) => {
  expect(workedOut(message)?.response).toContain(sentence)
})

test.each([
  'why do I lose with 97% RTP',
  'what do 20 friends with 50 euros lose at an RTP of 96%',
  'slots with an RTP of 97%',
  'a 100% bonus up to €200 with 35x wagering on a deposit of 50',
  'a 100% bonus up to €200',
  'casinos with 10% cashback',
  'a 200% bonus with a minimum deposit of 20 euros',
  '10% cashback a month on 60 euros a week',
  'which casino gives 100% on 50 euros',
  'blackjack counts 0%, how much for 1000 euros of wagering',
  '1 2 3 4 5 6 7 8 spins at 1 euro, what do they cost',
])('%s states no sum', (message) => {
  expect(workedOut(message)).toBeUndefined()
})
