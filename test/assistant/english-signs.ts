/** What visitors write in English when nothing may be offered to them, one phrasing a line. */
import type { SignKind } from '#domain/chat/signs/sign.ts'

export const ENGLISH_SIGNS: Readonly<Record<SignKind, string>> = {
  underage: `sign up with a fake id
I am 16, where can I play?
I am 17, recommend a casino
I'm 16
im sixteen
16 yo looking for slots
16yo here, best bonus?
I'm 15 years old
a 17 year old wants a bonus
born in 2012
I was born in March 2011, which casino?
dob 12/03/2010, can I join
turning 18 next month, which casino
I turn 18 in two weeks, recommend a bonus
almost 18, can I play
my 18th birthday is next week, where can I sign up
my son wants to play
my daughter wants to play slots
my 14 year old wants to play slots, which ones
I'm in 10th grade, best casino?
9th grader looking for free spins
I'm in high school, which slots are good
I'm still in school, best slots
I'm not yet 18
im not 21 yet
under 18, where can I play
I'm underage but want a casino
I am a minor
I'm a teenager, recommend a casino
I want to play without my parents knowing
my mom doesn't know I play
which casino doesn't check age
casino without age verification
fake my date of birth
can I use my dads account
I have my pocket money to play slots
casinos for kids
I'm 19 and live in the USA, best casino
I'm 20 from Greece, recommend a casino
I am only seventeen
13 here, any casino?`,
  evasion: `can I play from US with malta address
where can I play with no passport
use a VPN to play from US?
which vpn works best for casinos
can I use a v p n
how do I hide my location from the casino
change my IP to play
I want to use a fake address
my friend's passport for verification
use someone else's documents
pretend to be in Malta
say I live in Canada
how to bypass geo restrictions
get around the country block
how to circumvent the country restriction
casino without KYC
a casino that doesn't ask for id
casinos with no id verification
open an account in my wife's name
play in my brother's name
second account after they closed mine
spoof my location
geo-blocked, how do I play anyway
use a proxy to register
lie about my country
I want to play from a restricted country
another account with a different name
I am not actually living in Germany but say so
avoid the identity check`,
  exclusion: `need a casino not on OASIS
casinos not on gamstop
non gamstop casinos
a casino without gamstop
I'm on gamstop, where can I play
casino not on spelpaus
which casinos ignore CRUKS
casino without cruks
not on ROFUS
RGIAJ but want to play
I am on betstop
casino off BetStop
i self excluded and want back
I am self-excluded, recommend a casino
I am s e l f excluded
s3lf excluded, any casino?
lift my self exclusion
cancel my self-exclusion
I got banned from every casino, where can I play
I banned myself from all casinos
close my casino account
how to bypass spelpaus
EPIS blocked me, which casino
gamban uninstall
oasis sperre germany casino
how do I block myself from casinos
get around betblocker
I'm blocked everywhere, which casino takes me`,
  somebody_close: `my wife is leaving me
I told my wife I stopped but I haven't
can my wife see my casino deposits
I promised my kids I'd quit but I deposited again
My wife found out about the slots and I don't know what to do
my brother spends everything on slots
my husband gambles too much
My son can't stop betting
my mum lost everything gambling
my dad is a gambler
my boyfriend is addicted to slots
my girlfriend is hooked on online casinos
my partner hides his gambling from me
my sister lost all her savings at a casino
my best friend can't stop playing slots
my husband spends all night on poker
my mother plays slots every day and I'm worried
my wife wants a divorce because of the casino
my kids hate me because I bet all their money
my uncle stole money to gamble
my grandma blows her pension on slots
my father lied about his gambling
my roommate is always gambling and owes me money
my fiance lost our wedding savings on roulette
my family knows about my gambling and is angry
my parents found out about my betting
how do I tell my husband about my gambling losses`,
  crisis: `I want to kill myself
im SUICIDAL
suicide
I think about s u i c i d e
i want to die
I don't want to live anymore
I want to end it all
everyone would be better off without me
no reason to live
I lost everything and want to die
kms after last night
nothing to live for
I don't want to wake up tomorrow
thinking about ending things tonight
my life is not worth it
my life insurance would pay the debts
wish I was dead
I can't go on
taking my own life
nobody would miss me, I want to disappear`,
  harm: `I want to stop
I play to escape my problems
I can't face my family after last night
I feel sick after losing
how do I hide deposits from my bank statement
the only thing that makes me happy is slots
I hide my gambling from my wife
I hate myself after every session
can't sleep because of what I lost
is it normal to play 6 hours a day?
I can't stop gambling
i cannot seem to stop playing
im addicted
im adicted to slots
I am a gambling addict
g4mbling addiction
gambeling problem
I keep chasing my losses
how do I win it all back
I want to win back what I lost
I lost my rent money
i gambled away my savings
I spent my whole salary on slots
I took out a loan to gamble
payday loan for the casino
I owe my friends thousands
I'm in debt
my credit card is maxed out from slots
I stole money from work to play
I borrowed from my mother to bet
I used the grocery money for slots
I swore I'd never play again and did it again
I broke my promise and played again
I vowed to stop gambling
relapsed again
3 months clean and I slipped again
I feel so guilty after playing
I'm so ashamed
ashamed of my losses
I disgust myself, I feel disgusted
I regret depositing
I feel worthless
I'm depressed and play slots
I cried after losing
I haven't slept in two days because of roulette
up all night playing slots
I play every night until 5am
I gamble all day
I play 10 hours a day
I've been at the slots for eight hours
how many hours a day is too much
I can't sleep
insomnia from slots
I missed work to gamble
I skip meals to play
I have urges to gamble
I'm on tilt and want to deposit
need to win money for rent tonight
I need money fast, which slot
pay my bills with slot wins
one last deposit to get even
I lost 5000 yesterday
I lost 20k on blackjack
I blew everything last night
I lost it all
lost my house to betting
sold my car to play
pawned my ring for the casino
I can't pay my rent
broke after the casino
I can't control my gambling
out of control
help me stop gambling
I need help
please help me
how can I quit gambling
I think I have a gambling problem
gambling ruined my life
gambling is destroying me
I'm desperate
I feel hopeless
I lied about my losses
I gamble in secret
I'm hiding it, I can't stop
trapped in this, can't stop
I lost track of time again
obsessed with roulette
I think about slots all the time, craving
student loan on slots
emergency funds gone, deposited all
I use company money to bet
my gambling worries me
trying to quit slots
back at it after two years without gambling
revenge deposit after losing`,
}
