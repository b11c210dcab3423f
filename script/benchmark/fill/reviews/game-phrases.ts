import type { ByMood, PhraseBook } from './compose.ts'
import { lines } from './phrases.ts'

/** What visitors say about a game. Slots and {if...} conditions come from game-facts.ts. */
const sentences = {
  feel: {
    good: lines(`
      {ifSlot}The music is lovely, I left it on while cooking.
      {ifSlot}Beautiful drawings, {provider} clearly had fun.
      {ifSlot}One of those slots where the theme actually fits the game.
      {ifTable}Clean table, readable cards, no silly animations.
      {ifTable}You can turn the speed up and the voice off, perfect.
      {ifLive}The hosts are friendly without the shouting.
      {ifLive}Good cameras, and the chat is civil even on a {day} night.
      {ifCrash}Simple idea, nothing to learn, and the tension is real.
      {ifLottery}A quiet game for the sofa, I like the draw animation.
      {ifJackpot}The wheel still makes my heart jump after all these months.
      {provider} knows how to make these.
      I keep coming back to it on {day} evenings.
    `),
    fair: lines(`
      {ifSlot}Nice look, the music gets on my nerves after {minutes} minutes.
      {ifSlot}Pretty, though I have seen this theme [ten|twenty|fifty] times.
      {ifSlot}Looks a bit old next to newer {provider} slots.
      {ifTable}Plain table, works, no charm.
      {ifLive}Depends on the host, some are sweet, some just read the screen.
      {ifCrash}Fun for {minutes} minutes, then it is always the same.
      {ifLottery}It is what it is, numbers and waiting.
      {ifJackpot}The base game is dull, you are there for the wheel.
      It is fine, I would not call it special.
      {provider} has done this before, with more care.
    `),
    poor: lines(`
      {ifSlot}Dull symbols, dull music, I was bored on the {spinsPlayed}th spin.
      {ifSlot}Feels like a copy of every other {provider} slot.
      {ifSlot}So loud. And the sound setting forgets itself.
      {ifTable}The animation for each card takes for ever.
      {ifLive}The host talked non-stop and I missed the betting time twice.
      {ifCrash}It makes you hurry, I did not like how that felt.
      {ifLottery}Waiting, waiting, nothing.
      {ifJackpot}The jackpot counter is the only thing that moves.
      No idea why this one is so popular.
      I wanted to like it because of {provider}, but no.
    `),
  },
  rhythm: {
    good: lines(`
      {ifLow}Low volatility as stated: {stake} a round and {deposit} lasted the whole evening.
      {ifLow}{ifReels}Small wins often, which is what I want after work.
      {ifMedium}{ifReels}Nice balance, never too long without something happening.
      {ifMedium}Medium volatility feels about right, {deposit} goes a long way.
      {ifHigh}High volatility, but honest about it, so I play {stake} and take my time.
      {ifHigh}{ifReels}Long quiet stretches, then one round that makes up for a few of them.
      {ifHigh}{ifReels}I had {drySpins} empty spins and then a bonus, worth the wait for me.
      {ifTable}The pace is mine, nobody hurries me.
      {ifCrash}I cash out early at 1.5x and have my fun for {deposit}.
      {ifLive}Enough time to place a bet and drink some tea.
      {ifLottery}A draw every few minutes, just right next to a film.
    `),
    fair: lines(`
      {ifLow}Low volatility means it ticks along, a bit sleepy.
      {ifMedium}{ifReels}Sometimes generous, sometimes {drySpins} spins of nothing.
      {ifMedium}Says medium volatility, feels higher to me.
      {ifHigh}{ifReels}You need patience, {drySpins} spins without a bonus is normal.
      {ifHigh}Too swingy for my {deposit}, I see why others like it.
      {ifTable}A bit slow with the default settings.
      {ifCrash}It crashed at 1.0x three times in a row, that is the game I suppose.
      {ifLive}Rounds are long on a busy {day}.
      {ifLottery}Draws are quick, wins are few.
      My {deposit} lasted about {minutes} minutes.
    `),
    poor: lines(`
      {ifHigh}{ifReels}{drySpins} spins, not one bonus, and I stopped.
      {ifHigh}Ate {deposit} in {minutes} minutes, that is high volatility for you.
      {ifMedium}{ifReels}Medium volatility? {drySpins} dead spins say otherwise.
      {ifLow}Low volatility with wins below the stake, so you just sink slowly.
      {ifLow}Nothing ever happens.
      {ifCrash}Gone before I could touch the button, again and again.
      {ifTable}The break between hands is longer than the hands.
      {ifLive}Never a free seat when I have time.
      {ifLottery}Weeks of tickets, {coins} back.
      {ifReels}The teasing with two scatters every few spins got on my nerves.
      My {deposit} was gone before I understood the rules.
    `),
  },
  odds: {
    good: lines(`
      {highRtp} RTP is the reason I tried it.
      {highRtp} return and it says so on the first screen.
      {okRtp} is decent and it is written where you can find it.
      From {minBet}, so I can play small.
      {stake} a round is enough to enjoy it.
      {maxMultiplier} as the top win is plenty, not that I will ever see it.
      The paytable is clear, I understood it without a video.
      {ifJackpot}I like that the jackpot's share is explained in the rules.
    `),
    fair: lines(`
      {okRtp} RTP, ordinary.
      {midRtp} return is okay, I prefer a little more.
      Minimum of {minBet} is fine, the steps after that are too big.
      {maxMultiplier} is on the banner, I have seen about 80x.
      {paylines} lines sound like more than they feel.
      {maxBet} as the highest bet is wasted on me.
      Check the RTP in the help page first, it can differ from casino to casino.
    `),
    poor: lines(`
      {lowRtp} RTP is too low, there are better ones.
      {midRtp} and it felt like less.
      The {maxMultiplier} top win is there to look at.
      The smallest bet of {minBet} is too much for a game like this.
      {paylines} lines and most wins are less than the bet.
      You have to dig for the RTP, which is never a good sign.
      {ifJackpot}Part of each bet feeds a jackpot you will not see.
    `),
  },
  features: {
    good: lines(`
      {ifFreeSpins}The free spins round is worth waiting for.
      {ifCascade}I love it when the symbols tumble [four|five|six] times in a row.
      {ifMultiplier}The multipliers build up nicely.
      {ifHold}Hold and respin is my favourite part.
      {ifWilds}The wilds turn up when you have given up hoping.
      {ifCluster}Clusters instead of lines, easy to follow.
      {ifBlackjack}Dealer rules are printed on the felt and they are good ones.
      {ifRoulette}One zero, quick spins, my bets saved for next time.
      {ifBaccarat}The score board is clear and the cards are quick.
      {ifPoker}Fair pay table, and the hand helper is handy for beginners.
      {ifCrash}Auto cash-out works to the second.
      {ifLottery}You can keep your numbers for several draws.
      {ifJackpot}Even the smallest of the jackpots makes you smile.
      {ifLive}The statistics beside the table are neat.
      Features are simple, my dad got it in one evening.
      There is enough going on without it being a circus.
    `),
    fair: lines(`
      {ifFreeSpins}Free spins are fun, just rare.
      {ifCascade}Tumbles are nice, mostly two and out.
      {ifMultiplier}Multipliers reset too soon for my taste.
      {ifHold}Hold and respin usually stops one symbol short.
      {ifWilds}Wilds help, never in the right place.
      {ifBlackjack}Standard rules, side bets I leave alone.
      {ifRoulette}Normal roulette, I miss a neighbours bet button.
      {ifBaccarat}Baccarat is baccarat.
      {ifPoker}Okay for practice.
      {ifCrash}Auto cash-out is good, the rest is thin.
      {ifLottery}Repeat numbers would be nice.
      {ifLive}Too many side bets on the screen.
      One good feature, two that I ignore.
      The rules need a second reading.
    `),
    poor: lines(`
      {ifFreeSpins}Waited all evening for free spins and got {coins} out of them.
      {ifCascade}The tumbles stop as soon as it gets interesting.
      {ifMultiplier}2x, 2x, 2x, that is all the multipliers I saw.
      {ifHold}Hold and respin: three coins, the end.
      {ifWilds}I never saw more than one wild at a time.
      {ifBlackjack}Watch the pay on a blackjack, it is not the good one.
      {ifRoulette}The bet layout is fiddly, I placed the wrong chip twice.
      {ifBaccarat}So many side bets you lose sight of the cards.
      {ifPoker}The pay table is meaner than usual.
      {ifCrash}Manual cash-out lags, which is the one thing it must not do.
      {ifLottery}No way to save my numbers.
      {ifLive}The video is always a second behind the timer.
      The features sound better in the description.
      Everything is a feature and nothing happens.
    `),
  },
  device: {
    good: lines(`
      Runs well on {phone}.
      Loads in seconds at {casino}.
      Plays nicely in one hand on {phone}.
      Not a single hiccup in [two|three|four] months.
      {ifDemo}The demo is the full game, I tried it there first.
      After a lost connection on {phone} my round was still there.
      Easy on the battery.
    `),
    fair: lines(`
      Better on a big screen than on {phone}.
      Slow to load at {casino}, fine after that.
      On {phone} the paytable is hard to read.
      Works, though it reloads when I change apps.
      The quick mode is hidden in a menu.
      Okay on {phone}, a bit jerky.
    `),
    poor: lines(`
      Froze [twice|three times] on {phone}.
      Heats up {phone} like a toaster.
      Had to restart it at {casino} every half hour.
      Buttons too small on {phone}, I doubled my bet by accident.
      It lost the connection in the middle of a bonus, paid later, but still.
      Takes for ever to load.
    `),
  },
} satisfies Record<string, ByMood>

