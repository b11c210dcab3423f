import { lines } from './phrases.ts'

/** How reviews of casinos begin and end. */
export const CASINO_LABELS = {
  payouts: 'Payouts',
  support: 'Support',
  games: 'Games',
  mobile: 'Mobile',
  design: 'Site',
  bonuses: 'Bonus',
}

export const CASINO_BACKGROUNDS = lines(`
  I play [once|twice] a month, {deposit} at a time, mostly on {provider} slots.
  Been with {casino} [since spring|for about a year|for seven months|since last autumn], so here is how it went.
  My brother plays at {casino} and talked me into trying it.
  I keep a notebook of every site I try, and {casino} is number [nine|twelve|fourteen|seventeen].
  Found {casino} through the comparison table here and signed up on a {day}.
  I only ever put in {deposit}, and when it is gone I stop.
  After two other sites disappointed me I wanted something [quieter|simpler|smaller].
  Mostly I play {game} with a coffee before the night shift.
  Checked the licence first ({license}), then put in {deposit} by {depositMethod}.
  Not my first casino and I am hard to please.
  I set myself a limit of {deposit} a week and stick to it.
  I tested this one properly: {deposit} in by {depositMethod}, an evening of {provider}, then a withdrawal.
  Used it for [six weeks|two months|three months], mostly on {phone}.
  I am retired and play small, so take this as a small player's view.
  We are two in the house who play here, both carefully.
  Joined on a {day} evening because {game} was missing at my old place.
`)

export const CASINO_OPENINGS = {
  good: lines(`
    {casino} is the one I [stayed with|kept].
    Happy with it so far.
    Better than I expected.
    No complaints after [two months|half a year|ten weeks].
    I had low expectations and was [pleasantly|quietly] surprised.
    Solid [place|casino].
    [A year|Nine months|Fourteen weeks] here and I have no wish to move.
    {casino} surprised me, in a good way.
    Good people behind this one.
    Came for {game}, stayed for the rest.
    My {day} evening casino.
    A good, honest casino as far as I can tell.
    Does what it says.
    I have tried [six|eight|nine] of these and this is in my top two.
    Recommended by a friend, and rightly.
    Nice [place|casino] for small stakes.
    Easy to like.
    {casino} keeps things simple.
    Exactly what I was looking for.
  `),
  fair: lines(`
    Middle of the road.
    It is all right.
    Some good, some less so.
    {casino} is okay, no more and no less.
    Mixed feelings.
    Not bad, but not my main casino.
    I wanted to like it more than I did.
    Good enough for [a quiet evening|the odd {day}].
    It depends on what you want.
    Half of it I like.
    Decent with a few rough edges.
    An average place with one or two nice touches.
    I go back and forth on this one.
    It has got better since I joined.
  `),
  poor: lines(`
    Not for me.
    I would not go back.
    Disappointed.
    {casino} was a let-down.
    I gave it [three weeks|a month|two months] and left.
    Looks good from outside, that is all.
    Much worse than the adverts.
    My account is closed now, by my own choice.
    I expected more.
    Careful with this one.
    One star if there were stars.
    It started well and went downhill.
    Sorry, but no.
    Wanted to be fair, so I waited a week before writing this.
  `),
}

export const CASINO_CLOSINGS = {
  good: lines(`
    I will stay.
    Set your limits and [enjoy it|have fun].
    Would sign up again.
    Keep it like this, please.
    That is all I ask of a casino.
    Not perfect, but close.
    Lost a bit, won a bit, treated well both times.
    My only regret is the time I wasted elsewhere.
    Recommended [with a limit set|to careful people|for small stakes].
    Same time next {day}.
    I told my [sister|colleagues|neighbour] about it, which I never do.
    Nine out of ten visits were a pleasure.
    I am down {smallAmount} overall and still happy, which says something.
    Thumbs up from [Porto|Kraków|Galway|Tampere|Split|Bergen|Toronto|Wellington].
    Happy to wait and see, but so far so good.
  `),
  fair: lines(`
    Might stay, might not.
    I will see how the next month goes.
    Fine for now.
    Room to improve.
    Take it or leave it.
    Would be a good site with a bit more care.
    I keep {deposit} there and play elsewhere too.
    Worth a look, not worth a move.
    Ask me again in half a year.
    Good for beginners maybe.
    I have had better and I have had worse.
  `),
  poor: lines(`
    I moved on.
    There are better ones on this list.
    Avoid until they sort it out.
    Lesson learned for {deposit}.
    Please do better.
    I took what was left and closed the account.
    Read the reviews before you sign up, I should have.
    Never again.
    Not worth the [bother|trouble|nerves].
    I really tried.
    I would give it another go only if this changed.
  `),
}

export const CASINO_GRUMBLES = lines(`
  Honestly, what is the point.
  Where do I start.
  I don't usually write reviews, but this one earned it.
  Well, that was a waste of a {day}.
  And they call this "player first".
  Same old story.
  I am too old for this.
  Let me save you some time.
  My neighbour warned me, I should have listened.
  Grumble incoming.
  {deposit} poorer and a bit wiser.
  How hard can it be.
  I read all the nice comments and wonder if we used the same site.
  It is always the same with these places.
  I have had quicker answers from the tax office.
  Had a bad feeling from day one.
`)
