import type { ByMood, PhraseBook } from './compose.ts'
import { lines } from './phrases.ts'

/** What visitors say about a bonus. Slots and {if...} conditions come from bonus-facts.ts. */
const sentences = {
  wagering: {
    good: lines(`
      {lowWager} wagering is [low|kind|easy to live with], I was done in {wagerTime}.
      I cleared the {wager} in {wagerTime} on small stakes.
      {ifNoWager}No wagering at all, so what was left was simply mine.
      {ifNoWager}I read it three times looking for the catch: there is no wagering.
      {ifWager}The progress bar shows how much of the {wager} is left, no sums on paper.
      {wager} sounds like work, but with {stake} spins it went by in {wagerTime}.
      {midWager} is normal, and here at least it is said in the first line.
      {ifWager}The wagering counted exactly as described, I kept a tally.
    `),
    fair: lines(`
      {wager} wagering is [average|the usual|what you would expect].
      I got about halfway through the {wager} before the balance ran out.
      {wager} is doable if you play most evenings, I don't.
      Wagering took me {wagerTime}, longer than I wanted.
      Only slots count in full towards the {wager}, tables hardly at all.
      {ifNoWager}No wagering is nice, the amount is [small|modest] in return.
      The {wager} is clear, it is the contribution table that needs reading.
    `),
    poor: lines(`
      {highWager} wagering, I gave up after {wagerTime}.
      {wager} is too much for what you get.
      With {wager} to get through, the balance was gone long before.
      Roulette counts for nothing towards the {wager}, and I only saw that afterwards.
      {ifNoWager}No wagering, true, but the other rules make up for it.
      I worked out what {wager} means in real stakes and felt silly for starting.
      {ifWager}The progress bar stood still for an evening of {stake} hands.
    `),
  },
  size: {
    good: lines(`
      {amount} is [a decent size|generous|more than enough] for how I play.
      I put in {deposit} and had the bonus in the balance [at once|within a minute].
      {cap} at most, though I only used a small part and it still felt fair.
      {ifSmallDeposit}You can join in from {minDeposit}, which suits me.
      {spins} spins kept me busy for a whole {day} evening.
      The {percent} was added to the cent.
      {ifNoDeposit}Something to try the place with before spending anything, good.
      {ifCashback}Got {smallAmount} back after a bad {day}, softens it a little.
    `),
    fair: lines(`
      {amount} sounds big, what I saw of it was smaller.
      To get the full {cap} you would have to put in more than I ever would.
      {percent} is fine, nothing unusual these days.
      {spins} spins go by faster than you think.
      From {minDeposit} is okay, lower would be nicer.
      {ifCashback}The cashback came to {smallAmount}, better than nothing.
      {ifNoDeposit}A small gift, about right for half an hour.
      The size is fine for {deposit}, that is all I put in.
    `),
    poor: lines(`
      {amount} in the banner, {smallAmount} in real life.
      {spins} spins at the lowest stake, worth almost nothing.
      {minDeposit} to take part is [a lot|too much] for this.
      Nobody I know will ever see the full {cap}.
      {percent} of very little is very little.
      {ifCashback}Cashback on net losses only, so for me it was {coins}.
      {ifNoDeposit}So small that it is over before the kettle boils.
      {ifMatch}I put in {deposit} and the match was less than I had worked out.
    `),
  },
  terms: {
    good: lines(`
      The terms are short and I understood them [first time|without a dictionary].
      Everything important is above the button, not below it.
      I checked the page here against the casino's own terms, they match.
      {validDays} days are plenty for me.
      {maxWin} is the most you can take out, and they tell you before you start.
      {ifStakeLimit}The maximum stake is written beside the balance the whole time, thank you.
      {ifDeposit}You may cancel the bonus and keep your own money, I tried it.
    `),
    fair: lines(`
      {ifStakeLimit}Read the terms first, there is a maximum stake.
      {validDays} days is [tight|a bit short] if you only play at weekends.
      The {maxWin} cap is a pity, though it is stated.
      A couple of my usual games are excluded.
      Terms are long, not unfair, just long.
      {maxBet} as the highest stake is fine for me, others may mind.
      You need to [opt in|tick a box] first, easy to miss.
    `),
    poor: lines(`
      {ifStakeLimit}One spin over the stake limit and the bonus was gone.
      {validDays} days to finish it, impossible with a job.
      Anything above {maxWin} is taken away again.
      The list of excluded games is longer than the list of games.
      The terms on the site and in the mail did not agree.
      My own {deposit} was locked until I cancelled the bonus.
      {ifVip}They say "by invitation" halfway down the page, so why advertise it.
      It ended while I was asleep on a {day}, no warning.
    `),
  },
  claiming: {
    good: lines(`
      Claimed it in [two|three] clicks on {phone}.
      The code {code} worked [first time|straight away].
      Credited while I was still reading the page.
      Chat checked my account first and told me I could take it.
      The box was not ticked for me, I chose it myself.
      {ifDeposit}Deposited by card on a {day} and it was simply there.
      {ifReload}It turns up without me asking.
      {ifVip}My account manager explained each level without pushing.
    `),
    fair: lines(`
      Had to ask chat to add it, that took {longMinutes} minutes.
      {code} went in on the second attempt.
      It came the next morning, not at once.
      Claiming is easy on a laptop, hidden on {phone}.
      {ifSpins}The spins came in portions over several days, which I had not expected.
      {ifVip}Nice extras, a long climb to reach them.
      {ifReload}Only now and then, and never when I have time.
      {ifDeposit}It did not work with my e-wallet, so I used a card.
    `),
    poor: lines(`
      It never showed up, and chat blamed my browser.
      The code {code} was "not valid for my account".
      Waited {longMinutes} minutes in chat to have it added by hand.
      {ifDeposit}They told me my deposit method did not qualify, after I had paid in.
      {ifSpins}The spins were for a game that is blocked in my country.
      {ifVip}After months at the lowest level I still have not seen a benefit.
      {ifReload}Gone the first time I tried to use it.
      {ifWelcome}They said I had an account already. I did not.
    `),
  },
  outcome: {
    good: lines(`
      Ended with {smallAmount} over my stake and withdrew it without trouble.
      I lost it in the end, but had [two|three|four] good evenings from it.
      Took out {smallAmount}, left the rest of the fun for next time.
      It made {deposit} last [a whole weekend|three evenings].
      {ifSpins}The spins gave {smallAmount}, which I could keep.
      {ifCashback}{ifNoWager}It simply lands, and I can withdraw it as it is.
      I finished a little behind, as you do, and it still felt fair.
    `),
    fair: lines(`
      Ended about where I started.
      Nice to have, I would not sign up just for it.
      The bonus went, my own {deposit} lasted a bit longer than usual.
      {ifSpins}Half of the spins paid nothing, the rest a few cents.
      Got {smallAmount} out of it, after a lot of clicking.
      It passed the time on a rainy {day}.
      I would take it again if the time limit were longer.
    `),
    poor: lines(`
      I had {smallAmount} left at the end and could not withdraw any of it.
      Played it down to nothing in [ten minutes|half an hour].
      Better to play with your own money and no strings.
      {ifSpins}All that waiting for {coins} in winnings.
      It tied me to the site for {wagerTime} and gave nothing back.
      {ifDeposit}I ended up putting in more than I planned, which is what it is made for.
      The result: one wasted {day}.
    `),
  },
} satisfies Record<string, ByMood>