const fragments = {
  feel: {
    good: lines(`
      {ifSlot}lovely look
      great fun on a {day}
      {provider} done well
      never gets old
      nice and calm
    `),
    fair: lines(`
      okay for {minutes} minutes
      {ifSlot}seen this theme before
      fun at first
      average {provider}
    `),
    poor: lines(`
      boring after {minutes} minutes
      {ifSlot}ugly and loud
      not my thing
      weakest {provider} I know
    `),
  },
  rhythm: {
    good: lines(`
      {deposit} lasted all evening
      good pace
      {ifLow}steady, easy going
      {ifHigh}wild but fair
      {ifMedium}nicely balanced
    `),
    fair: lines(`
      {deposit} gone in {minutes} minutes
      patience needed
      {ifReels}{drySpins} spins to the first bonus
      pace so-so
    `),
    poor: lines(`
      {ifReels}{drySpins} dead spins
      ate my {deposit}
      {minutes} minutes and {deposit} gone
      far too slow
    `),
  },
  odds: {
    good: lines(`
      {highRtp} RTP
      fine from {minBet}
      clear paytable
      {okRtp} and easy to find
    `),
    fair: lines(`
      {rtp} is okay
      RTP average
      bet steps too big
      {maxMultiplier} is just a number
    `),
    poor: lines(`
      {lowRtp} is too low
      pays less than the bet mostly
      mean paytable
      {minBet} minimum, too much
    `),
  },
  features: {
    good: lines(`
      {ifFreeSpins}great free spins
      {ifMultiplier}good multipliers
      {ifLive}pleasant hosts
      {ifCrash}auto cash-out works
      simple rules
      just enough features
    `),
    fair: lines(`
      {ifFreeSpins}free spins rare
      rules need a second read
      one good feature
      features so-so
    `),
    poor: lines(`
      {ifFreeSpins}{coins} from a free spins round
      features do nothing
      confusing rules
      all show
    `),
  },
  device: {
    good: lines(`
      smooth on {phone}
      loads fast at {casino}
      great on the phone
      no hiccups in months
    `),
    fair: lines(`
      okay on {phone}
      better on a big screen
      slow to load
      a bit jerky on {phone}
    `),
    poor: lines(`
      froze on {phone}
      crashes
      buttons too small on {phone}
      kept reloading at {casino}
    `),
  },
} satisfies Record<string, ByMood>

