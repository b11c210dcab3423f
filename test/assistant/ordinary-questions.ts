/** Questions that must still get their ordinary answers, one a line. */
export const ORDINARY_QUESTIONS = `Recommend a top casino
Explain wagering requirements
Which payment methods are fastest?
best casino 2025
which casino is the safest
where can I play with paypal
which casinos accept players from Germany?
Which casinos accept players from Poland?
crypto casinos rated 8+
I'm from Sweden
I live in the UK
what does 35x wagering mean on €100?
how does rollover work
is there a no deposit bonus?
free spins offers
bonuses with no wagering
which casino has the biggest welcome bonus
best exclusive bonus
What is a no deposit bonus?
how does cashback work
cashback on my losses
how long do withdrawals take?
withdrawals within 24 hours
which casino pays out in 2 hours
Can I withdraw with paysafecard?
can I get my deposit back
highest RTP slots
what does volatility mean
how do i win at blackjack
does martingale work
compare casinos
what is the house edge in roulette
I'm 34 and new here
I am 25, recommend a casino
I am 10 minutes away from a casino
a casino that is at least 10 years old
casino with 15 years of experience
is 18 spins a lot
16 free spins bonus
minimum deposit 10 euros
deposit of 15 dollars
do I need to verify my documents
how does verification work
which documents do casinos ask for
is support available 24 hours a day
live chat 24/7
my friend recommended a casino with free spins
refer a friend bonus
play blackjack with a friend
killer bonuses please
dying to try a new slot
which cards are accepted
debit card casinos
casinos that take credit cards
how do I stop autoplay on a slot
I lost my password
money back guarantee
which games are excluded from the bonus
which countries are restricted
does Aldermoon accept players from France
oasis poker rules
is it a scam casino
are slots rigged
a live dealer casino
mobile casino for my phone
VIP program
high roller casino
cheapest fees for bank transfer
bitcoin casinos
ethereum withdrawals
daily free spins
weekly cashback
best jackpot slots
crash games
baccarat strategy
low volatility slots
welcome bonus for new players
when does the offer end
how do you rate casinos
how do you make money
what is the safety index
top rated casinos with live games
casinos without a country restriction for Canada
show me games by RTP
bingo sites
how many free spins do I get
reload bonus on weekends
which licence is best`