const fragments = {
  wagering: {
    good: lines(`
      {lowWager} is fair
      {ifNoWager}no wagering, wonderful
      wagering done in {wagerTime}
      {wager} but clearly said
    `),
    fair: lines(`
      {wager}, the usual
      {ifWager}wagering so-so
      {wager} took {wagerTime}
      {ifNoWager}no wagering but small
    `),
    poor: lines(`
      {highWager}, no thanks
      {wager} is too much
      {ifWager}wagering impossible in the time
      {wager} and tables don't count
    `),
  },
  size: {
    good: lines(`
      {amount}, [generous|good size]
      good value for {deposit}
      {spins} spins, nice
      right size for small players
    `),
    fair: lines(`
      size okay
      {amount}, fine
      fair value for {deposit}
      smaller than it looks
    `),
    poor: lines(`
      too small to matter
      {amount} on paper only
      not worth {deposit}
      tiny once you read on
    `),
  },
  terms: {
    good: lines(`
      clear terms
      terms fit on one screen
      no traps that I found
      {validDays} days, enough
    `),
    fair: lines(`
      terms long but fair
      {ifStakeLimit}mind the stake limit
      terms need two readings
      {validDays} days is tight
      some games excluded
    `),
    poor: lines(`
      terms full of traps
      {validDays} days only
      too many excluded games
      {ifStakeLimit}stake limit cost me everything
      terms changed halfway
    `),
  },
  claiming: {
    good: lines(`
      [two|three] clicks and done
      code {code} worked
      credited at once
      easy to get on {phone}
    `),
    fair: lines(`
      had to ask chat for it
      came a day late
      {longMinutes} minutes with chat to get it
      easy to miss the tick box
    `),
    poor: lines(`
      never credited
      {ifCode}code did not work
      added to the wrong account
      chat could not add it
      {longMinutes} minutes of chat for nothing
    `),
  },
  outcome: {
    good: lines(`
      kept {smallAmount}
      made {deposit} last all weekend
      fun on a {day} evening
      withdrew {smallAmount} without trouble
    `),
    fair: lines(`
      broke even, roughly
      nice to have
      passed a {day} evening
      took out {smallAmount} in the end
    `),
    poor: lines(`
      ended with nothing
      could not withdraw {smallAmount}
      wasted a {day} on it
      lost {deposit} faster than without it
    `),
  },
} satisfies Record<string, ByMood>