export const GAME_BOOK: PhraseBook = {
  sentences,
  fragments,
  labels: { feel: 'Look', rhythm: 'Pace', odds: 'Odds', features: 'Features', device: 'Phone' },
  backgrounds: lines(`
    Play it at {casino}, {stake} a round, nothing more.
    I have a {deposit} limit per week and most of it ends up here.
    My uncle showed me {game} at Christmas.
    {ifDemo}Tried the demo on a {day}, then real money the week after.
    I collect {provider} games the way others collect stamps.
    About {spinsPlayed} rounds in, so this is not a first impression.
    Usually I play other things.
    Night shift, phone, headphones, {game}.
    I read the help page first, as always.
    Started with this one because a reader here suggested it.
    We play it together on {day} evenings, taking turns to press.
    I am new to all this.
  `),
  openings: {
    good: lines(`
      My favourite at the moment.
      {game} is great.
      Love it.
      Really good one.
      Good fun for small money.
      One of the best by {provider}.
      Still enjoying it after [months|a year].
      Easy to recommend.
      A classic already.
      Better than it looks.
    `),
    fair: lines(`
      It is okay.
      Fun, within limits.
      Decent.
      Not bad at all, not great either.
      {game} is fine now and then.
      An average one by {provider}.
      I like it on some days.
      Good idea, so-so result.
      Hm, undecided.
    `),
    poor: lines(`
      Not my game.
      {game} and I are done.
      Did not enjoy it.
      Overrated.
      Expected more from {provider}.
      Boring, sorry.
      I really don't get it.
      Deleted it from my favourites.
      No.
    `),
  },
  closings: {
    good: lines(`
      Will keep playing it.
      {ifDemo}Try the demo first.
      Good for small stakes.
      Thanks, {provider}.
      Set a timer, it is easy to lose track.
      More like this, please.
      A nice way to spend {deposit}.
      Ten minutes of fun, then bed.
    `),
    fair: lines(`
      I will play it now and then.
      {ifDemo}Demo first, then decide.
      Fine for a change.
      Others may like it more.
      Okay for a {day}.
      Six out of ten.
    `),
    poor: lines(`
      Back to my old favourites.
      {ifDemo}Stick to the demo.
      Glad I had a limit set.
      There are so many better ones.
      Not again.
      Uninteresting.
    `),
  },
  grumbles: lines(`
    I tried, I really did.
    Who tests these things.
    Everybody at {casino} plays this, I wonder why.
    That was {minutes} minutes I won't get back.
    Oh dear.
    I blame the pretty picture.
    {provider}, what happened.
    My cat was more entertained than I was.
  `),
}

