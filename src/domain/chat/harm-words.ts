/**
 * Words of harm. Rather one conversation too many without offers than one too few: whoever writes about
 * debt, lost control, chased losses or their life is answered by help, not by casinos.
 */

export type Harm = 'crisis' | 'harm' | 'somebody_close'

/**
 * What a plain text (see plainText) tells of harm; `crisis` when somebody's life may be in danger,
 * `somebody_close` when it is about another person.
 */
export function harmIn(plain: string): Harm | undefined {
  if (CRISIS.some((words) => words.test(plain))) return 'crisis'
  if (SOMEBODY_CLOSE.test(plain)) return 'somebody_close'
  return HARM.some((words) => words.test(plain)) ? 'harm' : undefined
}

const CRISIS: readonly RegExp[] = [
  / suicid\w* | (kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot) (myself|my self|himself|herself) /,
  / (end|ending|take|taking) (my|his|her) (own )?life | end it all | ending it all | self harm\w* /,
  / (want|wanna|going|rather|ready|better) (to )?(die|be dead|disappear forever) | wish i (was|were) dead | better off (dead|without me) /,
  / (dont|do not|no longer) want to (live|be here|be alive|wake up|exist) | cant go on | cannot go on | overdos\w+ /,
  / no (reason|point) (to live|in living|living|to go on|in going on) | life is(nt| not) worth | tired of living /,
]

const SOMEBODY_CLOSE =
  / my (husband|wife|partner|boyfriend|girlfriend|fiance|son|daughter|brother|sister|mother|mum|mom|father|dad|friend|parents?|uncle|aunt|flatmate|roommate|colleague) .{0,40}(gambl\w+|addict\w*|cant stop|loses|losing|lost) /

const HARM: readonly RegExp[] = [
  // Debt and money that was meant for something else.
  / (in)?debt(s|ed)? | bankrupt\w* | loan sharks? | payday loans? | evict\w* | (owe|owing) (money|everyone|thousands|hundreds|my|the bank|him|her|them|people|\d+) /,
  / (took|take|taking|get|got|getting|need) (out )?(a |another |more )?loans? | (borrow|borrowed|borrowing) .{0,30}(gambl|bet|play|deposit|casino)\w* /,
  / (bet|betting|gambled?|gambling|deposit|deposited|staked?|lost|spent|spend|spending|blew|used?|played|losing) (away |with |all |of )*(my|the|our|his|her) (\w+ )?(rent|mortgage|savings|salary|wages?|paycheck|pension|bills?|inheritance|college fund|student loan|house|home|car|job|family|marriage|wife|husband|life) /,
  / (lost|gambled away|spent|blew|blown|lose|losing) (it all|everything|all my|all of my|all the money|so much|too much|thousands|a fortune|way too much|more than i (can|could)) /,
  / sold my | pawn(ed|ing)? | cant (afford|pay|make) (my |the |to pay )?(rent|bills?|food|mortgage|to lose|it back) /,
  // Control.
  / (cant|cannot|can not|couldnt|could not|unable to|dont know how to|not able to|struggl\w+ to|hard to|impossible to) (seem to |just |even |ever )*(stop|quit|control|resist|help myself) /,
  / out of control | (lost|losing|lose|no) control | addict(ed|ion|ions|s)? | compulsiv\w+ | gambling (problems?|disorder|issues?|habit) | problem gambl\w+ /,
  / (gambl\w+|bet|betting|play|playing|spend|spending) (way )?(too|so) (much|often|long) | (keep|keeps|kept) (on )?(gambling|losing|betting|depositing) | relaps\w+ /,
  / need to (stop|quit) | (help|want|wish|trying|try|tried|how|ways?|able)( me| i could| i can| can i| do i)?( to)? (stop|quit|stopping|quitting|give up) (gambl|bett?|play|slots|casino)\w* | i need help $| help me (to )?(stop|quit) /,
  / (quit|quitting|stop|stopping|give up|giving up) (gambling|betting|losing|the slots|casinos|online casinos) /,
  // Chasing.
  / chas(e|es|ed|ing) (my |the |our |his |her |your |all |after )*(loss|losses|lost|money|it) | (recover|recoup|make up for|make up) (all )?(my |the |our )?(loss|losses|lost money|money) /,
  / (win|winning|won|earn|gamble|play) (it |them |that |everything |my (money|losses|cash|savings) |all |the money |what i (have )?lost )*back | get back (what|everything|the money|my losses|all) | get my losses back | (double|triple) (up|down) (to|until) .{0,20}back /,
  // Secrets, people around them, and ways around a ban.
  / (lie|lied|lying|hide|hiding|hid|secretly|steal|stole|stolen|stealing) .{0,40}(gambl\w*|bett?\w*|casino\w*|losses|wife|husband|partner|family|parents) | gambl\w* in secret /,
  / (ruin|ruined|ruining|ruins|destroy\w*|wreck\w*) (my|me|our|his|her) | (im|i am|i feel|feeling|so) (so |really |very |totally )?(desperate|hopeless|ashamed|worthless|depressed|miserable) /,
  / (self exclude|exclude|ban|block|bar) (myself|me) | i self excluded | (am|im|ive|have|been|was) self excluded | self exclude from | want to self exclude /,
  / (non|not|without|bypass\w*|avoid\w*|around|round|despite|after|outside|ignor\w*|beat|skip|off|no|get past) (of )?(on |in |with |under |by |covered by |part of |registered with )?(the )?gam ?stop /,
]
