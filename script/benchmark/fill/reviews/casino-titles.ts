import type { ByMood } from './compose.ts'
import { lines } from './phrases.ts'

/** Titles for the whole casino; those over 50 characters once filled in are dealt again. */
export const CASINO_TITLES: ByMood = {
  good: lines(`
    Happy [so far|here|with {casino}]
    {casino} is a keeper
    My [main|favourite|usual] casino [now|these days|for now]
    Good [casino|place|site] for small stakes
    [Solid|Reliable|Honest] and [quick|clear|calm]
    No complaints [so far|from me|after three months|about {casino}]
    Better than [expected|I feared|my old one|the last three]
    Does what it [says|promises]
    I will stay [here|with {casino}]
    Pleasantly surprised[ by {casino}| on a {day}|, honestly]
    [Small player|Weekend player|Night owl], happy [player|customer]
    Recommended[ with a limit set| to a friend|, limits and all]
    A [grown-up|calm|tidy|decent] casino
    {casino}: [nothing to hide|simple and fair|good so far|yes from me]
    Fair play [from start to finish|at {casino}|all round]
    [Six|Eight|Ten|Four] months in, still [content|happy|here]
    [Sensible|Careful] people run this one
    Came for {provider}, stayed for the calm
    Lost {smallAmount}, still like it
    Why I moved to {casino}
    [Nearly|Almost] perfect[| for me|, nearly]
    What a casino should be
    [Top two|Top three|High] on my list
    Easy [in, easy out|to like|from day one]
    {deposit} a week and [no stress|no regrets|all fine]
    Glad I [tried {casino}|signed up|switched]
    Treated [well|fairly] at {casino}
    [Good|Great|Very good] experience[| overall| so far| at {casino}]
    Worth [a look|the sign-up|trying with {deposit}]
    {casino} on a {day}, [bliss|perfect]
    Straightforward[ and fair|, start to finish| people]
    My {day} evening place
    {game} and a good cup of tea
    Trust [earned|it more than most]
    The one I [kept|recommend|go back to]
    Quietly [good|excellent|impressive]
    All good at {casino}
    Passed my {deposit} test
    Small things done right
    Feels [honest|safe|well run]
    Would choose {casino} again
  `),
  fair: lines(`
    It is [okay|all right|fine], [no more|nothing special]
    Mixed feelings[ about {casino}| so far|, honestly]
    Middle of the [road|table|pack]
    [Good|Nice] idea, [average|patchy] in practice
    {casino}: [so-so|half and half|fine for now]
    Some good, some [less so|not|bad]
    Not bad, not [great|brilliant|my favourite]
    Could be [better|so much better|worse, could be better]
    Decent [enough|for {provider} fans|with rough edges]
    I expected [a bit more|more from {casino}]
    Room to improve[| at {casino}]
    Fine for {deposit} on a {day}
    [Average|Ordinary] with [nice touches|good moments]
    Works, [mostly|most days|more or less]
    Halfway [there|to good]
    Decent, with [a few|some] holes
    Okay for [an hour a week|the odd {day}|a change]
    Three [out of five|stars], if I had to
    Undecided [about {casino}|after two months|still]
    Good [parts|bits] and [bad|dull] [parts|bits]
    A [second|third] choice for me
    Fine, but read the terms
    Getting better[|, slowly| since spring]
    Neither here nor there
    Worth a look, not [a move|more]
    Good start, [slower|weaker] [middle|since]
    [Two|Three] things I like, [two|three] I don't
    Not there yet[|, {casino}]
    Depends what you [want|play|expect]
    Might stay, might [go|not]
    Just [average|okay|about enough]
    I have seen better and worse
    Acceptable[| at best| for small stakes]
    Needs [some care|polish|a tidy-up]
    Not my main casino
    Fine if you [are patient|play small|stick to slots]
    {casino} after [a month|six weeks|half a year]
    A bit [tired|rough|plain] but [honest|usable]
    Up and down
    [Likeable|Pleasant] but uneven
    An honest six[| from me]
    {casino} on a {day}: [fine|okay|so-so]
    Okay for {smallAmount} and an evening
    [Some|A few] notes after [six weeks|two months|ten weeks|a season]
    My {casino} notes, [good and bad|both sides|plus and minus]
    {provider} fans, [have a look|read on|maybe]
    [Half|Partly] convinced by {casino}
    {deposit} in, [mixed|lukewarm|so-so] feelings out
    [Plus|Good] points and [minus|bad] points
    I keep {deposit} [there|here], no more
    Signed up on a {day}, still [unsure|undecided]
    [Tried|Tested] on {phone}: [okay|fine]
  `),
  poor: lines(`
    Not [for me|again|recommended|going back]
    Disappointed [by {casino}|in the end|after a month]
    [Avoid|Think twice|Read the terms first]
    Never again[| at {casino}|, sorry]
    Waste of a {day}[| evening]
    Closed my account [after a month|in the end|on a {day}]
    Looks good, [is not|that is all|works badly]
    Worse than [the adverts|my old casino|expected]
    Big [promises|banner], small [print|effort]
    Careful with {casino}
    {casino} let me down
    [Poor|Weak|Bad] from start to finish
    Lost my patience [before my money|at {casino}|on a {day}]
    Don't [believe|trust] the banner
    {deposit} well wasted
    Lesson learned [for {deposit}|the slow way|at {casino}]
    How is this still [online|allowed|running]
    Sorry, but no
    I [tried|really tried|gave it a month]
    Much ado about [nothing|a banner]
    Went downhill [fast|after the sign-up|in a month]
    There are better [ones|casinos here|choices]
    Nothing works [on a {day}|as it should]
    My patience [has run out|is finished]
    Same old [story|excuses|tricks]
    My last visit to {casino}
    Not worth the [bother|nerves|sign-up]
    I should have read the reviews
    [Frustrating|Tiring|Exhausting][| experience| place]
    Far from "player first"
    One [{day}|evening|week] was enough
    Not what I [signed up for|was promised|hoped]
    No, thank you[|, {casino}]
    Nice name, [pity about the rest|poor casino]
    Would not send my [worst enemy|neighbour|brother] here
    Left after [two weeks|a month|ten days]
    [Unhappy|Annoyed|Fed up][| customer| with {casino}]
    A [letdown|mess|poor copy of better sites]
    Two out of ten, being [kind|generous]
    Fix the basics first
    Stay [away|clear] [for now|please|of this one]
  `),
}