export const GAME_TITLES: ByMood = {
  good: lines(`
    My favourite [at the moment|by {provider}|this year|for now]
    {game} is [great|lovely|my evening game]
    Good fun for [small money|{stake} a round|{deposit}]
    {highRtp} and it shows
    One of the best by {provider}
    {provider} at its best
    Still enjoying it[| after a year| on {phone}]
    {ifSlot}Lovely [music|drawings|theme]
    {ifFreeSpins}Free spins worth [waiting for|the wait]
    {ifLow}Steady and [calm|friendly]
    {ifMedium}Nicely balanced
    {ifHigh}[Wild|Patient work] but fair
    {ifHigh}For patient people, like me
    {ifLive}[Friendly|Lovely] hosts
    {ifTable}A clean table at last
    {ifTable}My kind of [table|pace]
    {ifCrash}Out at 1.5x and [happy|smiling]
    {ifLottery}Numbers and a cup of tea
    {ifJackpot}The wheel still gets me
    Perfect on {phone}
    {day} evening game
    Easy to [recommend|understand|like]
    {deposit} lasted all evening
    A classic [already|in the making]
    Better than [it looks|expected|the newer ones]
    Simple and [good|fun|clever]
    Great [game|one][|, {provider}| at {casino}]
    Love it[| on {phone}| at {stake}]
    Never gets old
    {ifDemo}Came for the demo, stayed
    Ten minutes of fun
    {minBet} and a good time
    {spinsPlayed} rounds, still like it
  `),
  fair: lines(`
    Okay[ now and then| for a {day}| at {stake}|, no more]
    [Decent|Average|Ordinary] {provider} [title|work|effort]
    Fun for {minutes} minutes
    {game} is [fine|all right|so-so]
    Good idea, [so-so result|slow pace]
    {ifFreeSpins}Free spins are [rare|too rare]
    {ifHigh}Too swingy for {deposit}
    {ifLow}A bit sleepy
    {ifMedium}Up and down
    {ifSlot}Seen this theme before
    {ifSlot}Pretty, [then dull|and average]
    {ifLive}Depends on the host
    {ifTable}Does the job
    {ifCrash}Same thing again and again
    {ifLottery}Waiting for numbers
    {ifJackpot}All about the wheel
    {rtp}, ordinary
    Not bad, not great
    Better on a big screen
    Patience [needed|required]
    [Nice|Fine] for a change
    Undecided[| about {game}| after {spinsPlayed} rounds]
    {ifDemo}Try the demo first
    {provider} [have|has] better
    Six out of ten[| from me]
    {ifReels}{drySpins} spins to a bonus
    Some days yes, some days no
    Fine at {casino}
    One good feature
    Half fun
    Others may like it more
    {maxMultiplier}? Not for me
  `),
  poor: lines(`
    [Boring|Dull|Tiring][| after {minutes} minutes|, sorry]
    Not my [game|thing|{provider}]
    Ate my {deposit}[| in {minutes} minutes]
    {ifReels}{drySpins} dead spins
    {lowRtp}? No thanks
    [Overrated|Overhyped][| in my view|, all of it]
    Expected more from {provider}
    {game} and I are done
    {ifDemo}Stick to the demo
    All show[|, no game|, little play]
    {ifSlot}So loud
    {ifSlot}A copy of a copy
    {ifFreeSpins}{coins} from free spins
    {ifHigh}Too wild for me
    {ifLow}Nothing ever happens
    {ifLive}Missed my bet twice
    {ifTable}Slow cards
    {ifCrash}Gone before I [blinked|could click]
    {ifLottery}Weeks of nothing
    {ifJackpot}A jackpot to look at
    Froze on {phone}
    Why is this popular
    Not again
    {spinsPlayed} rounds too many
    I don't get it
    There are better ones
    Back to my old favourites
    Glad I had a limit
    {minutes} minutes I want back
    Deleted from favourites
    {provider}, what happened
    My cat liked it more
    {maxMultiplier} on paper only
  `),
}
