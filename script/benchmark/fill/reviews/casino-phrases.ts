import type { ByMood } from './compose.ts'
import { lines } from './phrases.ts'

/** What visitors say about a casino, by rating category and mood. Slots are filled from casino-facts.ts. */
export const CASINO_SENTENCES = {
  payouts: {
    good: lines(`
      My {amount} withdrawal by {method} arrived in {fast}.
      Asked for {amount} on a {day} [morning|evening|afternoon] and {method} had it {fast} later.
      Three withdrawals so far, all by {method}, and the slowest took {fast}.
      They asked for my ID once, approved it [overnight|in an afternoon|the same day], and every payout since has simply gone through.
      Cashed out {amount} after a [decent|lucky] {day} and [there was no pending period to sit through|nobody asked me a single extra question].
      {method} withdrawals take {fast}, [which is what the site says they take|exactly as advertised].
      No fee on the withdrawal, no "pending" games, {amount} requested and {amount2} too the week after, both paid.
      I timed it: {amount} to {method} in {fast}.
      The cashier shows where the money is at every step, and my {amount} was out in {fast}.
      You cannot reverse a withdrawal here once it is sent, which I [like|prefer|count as a plus], and {method} is quick.
      Even on a {day} night the payout came through in {fast}.
      I sent in a bill and a passport photo, was verified in [a day|an afternoon|two hours], and have been paid [twice|three times|four times] since.
      The smallest withdrawal is low enough that I could take out {smallAmount} without fuss.
      {method} in, {method} out, {fast}, done.
    `),
    fair: lines(`
      {method} withdrawals take {fair}, which is [neither here nor there|okay|about average].
      The {amount} came after {fair}, no drama, but I have seen quicker.
      My first payout needed documents and took {fair}; the second was [faster|a bit better].
      Payouts are fine on weekdays, but anything requested on a {day} after six sits there until the next working day.
      They paid my {amount}, only after asking for the same utility bill twice.
      Two withdrawals: one took {fast}, the other {fair}, and nobody could say why.
      There is a pending period before anything moves, then {method} takes {fair}.
      Cashing out {amount} meant {fair} of waiting; not terrible, not quick.
      I wish the smallest withdrawal were lower, {smallAmount} had to sit there until I had more.
      The money does arrive, just don't plan your {day} around it.
      Only one free withdrawal a week, so I save them up.
      Verification took {fair}, after that my {amount} moved along.
    `),
    poor: lines(`
      My {amount} withdrawal by {method} took {slow}.
      I waited {slow} for {amount}, and each time I asked the answer was "it is with the finance team".
      Asked for {amount} on a {day}, and {slow} later it was still pending.
      They wanted my ID, then a bill, then a photo of me holding the ID, and all for {amount}.
      {slowStart} for a {method} payout is not "fast", whatever the banner says.
      The withdrawal was cancelled twice for "missing documents" that I had already sent.
      It took one day to take my {deposit} and {slow} to give back {amount}.
      Payouts are split into small parts, so my {amount} came in [three|four] pieces over {slow}.
      There is a withdrawal fee that I only noticed when {amount} turned into less.
      Half of the payout sat as "processing" for {slow}, and you can cancel it the whole time, which feels deliberate.
      My documents were refused [three|four] times, once because a corner was cut off.
      Got paid in the end, after {slow} and [five|six|seven] messages.
    `),
  },
  support: {
    good: lines(`
      Chat answered in {minutes} minutes on a {day} night, and it was a person.
      {agent} on chat [sorted it|explained it|fixed it] in one go, no copied paragraphs.
      I asked a [silly|beginner's] question about {method} and got a patient answer.
      Support actually read what I wrote before answering, which is rarer than it should be.
      When my {deposit} deposit did not show up, {agent} found it within {minutes} minutes.
      I wanted a deposit limit set at [midnight|half past one in the morning], and it was done before I finished my tea.
      Wrote to them on a {day}, had a proper answer with a name under it [the same day|before dinner|two hours later].
      The support people say "I don't know, let me check" and then really come back.
      Asked to close my account for [a month|six weeks|the summer]; they did it at once and did not try to [talk me out of it|keep me with a bonus].
      Contacted support twice, both times solved in under {minutes2} minutes.
      {agent} [told me not to take|advised against] a bonus because it did not suit how I play. [Points for that.|Rare.|Respect.]
      {agent} stayed in the chat until the {method} payment was through.
      Help pages are written for humans, so I only needed chat [once|twice].
    `),
    fair: lines(`
      Support is polite but [you wait|it takes] {longMinutes} minutes in the evening.
      Chat solved it, on the second try.
      The first answer was a template, the second one helped.
      Chat starts with a robot; type "agent" [twice|three times] and you get someone.
      Good people, but not many of them: {longMinutes} minutes in the queue on a {day}.
      Asked about {method} limits and got a link to the terms, which did have the answer somewhere.
      Friendly enough, though they sent me from chat to mail and back for one question.
      Daytime support is fine, at night it is thin.
      The answers are right, they are just [slow|in no hurry].
      {agent} was helpful, the colleague before that was not.
      It took [a day|two days] to hear back by mail, chat is quicker.
      I only needed support once, it was [all right|okay], nothing more.
    `),
    poor: lines(`
      Support is a robot that repeats the terms at you.
      I waited {longMinutes} minutes in the queue, then the chat closed itself.
      [Four|Five|Six] agents, [four|five|six] different answers about the same {method} payment.
      {agent} promised to call it in "today"; that was a {day}, and I never heard again.
      My mail from {day} is still unanswered.
      They paste the same paragraph whatever you ask.
      I asked for a deposit limit and was offered a bonus instead. Not okay.
      Chat says "online" and nobody is there.
      Every answer starts with an apology and ends with "please be patient".
      You explain the whole story to a new person each time.
      Support blamed {method}, {method} blamed them, and I was in the middle.
      The agent left the conversation while I was uploading the screenshot they wanted.
    `),
  },
  games: {
    good: lines(`
      Plenty from {provider} and {provider2}, and the [small|less known] studios are there too.
      I found {game} within seconds, and a few from {provider} I had not seen anywhere else.
      New {provider} titles show up [within days|quickly|the same week].
      {ifLive}The live tables are well staffed even on a {day} morning, with seats at low stakes.
      You can filter by provider and volatility, so I can go straight to {provider}.
      I mostly play {game}, and it has never stuttered or dropped a round.
      The return percentage is shown for each game, so no guessing.
      There is a demo for almost everything, I tried {slotGame} for a week before staking anything.
      {providerCount} studios in the lobby and they are not just filler.
      Blackjack from {smallStake} a hand, which suits my wallet.
      {provider} for the evenings, a bit of roulette at the weekend, [I am set|never bored|enough for me].
      The lobby remembers what I played, so {game} is one tap away.
      A proper range: slots by {provider}, table games with decent rules, even a few odd ones.
    `),
    fair: lines(`
      The usual {provider} slots, not much beyond them.
      Good on slots, short on table games.
      {game} is here, but several {provider} titles I like are missing.
      There are many games, yet half look like the other half.
      {ifLive}The live tables are okay, just full on a {day} evening.
      I would like more than {provider} and {provider2} on the front page.
      Enough choice for me, though the search only finds exact names.
      The selection is decent, new titles come [slowly|weeks late].
      Some games from {provider} are listed but greyed out in my country.
      Demo mode only works for some, so I tried {slotGame} elsewhere first.
      The sort order keeps pushing the same ten slots.
      Nice {provider} section; the rest is padding.
    `),
    poor: lines(`
      Hardly anything besides {provider}, and I had played all of it by {day}.
      The lobby is the same twenty slots in different rows.
      {game} froze [twice|three times] in the middle of a round; the stake came back later, but still.
      I searched for table games and found [three|four].
      The search is useless: type {provider} and you get everything else.
      Half of the {provider} titles "are not available in your region", so why show them.
      No demo mode, so you pay to find out you don't like it.
      {ifLive}The live section is [four|five] tables, all with stakes too high for me.
      The return percentage is nowhere to be seen, and I looked.
      Nothing new has been added since I joined.
      They advertise {provider} in the banner, and there are about [six|eight|ten] games by them.
      Games take ages to load, and {game} did not load at all on my first evening.
    `),
  },
  mobile: {
    good: lines(`
      Turned {phone} sideways in the middle of {game}, nothing broke.
      Deposit by {depositMethod} on {phone} took [ten|twenty] seconds.
      Works [perfectly|very well|without a hitch] on {phone}, cashier included.
      I play on {phone} on the train and it picks up where it left off after the tunnels.
      The mobile site loads fast even on {phone}.
      Everything I do on the laptop I can do on {phone}, even uploading the ID.
      {ifApp}The app is small, quick and does not nag with notifications.
      Buttons are big enough for my thumbs, which sounds silly until you have tried the others.
      {game} runs smoothly on {phone} and does not eat the battery.
      I never open the laptop any more, {phone} is enough.
      Face login on {phone}, two taps to {game}, nice.
      It turned out better on {phone} than on the big screen.
      The limits and the history are easy to find on the phone too.
    `),
    fair: lines(`
      It works on {phone}, but the menu covers half the game.
      On {phone} it is fine, just slow to open the cashier.
      The mobile site is okay once you have turned off the pop-ups.
      {ifApp}The app is decent, though it logs me out every {day}.
      Good upright, awkward sideways on {phone}.
      Most games run on {phone}, a few [shrink to a stamp|ask for a desktop].
      I can play on {phone}, but for documents I go to the laptop.
      Mobile does the job, nothing to write home about.
      Text is a bit small on {phone}.
      Some lag on {phone} when the live video starts, then it settles.
    `),
    poor: lines(`
      On {phone} the deposit button sits under the chat bubble.
      The mobile site crashed [twice|three times] on {phone} in one evening.
      {game} does not fit the screen of {phone}, the spin button is cut off.
      {ifApp}The app keeps logging me out, and then wants the code again.
      Unusable on {phone}: slow, jumpy, and full of banners.
      On mobile you scroll for ever before you reach a game.
      I tried {phone} and a tablet, both froze on the login.
      The phone version feels like the desktop page made tiny.
      It drains {phone} in an hour.
      You cannot upload documents from {phone}, I had to borrow a laptop.
    `),
  },
  design: {
    good: lines(`
      Everything is [two|three] clicks away, even closing the account.
      The reminder every [half hour|hour] with what I have spent is [well done|a nice touch].
      Pages open quickly on my slow village line.
      A {day} night, tired eyes, and I still found the limits page at once.
      Clean pages, [no flashing banners|nothing blinking], I find [what I want|things] without thinking.
      The site is calm to look at, which matters after a day at work.
      Limits, history and terms are [one click away|in plain view], not hidden in the footer.
      It is the tidiest lobby I have used.
      My mother could find her way around here.
      Dark mode, readable type, a search that works.
      Somebody thought about this site: the cashier is two steps and says what each step does.
      Nice to look at, and quick.
      Registration took {minutes} minutes and asked for nothing strange.
      My account page shows what I put in and took out, without hiding the minus.
    `),
    fair: lines(`
      The search forgets what I typed when I go back.
      Looks modern, thinks slowly.
      The look is a bit dated but everything is where you expect it.
      Pretty, if a little crowded.
      It took me a while to find the withdrawal page.
      The home page is busy; past that it is fine.
      Design is nothing special, which I don't mind.
      Too many carousels for my taste, but it loads all right.
      I like the colours, I don't like the pop-up on every visit.
      The menus are logical on the second visit, not on the first.
      Setting a limit takes [four|five] clicks, it should be one.
      Readable, plain, somewhat slow on {day} evenings.
    `),
    poor: lines(`
      The page jumps to the top each time you close a game.
      It took me {longMinutes} minutes to find how to set a limit.
      The site is a wall of banners.
      I counted [three|four|five] pop-ups before I could log in.
      Finding the terms took me longer than reading them.
      It looks as if nobody has touched it since {year}.
      Grey text on dark grey, my eyes hurt.
      The deposit button follows you everywhere, the withdrawal page hides.
      Menus move about while the page loads, so you click the wrong thing.
      Registration asked for the same details twice and then failed.
      Everything blinks.
      My history only goes back [a week|ten days], which makes it hard to keep count.
    `),
  },
  bonuses: {
    good: lines(`
      I skipped the bonus and was treated [just as well|no differently].
      They mailed me [one offer|two offers] in a month, both [readable|short], neither pushy.
      My {deposit} and the bonus money were never mixed up, which made quitting easy.
      The small {day} offer is nothing huge, but it is [what it says|easy to understand].
      Every offer says first what it costs and then what you get.
      Cancelled a bonus halfway, kept my own {smallAmount}, no argument.
      Cashback of {smallAmount} after a poor week, paid as cash.
      The welcome bonus ({bonusAmount}) came with terms I could actually read.
      {lowWager} wagering is [fair|lower than most], and the counter shows how far you are.
      I took the {bonusAmount} offer and knew from the first page what it would cost me.
      You can say no to the bonus with one click, [and nobody nags|which I did|and change your mind later].
      {ifVip}The loyalty points are small but they add up and don't expire in a week.
      Got a few free spins on a {day}, no deposit needed and no strings that I could find.
      The bonus terms [fit on one screen|are a page long and in plain English].
      Bonus money and my own money are [kept apart in the balance|two separate lines in the balance], as it should be.
      {ifMatch}I put in {deposit}, got the match at once, and the rules were the ones on the page.
      [Reload offers|Promotions] turn up now and then, not [five a day|every hour].
      Finished the {wager} wagering in [nine days|just under two weeks] and the rest was simply mine to withdraw.
    `),
    fair: lines(`
      The {day} offer is all right, the others I [delete|ignore].
      I got {smallAmount} back once as a gesture, otherwise nothing to report on bonuses.
      Offers are [rare|thin] once you are not new any more.
      The terms are readable, only [long|too long for a phone].
      The welcome bonus ({bonusAmount}) is fine if you play a lot, otherwise skip it.
      {wager} wagering is about what everyone asks.
      The bonus looks bigger than it is once you read the terms.
      I did not bother with the bonus after reading about the maximum stake.
      Offers are okay, mostly for new players.
      Took the bonus with {deposit}, lost it, no hard feelings, it was clearly explained.
      Table games hardly count towards the wagering, good to know beforehand.
      {ifVip}The loyalty club is nice but slow to climb.
      Promotions repeat every {day}, same thing in a new picture.
      A week is [tight|not much] for {wager}.
      Bonus was all right, I would have taken fewer spins and more time.
    `),
    poor: lines(`
      Bonus mails every day, [sometimes two|even after I had switched them off].
      The {day} offer was gone when I clicked on it, [twice|three times now].
      I asked which games count and [nobody knew|got three answers].
      Cashback of {coins} for a week of losses, thanks a lot.
      The bonus terms changed while I was using it.
      {highWager} wagering on the bonus, so good luck ever seeing it.
      The bonus ({bonusAmount}) sounds great until you meet the maximum stake.
      They took my winnings over one spin that was [a little|ten cents] above the stake limit.
      My bonus ran out after [three|five|seven] days with the wagering half done.
      The bonus was added without my asking, and then my own {deposit} was locked too.
      Free spins on a game I did not choose, worth almost nothing.
      The offer in the mail and the terms on the site were two different offers.
      Half the games don't count for the bonus, including {game}.
      Stay away from the bonus, read the terms and you will see why.
      Promised free spins never came, and chat said they were "for selected players".
      {wager} to wager and roulette counts for nothing.
    `),
  },
} satisfies Record<string, ByMood>