/** Titles about the one thing the reviewer felt most strongly about. */
export const CASINO_TOPIC_TITLES: Readonly<Record<string, Omit<ByMood, 'fair'>>> = {
  payouts: {
    good: lines(`
      Paid in {fast}
      {amount} by {method}, no fuss
      [Quick|Fast] {method} [payout|withdrawal]
      They [actually|really] pay
      {amount} out on a {day}
    `),
    poor: lines(`
      {slowStart} for {amount}
      [Slow|Very slow] {method} payouts
      Where is my {amount}
      Quick to take, slow to [pay|give back]
      Still pending after {slow}
      {method} in was easy, out was not
      Kept me waiting[| and waiting| again]
    `),
  },
  support: {
    good: lines(`
      [Great|Kind|Real] people on chat
      {agent} deserves a raise
      Thank you, {agent}
      Support that [listens|answers|reads]
      Help in {minutes} minutes on a {day}
    `),
    poor: lines(`
      Support? What support?
      {longMinutes} minutes in the queue
      Nobody answers on a {day}
      Copy-paste [support|answers]
    `),
  },
  games: {
    good: lines(`
      Great [choice|range] of games
      {provider} heaven
      Came for {game}, stayed
      More games than I [need|can try]
    `),
    poor: lines(`
      [Nothing|Too little] to play
      The same twenty slots
      {game} froze on me
      Where are the table games
    `),
  },
  mobile: {
    good: lines(`
      [Superb|Great|Smooth] on {phone}
      Best on the [phone|train|sofa]
      Finally one that works on a phone
    `),
    poor: lines(`
      [Hopeless|Useless] on {phone}
      Don't try it on a phone
      Crashed on {phone} [twice|again]
    `),
  },
  design: {
    good: lines(`
      [Clean|Calm|Tidy] and easy
      No banners, no [noise|nonsense]
      A site I can find my way around
    `),
    poor: lines(`
      A wall of banners
      [Messy|Cluttered] and slow
      Pop-ups, pop-ups, pop-ups
    `),
  },
  bonuses: {
    good: lines(`
      Fair bonus [terms|for once]
      A bonus page I could read
      {lowWager} and clearly said so
    `),
    poor: lines(`
      Skip the bonus
      {highWager} wagering, no thanks
      Bonus [trap|terms from another age]
    `),
  },
}

/** Exactly 50 characters each, the longest title the product shows in full and accepts. */
export const FIFTY_CHARACTER_TITLES: ByMood = {
  good: lines(`
    Small stakes, quick answers and no nonsense at all
    Good games, kind people and a cashier that is fast
    Seven months in and I have not had to complain yet
    I tried nine casinos this year and this one I kept
    Not the biggest lobby, but it is all worth a visit
    My limits were set in a minute and they stayed set
    I came for one weekend and have stayed half a year
  `),
  fair: lines(`
    It got better since the spring but it is not there
    Good ideas here and there, but still a lot to mend
    Half of it I like and the other half I put up with
    Neither the best nor the worst that I tried so far
    A middling place with a good day every now or then
    Fine for the slots, not much for anyone else there
  `),
  poor: lines(`
    Looks lovely from the outside and that is about it
    I would not go back even if they asked very nicely
    A month of waiting, asking, sending papers, hoping
    Easy to put money in and very hard to get any back
    Quick to take a deposit and slow with all the rest
  `),
}
