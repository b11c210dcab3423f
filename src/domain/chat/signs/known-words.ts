/** Dangers expressed in ordinary words, recognised by combinations. Matched against sign texts (see sign-text.ts). */
import type { SignKind } from './sign.ts'

const MINE = '(?:my|our|the)'
const MONEY =
  '(?:money|cash|funds|balance|bank account|account balance|payment|transfer|payout|salary|deposit|winnings)'
const PLACES = '(?:casinos?|sites?|operators?|brands?|places|other casinos?|other sites?)'
const REFUSED =
  '(?:closed|limited|restricted|refused|blocked|declined|rejected|suspended|locked|frozen|cancelled|ended|not (?:accepted|approved|allowed|open|available))'

/** The first match wins. */
export const KNOWN_WORD_SIGNS: readonly (readonly [kind: SignKind, words: RegExp])[] = [
  ['crisis', / (?:enough|tired|sick|fed up) (?:of|with) (?:.* )?(?:living|my life|being alive|being here) /],
  // Papers, accounts and cards of other people.
  [
    'evasion',
    new RegExp(
      ` (?:other|others|another|different|second|more than one|two|several|multiple|extra) (?:\\w+ )?(?:documents?|passports?|papers|ids?|names?|identit\\w+|persons?|users?|players?|peoples?|accounts?) (?!of this|for (?:different|other) casinos)| (?:documents?|passports?|papers|accounts?|cards?|wallets?|names?|methods?|phones?|emails?) (?:of|from|by|in the name of) (?:a |an |the |my )?(?:other|another|different|friends?|members?|owners?|users?|players?)| (?:no|without any|without) (?:id |identity |age |name )?(?:checks?|questions asked) | not (?:in )?my (?:own )?(?:name|card|account|documents?|wallet|bank|id|email|phone)| (?:card|account|wallet|document|documents) (?:that |which )?(?:is|are|isnt|arent) not (?:mine|my own|in my name)| (?:isnt|arent|is not|are not) mine | (?:without|with no|no) (?:my )?(?:own )?(?:documents?|name|address|proof of \\w+|identity) | (?:another|other|different) (?:players?|users?|members?) (?:account|card|name|documents?) | (?:use|using|enter|sign up with|register with|verify with) (?:a |an )?(?:other|another|different|wrong|false) | (?:change|changed|changing|edit|edited|editing) (?:\\w+ ){0,2}(?:documents?|passport|papers|id|bill|statement|selfie|photo) `,
    ),
  ],
  [
    'evasion',
    / (?:anonymous|anonymously) (?:\w+ )?(?:casinos?|sites?|accounts?|play\w*|gambl\w+|bets?|betting)| (?:casinos?|sites?|accounts?|play\w*|gambl\w+|bets?|betting|register\w*|join|sign up) (?:\w+ ){0,2}(?:anonymous|anonymously) /,
  ],
  // Hiding gambling from a bank, a statement or a partner.
  [
    'harm',
    new RegExp(
      ` (?:not|doesnt|does not|dont|do not|wont|will not|isnt|is not|never|without|no|cannot|cant) (?:\\w+ ){0,3}(?:show|shows|showing|shown|see|sees|seen|list|listed|appear|appears|know|named|visible|found|look like) (?:\\w+ ){0,4}(?:bank|banks|statement|statements|card|account|history|balance|bill|phone|partner|home)| (?:bank|banks|statement|statements|bill|card) (?:\\w+ ){0,4}(?:not|doesnt|does not|dont|wont|never|cannot|cant) (?:show|see|know|list|name|find|look|contain|say)| (?:not|doesnt|does not|dont|never|isnt|without) (?:be |being )?(?:look|show|list|appear|looking|showing|listed|shown|named)(?:s|ed|ing)? (?:\\w+ )?(?:as|like) (?:a )?(?:gambl\\w*|casinos?|bets?|betting)| (?:looks?|shows?|lists?|listed|named|charged) (?:\\w+ )?(?:as|like) (?:something|another|a different|other|anything|(?:an? |the )?(?:weather|calculator|news|notes|normal)|an? \\w+ (?:shop|company|purchase))| (?:bank|payment|charge|transfer|deposit)s? (?:that |which )?(?:is|are|be) (?:not )?(?:private|anonymous|discreet|hidden|invisible|secret)| (?:keep|keeps|keeping|kept|stay|stays|remain|remains) (?:\\w+ ){0,4}from (?:my |our |the )?(?:bank|banks|statements?|bills?|partner|family|home)| (?:anonymous|anonymously|discreet|invisible|untraceable) `,
    ),
  ],
  // Owed, awaited or lost money.
  [
    'harm',
    new RegExp(
      ` ${MINE} (?:\\w+ )?${MONEY} (?:is|are|isnt|has|hasnt|was|will|comes?|gets?|goes|go|going|went) (?:\\w+ ){0,2}(?:gone|out|empty|zero|over|due|late|pending|not here|here|not there|coming|come|arrived?|next|tomorrow|low|nothing|paid|spent|used)| ${MINE} (?:\\w+ )?(?:account|wallet|card|bank|balance) (?:is |was )?(?:at|on|is|down to)? ?(?:zero|empty|nothing|out) | (?:no|zero|not enough|out of|little|less) (?:more )?(?:money|cash|balance|funds|savings)(?: left| now| until| till| for)? | (?:until|till|before|when|after|waiting for) (?:my |the |i |our )?(?:\\w+ ){0,2}(?:pay ?day|get paid|am paid|paid|money comes|money is|payment comes|first of the month|next month|end of the month|pay comes) | (?:get|win|have|earn|want|take) (?:\\w+ ){0,2}(?:back )?(?:my|our|the|all my) (?:money|cash|deposits?|deposit money) back | back (?:my|our) (?:money|deposits?|cash) | (?:pay|paying|paid|cover|clear) (?!by phone bill )(?:\\w+ ){0,2}(?:bills?|(?:it|them|him|her|me) back|back (?:my|the|a|what|his|her)|what i|my card|the bank|the rent) | (?:have|need|must|got|want|owe|how do i) (?:\\w+ ){0,2}(?:to )?pay (?:\\w+ ){0,3}back | (?:need|have|want) to win | (?:must|should|will) i win (?:today|now|this)| my last (?:\\w+ ){0,2}(?:money|cash|euros?|pounds?|dollars?|quid|bucks) | (?:last|only|all|rest of|all of) (?:of )?(?:my|the|our) (?:money|cash|balance|euros?|pounds?|dollars?|funds) | (?:play|bet|stake|spend) it all | (?:deposit|bet|stake|use|play with|spend) (?:all|everything|the rest)(?: of)? (?:my|our|i have)?|with (?:credit|a loan) money`,
    ),
  ],
  [
    'harm',
    / (?:play|gambl|bet|spend|spin|los)\w* .*is it normal $| (?:over|above|past|beyond|exceed\w*) (?:my|our) (?:\w+ )?budget | (?:not|never|dont|doesnt|isnt|no longer) (?:(?:\w+ )?(?:enjoy|fun|in control)|(?:\w+ ){0,2}think about it) | (?:i|ive) (?:think i )?(?:do )?(?:have|got|may have|might have) a (?:serious |big |real )?problem $/,
  ],
  // A home that is not the player's own, and more accounts than one.
  [
    'evasion',
    / (?:say|said|claim|tell (?:them|it)|pretend|enter|write|put) (?:that )?(?:i|im) (?:am |was )?(?:live|living|from|in|based) | (?:not|doesnt|dont|never) (?:really )?(?:care|cares|mind|minds|check|checks) (?:about )?(?:my |the |your |which )?(?:country|countries|location|address|where i) | (?:new|another|second|fresh) accounts? (?:with|under|using|on) (?:an? |my )?(?:new|other|another|different|second|fresh) /,
  ],
  // What protects a player is to be absent, or a break or limit to be passed.
  [
    'exclusion',
    / (?:without|no|not|never|dont|doesnt|avoid|turn off|switch off|turn|switch|remove|disable|skip) (?:\w+ ){0,3}(?:(?:deposit|loss|session) limits?|reality checks?|self exclusion) | my (?:\w+ )?limits? (?:(?:is|are|was|were|got|has been|have been) )?(?:reached|hit|up|full|used up|exceeded|over) | (?:reached|hit) my (?:\w+ )?limits? | (?:after|during|in|past) my (?:time ?out|break|cool\w* off|pause) | (?:im|i am) (?:still )?(?:on|in) an? (?:time ?out|break|cool\w* off) | (?:outside|without|beyond)(?: of)? (?:the )?(?:oasis|lugas|spelpaus|gamstop|cruks|rofus|epis|betstop|rgiaj) | limits? (?:does not|doesnt|do not|dont) (?:apply|count|hold) | seconds? rule /,
  ],
  [
    'harm',
    / (?:sent|wrote|mailed|warned) me .{0,30}(?:responsible|gambling|spending) | (?:make|makes|keep|keeps) me play\w* | i (?:always|keep) (?:go|going|come|coming) back | my (?:weak point|weakness) | problem (?:players?|gamblers?) | (?:games|slots|tables|machines) at (?:once|the same time) /,
  ],
  // Playing with money of later.
  [
    'harm',
    / pay (?:it |me |them )?(?:later|afterwards) | play before (?:i|we) pay | (?:fastest|quickest|surest) way to (?:win|make|earn) | (?:play|bet|stake|deposit|gambl)\w* (?:\w+ ){0,2}on credit /,
  ],
  // Blocking software is asked for by those who want to stop.
  [
    'harm',
    / block(?:ing)? (?:\w+ )?(?:gambling|casino) (?:sites?|apps?|payments?) | (?:apps?|software|programs?) (?:to|that|which|for) block\w* /,
  ],
  // A player's last money.
  [
    'harm',
    / (?:it|this|that|these|euros?|dollars?|pounds?|money|\d+) (?:is|are|was|were) all (?:that )?(?:i|we) (?:have|had|got|own) | (?:thats|its) all (?:that )?(?:i|we) (?:have|got|own) | all (?:that )?(?:i|we) (?:have|got) left | (?:would|will|id|ill) do anything /,
  ],
  [
    'harm',
    / (?:euros?|pounds?|dollars?|quid|bucks|money|\d+)(?: left)? (?:until|till|til|to last) (?:\w+ ){0,2}(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week|month|tomorrow) /,
  ],
  // Playing with a withdrawal that is under way.
  [
    'harm',
    / my (?:withdrawals?|payouts?) .*(?:not|isnt|hasnt|didnt|pending|late) .*(?:want|need|like) to (?:play|bet|spin|gambl\w+) | (?:cancel|revers|undo)\w* (?:\w+ )?(?:withdrawals?|payouts?|cash ?outs?) (?:\w+ ){0,4}(?:play|bet|gambl|spin)\w* | (?:casinos?|sites?|one|ones) (?:\w+ ){0,4}(?:cancel|reverse|undo) (?:\w+ )?(?:withdrawals?|payouts?) | (?:casinos?|sites?) with (?:\w+ )?reverse withdrawals? /,
  ],
  // Getting around limits and breaks.
  [
    'exclusion',
    / (?:my|own|set) (?:\w+ )?(?:limits?|breaks?|time ?outs?|cool\w* off) (?:(?:does|do|did|is|are|has|have|will|would) not|doesnt|dont|isnt|arent|never|wont|no longer) (?:\w+ )?(?:counts?|apply|applies|works?|matters?|holds?|known|shared|seen|enforced|checked) | (?:ignores?|forgets?|without|around|over|past|more than) my (?:\w+ )?limits? /,
  ],
  // Gambling as an income.
  [
    'harm',
    / (?:make|making|earn|earning) (?:\w+ ){0,2}(?:living|income|salary|wage)| (?:live|living) (?:off|from|on) (?:\w+ )?(?:gambl\w+|casinos?|slots?|bonus\w*|bets?|betting|winnings|playing)| (?:i|we|to|can|could) (?:can |could |will |want to )?live (?:from|off|on) | (?:as|for) (?:a |my )?(?:job|living|income)\b| (?:full time|professional) (?:gambl\w+|player|job)| (?:instead of|quit) (?:my |a )?(?:job|work)\b/,
  ],
  // Casinos that accept everyone.
  [
    'exclusion',
    / (?:takes?|accepts?|lets?|allows?|welcomes?) (?:in )?(?:anyone|anybody|everyone|everybody)(?! from) /,
  ],
  // Accounts limited, closed or refused elsewhere.
  [
    'exclusion',
    new RegExp(
      ` (?:${REFUSED}) (?:\\w+ ){0,3}(?:by|at|in|from|with|on) (?:\\w+ ){0,2}${PLACES} | ${PLACES} (?:\\w+ ){0,3}(?:have |has |all |already )?(?:${REFUSED}|do not accept|dont accept|doesnt accept|does not accept|wont accept|not take|dont take|say no|said no) (?:me|my|to me|us)\\b| (?:my|our) (?:casino |player |old |first |other )?accounts? (?:\\w+ ){0,3}(?:is|are|was|were|has|have|got|been) (?:\\w+ ){0,2}${REFUSED}| (?:no|not one|none of the) (?:other )?${PLACES} (?:will |would )?(?:accepts?|takes?|wants?|allows?|opens?) (?:me|my)| (?:accepts?|takes?|allows?) (?:limited|restricted|closed|refused|excluded|blocked) (?:players?|users?|accounts?)| (?:i|im|i am|am) (?:not )?(?:limited|restricted|refused|closed) (?:at|by|in|on|any|anywhere)?|(?<! am) (?:i|im|i am|am) (?:not )?(?:allowed|accepted) (?:at|by|in|on|any|anywhere)?| (?:break|end|ended|stop|change|cancel|raise|remove|without|avoid|over|past|exceed) (?:my |the )?(?:own )?(?:deposit |loss |time |casino |play )?limits? | (?:cancel|change|end|undo|reverse|lift|shorten|skip|stop) (?:my |the )?(?:\\w+ )?(?:time out|cooling off|cool off|break|exclusion)|limits? (?:that )?(?:i|we) (?:set|made) |limits? (?:\\w+ ){0,3}(?:lifted|raised|removed|increased|undone) `,
    ),
  ],
  // Playing without end.
  [
    'harm',
    / (?:all|whole) night | (?<! (?:support|chat|service|staff|open|available|withdrawals|payouts|pays? (?:more|better)) )at night |(?<! how (?:fast|quick|quickly) (?:do|will|can|would) (?:i|you|we)) (?:get|gets|am|im|be|being) paid (?:next|on|in(?! (?:bitcoin|ethereum|litecoin|tether|crypto\w*|cash|euros?|dollars?|pounds?|my currency) )|at|tomorrow|later|only|soon|until|after) | (?:play|playing|played|bet|betting|spin|gambl\w+|stake|deposit\w*) (?:\w+ ){0,3}(?:24 hours|24 7|all (?:day|night|week|weekend|month|year|the time|hours)|every (?:day|hour|minute|night|time)|whole (?:day|night|week|weekend)|without (?:a )?(?:break|end|stop|limits?|sleep)|for (?:ever|days|hours|weeks)|no end|(?:until|till) (?:it|i|the|my|morning|dawn|midnight|late)|always|longer and longer|more and more|too (?:long|much|often))| (?:24 hours|all day|all night|every day|every night|always|hours and hours|days) (?:\w+ ){0,3}(?:play|playing|played|bet|betting|gambl\w+) | (?:cannot|cant|dont|do not|not) (?:stop|end|close|leave|put down) | never (?:ends?|stops?|close|leave)| (?:been|was|am|im) (?:\w+ )?(?:at|on) (?:the |a )?(?:slots?|tables?|casinos?|machines?|roulette|blackjack) (?:for|since|all)| (?:hours|days|weeks) (?:of|with) (?:playing|play|betting|slots)/,
  ],
  // Age and law.
  [
    'underage',
    / age (?:\w+ )?(?:is|are) an? (?:joke|nonsense) | age (?:can|could|should|do|would) i (?:say|enter|give|claim|write|put|tell) | (?:before|below|under|younger than|less than|not yet|not) (?:the |of )?(?:legal|minimum|right|required|gambling|allowed)? ?age | (?:age|years?) (?:is |are |of |does |do )?(?:not |no |doesnt |isnt )(?:important|checked|asked|required|needed|matter)| (?:without|with no|no|any) age (?:limit|check|restriction|verification|proof)? ?| (?:dont|do not|doesnt|does not|not) (?:ask|check|verify|need|require|look at) (?:\w+ ){0,3}(?:age|years?|date|documents?|identity|id|name)\b| old enough | (?:too|so) young | young(?:er)? (?:players?|people|users?|person)| first year (?:student|of) /,
  ],
  [
    'evasion',
    / (?:law|laws|state|country|government|rules?) (?:does not|do not|doesnt|dont|wont|will not) (?:allow|permit|want|let) | (?:not|isnt|arent) (?:\w+ ){0,3}(?:supposed|meant|allowed|permitted) to (?:play|gambl\w+|bet|deposit|be|join|register)| (?:even|although|though|but|while|where|when|if) (?:\w+ ){0,4}(?:illegal|not legal|not allowed|against the law|restricted|forbidden|not licensed)| (?:illegal|not legal|not allowed|against the law) (?:here|there|in my|where i|for me|at home|in this)| (?:avoid|around|against|without|outside|break|past) (?:the |a |any )?(?:law|laws|rules?|terms|restrictions?|tax|taxes|checks?|verification|limits? of the law)| (?:play|playing|register|join|sign up|deposit) (?:\w+ ){0,3}(?:restricted|blocked|forbidden|banned) | (?:unlicensed|unregulated|offshore) | (?:not|without) (?:a )?licen[cs]\w* /,
  ],
  // Other people.
  [
    'somebody_close',
    / (?:play|playing|bet|deposit|sign up|register) for (?:an? |another |other |my |the )+(?:\w+ )?(?:members?|players?|users?|persons?|people|owners?|other) | (?:play|playing|plays|bet|betting|deposit|depositing|account|sign up|register|open|bonus|casino|claim) (?:\w+ ){0,2}(?:for|of|with|as|instead of) (?:an? |the |my )?(?:other|another|different)? ?(?:person|people|user|player|member|owner|agent)s? (?:who|that|without|account|card|name)/,
  ],
]