export const BONUS_BOOK: PhraseBook = {
  sentences,
  fragments,
  labels: { wagering: 'Wagering', size: 'Size', terms: 'Terms', claiming: 'Claiming', outcome: 'Result' },
  backgrounds: lines(`
    I usually say no to bonuses, this one I tried.
    Took it with {deposit}, my normal amount for a {day}.
    My partner found this offer at {casino}.
    I compare bonuses as a hobby, with a spreadsheet and all.
    First bonus I have ever taken anywhere.
    I had an account at {casino} already, so I know their ways.
    Tried it on a {day} evening with {deposit} and a fixed limit.
    I read terms for a living, so I read these too.
    Third offer from {casino} that I have used.
    Signed up at {casino} because of the numbers on this page.
    I only play slots at {stake} a spin.
    We tested it at the kitchen table, my sister and I.
  `),
  openings: {
    good: lines(`
      One of the better ones.
      A bonus I would take again.
      Good offer.
      Fair is fair.
      I liked this one.
      {casino} got this right.
      Simple and good.
      Surprisingly decent.
      It does what the page says.
      No nasty surprises.
    `),
    fair: lines(`
      It is okay.
      Average offer.
      Good on paper.
      Not bad, not great.
      Does the job.
      Two minds about it.
      I have seen better from {casino}.
      Fine if you know the rules.
      Half good.
    `),
    poor: lines(`
      Not worth it.
      I regret taking it.
      Looks better than it is.
      Skip this one.
      Disappointing.
      {casino} can do better.
      Hands off.
      I had hoped for more.
      The small print wins again.
    `),
  },
  closings: {
    good: lines(`
      Would take it again.
      Read the terms anyway.
      That is how it should be done.
      Good for careful players.
      Just set a limit first.
      Well done, {casino}.
      Recommended.
      Others should copy it.
    `),
    fair: lines(`
      Your choice.
      Take it if you play anyway.
      I will think twice next time.
      Okay for a weekend.
      Not a reason to join on its own.
      Fine once.
    `),
    poor: lines(`
      Better without it.
      Next time I say no.
      Play with your own money and keep it simple.
      You have been warned.
      Read twice, click never.
      A pity.
    `),
  },
  grumbles: lines(`
    Another bonus, another evening gone.
    I should know better by now.
    Whoever wrote these rules has never played.
    Lovely banner, shame about the rest.
    I fell for the big number.
    Oh, come on.
    Let me spoil it for you.
    My calculator and I were not amused.
  `),
}

export const BONUS_TITLES: ByMood = {
  good: lines(`
    [Fair|Good|Decent] offer [from {casino}|for small players|all in all]
    {lowWager} and honest about it
    {ifNoWager}No wagering, [no catch|really|finally]
    Would take it again[|, with a limit]
    {casino} got this [right|one right]
    Clear terms[, for once| and no traps|, clear head]
    {amount}, as promised
    {deposit} lasted [all weekend|three evenings]
    Kept {smallAmount}, can't complain
    One of the [better|fairer|clearer] ones
    Easy to claim [on {phone}|in three clicks]
    Code {code} worked
    My first bonus, [not my last|a good one]
    Good value for {deposit}
    {spins} spins on a {day}
    Read the terms and [still liked it|took it]
    [Simple|Straight] and fair
    A bonus [without|with no] tricks
    Nice [start|extra|touch] at {casino}
    Honest numbers
    Fun for a {day} [evening|night]
    Done in {wagerTime}
    Better than [most|the big names]
    {ifDeposit}Cancelled it, no trouble either
    The rare good one
    {casino}, more like this
    Spreadsheet says yes
    Worth the {wager}
  `),
  fair: lines(`
    [Okay|Fine|Average] [offer|bonus][| from {casino}|, nothing more]
    {wager}, the usual
    Good on paper
    {amount}? Not quite
    Two minds about [it|this one]
    Nice to have[|, no more]
    {validDays} days is tight
    Only if you play [anyway|a lot]
    Fine for {deposit}
    Smaller than it looks
    Mind the [excluded games|time limit]
    Ended where I [started|began]
    So-so[|, to be honest| at {casino}]
    Not a reason to join {casino}
    Half [good|fair], half [fuss|small print]
    Had to ask chat for it
    Halfway through {wager}
    I have seen better [offers|from {casino}]
    Took it once, [maybe again|that will do]
    Passed a rainy {day}
    {spins} spins, over in a blink
    Acceptable, read first
    Good idea, long terms
    Worth it? [Just about|Barely|Depends]
    Nothing special [here|about it]
    Middling
    Neither trap nor treasure
  `),
  poor: lines(`
    [Skip|Avoid] this [one|bonus|offer]
    {highWager}, no thanks
    Not worth [it|{deposit}|the time|a {day}]
    Better without [it|this bonus]
    The small print [wins|again]
    {casino} can do better
    {validDays} days? Impossible
    Never credited
    Code {code} refused
    {smallAmount} I could not withdraw
    I regret [taking it|the {deposit}]
    Locked my own {deposit}
    Big number, little use
    {amount} on paper only
    {ifStakeLimit}One spin too high and gone
    {wager} for that?
    Looks better than it is
    Fell for the banner
    Traps [everywhere|in the terms]
    Wasted a {day} [on this|evening]
    Next time I say no
    {ifWager}Too [long|much] to wager
    Calculator says no
    No good for [small|weekend] players
    A pity[|, {casino}]
    Terms from another [planet|century]
    Bonus? More like [homework|a second job]
  `),
}
