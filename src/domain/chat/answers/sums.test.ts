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
])('%s states no sum', (message) => {
  expect(workedOut(message)).toBeUndefined()
})
