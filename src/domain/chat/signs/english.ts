/** Signs in English, beside the harm and age words: distress, relatives, exclusion, ways around the rules. */
import type { SignLine } from './sign.ts'

const RELATIVE =
  '(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fiancee?|ex|son|daughter|kids?|child(?:ren)?|brothers?|sisters?|bro|sis|mother|mum|mom|father|dad|friends?|parents?|uncle|aunt|cousin|nephew|niece|grandma|grandpa|grandmother|grandfather|granny|family|flatmate|roommate|colleague|coworker|neighbou?r|boss|inlaws|mates?)'
const PLAY =
  '(?:gambl\\w*|slots?|casinos?|bets?|betting|poker|roulette|blackjack|play(?:s|ed|ing)?|deposit\\w*|wager\\w*|spins?|pokies|jackpots?)'
const BAD =
  '(?:spen(?:d|ds|t|ding)|los(?:e|es|t|ing)|loss\\w*|found out|finds? out|know about|knows|everything|all (?:his|her|our|my|their|the)|every (?:day|night|evening)|all (?:day|night)|cant|cannot|wont|never|always|stop|quit|addict\\w*|problem\\w*|worr\\w*|angry|mad at|furious|left me|leav\\w*|divorc\\w*|hides?|hid|hiding|lie[sd]?|lying|stole|steal\\w*|stolen|owe[sd]?|debt\\w*|savings|rent|salary|too much|obsess\\w*|scared|afraid|secret\\w*|crying|fight\\w*|argu\\w*|upset|hates?|what (?:to|should i) do|help|blow\\w*|blew|wast\\w*)'
const AWAY =
  '(?:bypass\\w*|get(?:ting)? (?:around|round|past|by)|go(?:ing)? around|circumvent\\w*|avoid\\w*|evad\\w*|dodg\\w*|trick\\w*|fool\\w*|beat|skip|hack|cheat|workaround|work around|despite|ignor\\w*)'
const REGISTER =
  '(?:gam ?stop|spelpaus|rofus|cruks|rgiaj|epis|betstop|bet stop|spillpause|peliesto|hampi|gamban|betblocker|bet blocker|betfilter|gamblock|playbreak|autoexclusion|self ?exclu\\w*|exclusion (?:list|register|registry)|excluded|exclusion)'

export const ENGLISH: readonly SignLine[] = [
  {
    kind: 'crisis',
    words:
      / (?:dont|do not) want to (?:wake|live|exist|be here) | kms | unalive | (?:ending|end) (?:things|it|everything) (?:tonight|now|today|for good|soon) | jump off | no way out | nothing to live for | everyone would be better | want to disappear | wish i (?:wasnt|were not|was not|wouldnt wake|didnt exist) | dont see a (?:way|future|reason) | say goodbye to everyone | life insurance | rather not be alive | done with life | jump (?:in front|from) | world .{0,20}better without me | (?:buy|drink|take) (?:poison|pills to) | sleep and never wake /,
  },
  {
    kind: 'underage',
    words:
      / (?:in|at|still in|start|starting|finish|from) (?:the )?(?:\d\d?(?:th|st|nd|rd)? (?:grade|form)|year (?:[5-9]|1[0-3])|grade (?:[1-9]|1[0-2])|(?:high|middle|secondary|primary|elementary|grammar|boarding|junior) school|(?:sixth|6th|fifth|5th) form|school|(?:tenth|ninth|eighth|seventh|eleventh|twelfth|sixth) grade) | (?:\d\d?(?:th|st|nd|rd)|tenth|ninth|eighth|seventh|eleventh|twelfth) grader? | gcses? | (?:im|i am|as) a (?:school|high school|secondary)\w* | school ?(?:boy|girl|kid)s? | high ?school\w* student /,
  },
  {
    kind: 'underage',
    words:
      / (?:turn|turning|turns|be|becoming|become|hit|reach|until im|till im|before im|almost|nearly|close to|about to be|when im|until i am|before i am) (?:18|21)(?: |th )(?!euro|eur|dollar|spin|times|free|minut|hour|days)| (?:not|under|below|younger than|less than|havent turned|isnt|yet to be|short of|arent|nowhere near) (?:yet |even |quite |still )*(?:18|21|legal age|of age|an adult|an? legal age|old enough)(?= )| 18 (?:next|in (?:a|two|three|\d+|one|few)|soon|tomorrow|yet|this) | (?:18th|21st) birthday | (?:not|isnt) (?:yet )?(?:of )?(?:legal|full) age | minor and | (?:im|i am|being|as) (?:still )?(?:a minor|a kid|a child|a teen|a teenager|underage|under age|too young) /,
    but: / (?:is|are|does|do) (?:the )?(?:minimum|legal|gambling) age (?:18|21) | must i be (?:18|21) | do i (?:have|need) to be (?:18|21) | not (?:under|below) | over (?:18|21) /,
  },
  {
    kind: 'underage',
    words:
      / (?:my|our|the) (?:\d\d? (?:year old|yo|yr old) |little |young |teenage |teen |underage |kid )*(?:son|daughter|child|children|kids?|boy|girl|little (?:brother|sister)|grandson|granddaughter|pupils?|students?) (?:wants?|would like|asks?|asked|is asking|can|could|may|to|likes|is allowed|plays?|is playing|started|use[sd]?|get|open|opened|made) (?:\w+ ){0,4}?(?:play\w*|gambl\w*|bet|betting|account|casino\w*|slots?|my card|deposit\w*|join\w*|sign|real money) | (?:can|could|may|let|lets|allow) (?:my|our) (?:\w+ )?(?:son|daughter|child|children|kids?|nephew|niece|little \w+) (?:\w+ ){0,3}?(?:play|gambl\w*|bet|use|join|sign|open) | (?:casinos?|slots?|games?|account) for (?:my )?(?:kids|children|teens|teenagers|minors|my (?:son|daughter|kid|child)|my \d+ year old|under ?18s?|underage) /,
  },
  {
    kind: 'underage',
    words:
      / (?:without|tell|asking|ask|behind) (?:my |our )(?:parents?|mom|mum|dad|mother|father|guardian)s?(?: knowing| permission| finding| consent| back| for money| about)? | my (?:parents?|mom|mum|moms|mums|dad|dads) (?:dont|doesnt|do not|does not|wont|will not|would) (?:know|let|allow|find out|kill)| (?:pocket|lunch|birthday|confirmation) money | my allowance | parental (?:control|permission|consent) (?:block|off|bypass|disabl)\w* | (?:who|that|which|casinos?|sites?) (?:dont|doesnt|do not|does not|wont|never) (?:check|ask|verify|require|need|care)(?: about| for)? (?:my |your |the |any )?(?:age|ages|how old|if im 18) | (?:no|without|skip|avoid|bypass|pass|fool|get past|get around|trick) (?:an |any |the )?age (?:check|verification|limit|restriction|control|proof|gate)s? | (?:fake|lie about|lied about|lying about|change|wrong|false) (?:my |the )?(?:age|birthday|birth date|date of birth|dob|birth year) | (?:pretend|say|claim|said) (?:to be|im|i am|i was) (?:over )?(?:18|21|older|an adult) | too young to /,
    but: / (?:am|are) (?:i|we|you) (?:too )?young | tell my (?:wife|husband) /,
  },
  {
    kind: 'exclusion',
    words: new RegExp(
      ` ${REGISTER} | (?:not on|without|no|outside|non|off|free of|not in|not part of|not with|not connected to|despite|around) (?:the )?oasis(?! (?:poker|slot|game))(?= )| oasis (?:sperre|block\\w*|ban\\w*|exclu\\w*|register\\w*|list|germany|system|database)| (?:banned|barred|blocked|locked out|kicked out|blacklisted|suspended) (?:myself |me )?(?:from|by|at|in|on|everywhere) | (?:im|i am|i was|got|been|ive been) (?:banned|barred|blocked|blacklisted|locked out) | (?:my|closed (?:my|the)|after (?:my|the)) (?:ban|self ban|exclusion|time ?out|cooling off|lock)(?= )| (?:cancel|undo|lift|end|remove|reverse|revoke|break) (?:my |the |a )?(?:self ?)?(?:ban|exclusion|block|timeout|time out|cool(?:ing)? off) | (?:ban|exclude|block|bar|lock|protect|stop) (?:myself|me) (?:from|out|at|everywhere)| (?:closed|close|delete|closing|deleting) (?:all )?my (?:casino |gambling |betting )?accounts?`,
    ),
    but: / (?:what is|whats|what does|explain|how does|meaning of|difference between|define) (?:a |an |the )?(?:casino |national )?(?:self ?exclu\w+|self exclusion|gam ?stop|oasis|spelpaus|rofus|cruks|betstop|gamban) | exclu\w+ (?:games?|countries|slots|from (?:the |this |a )?(?:bonus|wagering|promotion|offer))| (?:games?|slots|methods?|countries|deposits?|skrill|neteller|paypal|e wallets?|wallets?|bets?) (?:that )?(?:are |is |be )?(?:excluded|exclusion)| (?:bonus|wagering) exclu\w+ /,
  },
  {
    kind: 'evasion',
    words: new RegExp(
      ` (?:vpns?|nordvpn|expressvpn|surfshark|proxy|proxies|tor browser|smart ?dns|geo ?(?:block|restrict|spoof|lock)\\w*|spoof\\w*|virtual private network) | (?:fake|false|forged|wrong|another|different|borrowed|made up|someone elses|somebody elses|other persons|friends|brothers|sisters|moms|mums|dads|parents|wifes|husbands|cousins|grandmas|neighbours|roommates) (?:\\w+ )?(?:id|ids|identity|passport|documents?|papers|address|location|ip|licen[cs]e|bank account|name|account|details|utility bill|driving licen[cs]e) | (?:hide|hiding|change|changing|mask|fake|faking|lie about|lying about|disguise|switch|conceal) (?:\\w+ )?(?:my |the |your )?(?:ip|location|country|residence|address|nationality|region|identity) | (?:pretend\\w*|say|claim\\w*|lie|act like|tell them|register as if|sign up as if) (?:that )?(?:to (?:be|live)|i live|im|i am|i was) (?:in|from|elsewhere|a resident|living|abroad|someone|somebody|another)`,
    ),
  },
  {
    kind: 'evasion',
    words: new RegExp(
      ` ${AWAY} (?:\\w+ ){0,3}?(?:restriction\\w*|geo\\w*|country|countries|blocks?|blocked|bans?|laws?|rules|regulat\\w*|verification|kyc|id check|identity check|limits?|region|licen[cs]e|checks?)(?= )| (?:where|even though|although|though|but|if) (?:\\w+ ){0,4}?(?:is|are|its|be) (?:illegal|banned|forbidden|prohibited|not allowed|blocked|not legal)(?! (?:in (?:india|the law)|\\?))(?= .{0,60}(?:play|casino|still|deposit|gambl|which)) | (?:still )?play (?:\\w+ ){0,3}?(?:from|in) (?:\\w+ ){0,3}?(?:restricted|banned|blocked|illegal|forbidden) | (?:casinos?|sites?|one|that|which|without) (?:\\w+ ){0,2}?(?:no|without|dont (?:ask|need|require|check|do|want)|doesnt (?:ask|need|require|check|do|want)|never asks?|never checks?) (?:for )?(?:any |an |my |your )?(?:id|ids|kyc|identity|identification|verification|documents?|passport|location|country|where i live) | (?:in|under|on|using) (?:my |a |another )(?:\\w+ )?(?:wifes?|husbands?|brothers?|sisters?|moms?|mums?|dads?|friends?|persons?|someones|cousins?|girlfriends?|boyfriends?|parents?) (?:name|account|id|identity|passport|card|details|documents?) | (?:second|another|new|multiple|two|duplicate) (?:casino )?accounts? (?:after|because|since|with (?:a )?(?:different|another|other)|under|in (?:another|a different)) | not (?:actually|really) (?:live|living|in|from) `,
    ),
    but: / (?:avoid|bypass|without|skip) (?:\w+ )?(?:fees?|wagering|scams?) /,
  },
  {
    kind: 'somebody_close',
    words: new RegExp(
      ` ${RELATIVE} .{0,60}${BAD} .{0,60}${PLAY} | ${RELATIVE} .{0,60}${PLAY} .{0,60}${BAD} | ${PLAY} .{0,40}${RELATIVE} .{0,30}${BAD} | (?:found out|knows?|discovered|lied|hiding|hide|secret|confess|tell) .{0,30}${RELATIVE} .{0,40}(?:slots?|gambl\\w*|betting|casino\\w*|losses)|${RELATIVE} (?:is |has |was |had )?(?:a |an |got |gone )*(?:gambler|addict\\w*|hooked|compulsive|gambl\\w+|problem gambl\\w+)`,
    ),
    but: / (?:bonus\w*|refer\w*|recommended|told me (?:about|that|to)) .{0,40}(?:friend|mate)s? | refer (?:a|my) friend | friends? (?:recommended|says?|told me|who|referral|code) |^ (?:\w+ )?(?:casino|bonus) /,
  },
  {
    kind: 'harm',
    words:
      / (?:promis\w+|swore|sworn|vow\w*|pledg\w+|gave my word|broke my (?:word|promise)|told (?:\w+ ){1,3}id (?:stop|quit)|said (?:id|i would|i will) (?:stop|quit|never)|new years resolution) .{0,80}(?:quit|stop|again|gambl\w*|play\w*|deposit\w*|slots?|casino\w*|bet|betting|never|kids|wife|husband|family|mom|mum) | (?:deposited|gambled|played|betting|bet|lost|slipped|spent|did it|caved|gave in) (?:it )?(?:all )?again | back at it | (?:days?|weeks?|months?|years?) (?:clean|without gambling|gamble free|sober|gambling free|no gambling) | fell off the wagon | last time i (?:deposit|play|gambl)\w* | one (?:last|more) (?:time|deposit|spin|bet|try|win) /,
  },
  {
    kind: 'harm',
    words:
      / hat(?:e|ing) (?:myself|my self|my life|what i|who i|that i|how i|it when) | (?:disgust\w*|ashamed|shame|shameful|guilty?|guilt|regret\w*|remorse\w*|embarrass\w*|pathetic|worthless|useless|failure|a loser|self loathing|stupid for|idiot for|despair\w*|desperat\w*|miserable|depress\w*|hopeless\w*|lonely|anxious|anxiety|panic\w*|broken|empty inside|numb|crying|cry after|cried|suffer\w*|ruin\w*|destroy\w*|wreck\w*|trapped|stuck in (?:a|this)|cant take (?:it|this)|overwhelm\w*|heartbroken|rock bottom) /,
    but: / (?:volatil\w+|ruin (?:my|the) (?:fun|streak)|risk of ruin|guilty pleasure) /,
  },
  {
    kind: 'harm',
    words:
      / (?:cant|cannot|couldnt|could not|can not|barely|hardly|dont|havent|not|no|lost|losing|without|trouble|unable to|stopped) (?:\w+ ){0,2}?(?:sleep|slept|sleeping|eat|ate|eaten|eating|focus|concentrate|function) | insomnia | sleepless | (?:awake|up|stay(?:ed|ing)? up|play\w*|gambl\w*|spinn?\w*) (?:till|until|all|the whole|through the|every) (?:night|dawn|morning|day|weekend|evening|the morning|sunrise|[2-7] ?am|late|the day) | nightmares? | wak(?:e|ing) up (?:\w+ ){0,3}?(?:gambl|play|slots|deposit)\w* | (?:skip\w*|miss\w*|lost|losing|neglect\w*|late for|called in sick|calling in sick) (?:\w+ ){0,2}?(?:work|job|school|meals?|classes|college|kids|family) /,
    but: / lost my (?:password|login) | casino never sleeps? /,
  },
  {
    kind: 'harm',
    words:
      / (?:play\w*|gambl\w*|bet|betting|spend\w*|spent|slots?|casinos?|spinn?ing|online|there|at it) .{0,30}(?:\d+|two|three|four|five|six|seven|eight|nine|several|many|so many|too many|all my) hours | (?:\d+|two|three|four|five|six|seven|eight|nine|several|so many|too many) hours? (?:\w+ ){0,2}?(?:day|daily|straight|nonstop|night|week|row|stop|session)\w* .{0,40}(?:play|gambl|bet|slots?|casino|spin)\w* | how many hours .{0,40}(?:too (?:much|many|long)|normal|healthy) | (?:play\w*|gambl\w*|bet|betting|slots?) (?:\w+ ){0,2}?(?:every (?:single )?(?:day|night|evening|morning|minute|free)|all (?:day|night)|24 7|nonstop|non stop|at work|daily|day and night|constantly|whole (?:day|night|weekend)) | is it (?:normal|ok|okay|bad|healthy|a problem|weird|sick) (?:\w+ ){0,4}?(?:play|gambl|bet|deposit|spend|lose|think|crav)\w* | (?:crav\w*|urges?|urge to|obsess\w*|hooked|itch to|cant stop thinking|think(?:ing)? about (?:slots|gambling|it all|casinos?) all|withdrawal symptoms|impuls\w+ gambl\w*|tilt|on tilt|lost track of time|loses? track) /,
    but: / (?:withdraw\w*|payouts?|pays? out|paid|verif\w*|support|valid|expire\w*|within|lasts?|process\w*|cash ?outs?) .{0,40}hours? | hours? .{0,40}(?:withdraw\w*|payouts?|support|verif\w*) | (?:daily|every day|every night) (?:bonus|free spins|promo|jackpot|cashback|drop)\w* /,
  },
  {
    kind: 'harm',
    words:
      / (?:last|only|final|remaining|emergency|grocery|food|rent|tuition|student|college|christmas|kids?|childrens?|wedding|funeral|medicine|bill|gas|petrol|unemployment|welfare|benefit|pension|retirement|company|work|employers?|clients?|boss\w*|church|stolen|borrowed|someone elses|grandmas?|grandmothers?|mothers?|moms?|dads?|parents?|wifes?|husbands?) (?:\w+ )?(?:money|funds?|savings|cash|paycheck|salary|euros?|dollars?|credit card|card|loan|check|cheque|pension)(?= )(?!.{0,20}(?:minimum|deposit bonus)) | (?:stole|stolen|steal|stealing|took|taken|borrow\w*|embezzl\w*|scam\w*|pawn\w*|sold|selling|sell) .{0,40}(?:money|from (?:my|work|the|a)|to (?:play|gamble|bet|pay|deposit|win)|card|jewel\w*|ring|car|phone|house|laptop|furniture|for gambling) | maxed (?:out )?(?=.)| maxe?d? (?:out )?(?:my |the |all )?.{0,15}cards? | overdraft | overdrawn | (?:second|another|payday|personal|quick|bank|family|private|my)? ?loans? .{0,30}(?:gambl|play|casino|slots|deposit|win|bet)\w* | (?:gambl|casino|slots?|betting)\w* .{0,30}loans? | (?:cant|cannot|no money (?:left )?(?:for|to)|nothing left|not enough) (?:\w+ ){0,3}?(?:pay|afford|rent|bills|food|eat|feed|mortgage) | (?:broke|skint|penniless|in the red|homeless|bailiffs?|debt collectors?|foreclos\w*|repossess\w*|creditors?|indebted|insolven\w*) /,
    but: / (?:deposit|pay|withdraw\w*|accepts?) (?:\w+ ){0,2}?(?:credit|debit|bank) cards? | scam (?:casino|site)s? | (?:is|are) .{0,20} (?:a )?scam | broke (?:the|a) (?:bank|record) /,
  },
  {
    kind: 'harm',
    words:
      / (?:lost|losing|lose|blew|blown|wasted|burned|burnt|gambled away|dropped|down|spent) (?:\w+ ){0,4}?(?:\d{3,}|\d+k|\d+ (?:thousand|grand|hundred)|hundreds|thousands|grand|fortune|everything|it all|all (?:of )?(?:my|it|our|the)|savings|a lot|so much|too much|tonight|last night|yesterday|this (?:week|month|morning|weekend)|again|because of|my (?:wife|job|house|family|kids|marriage|home|car|life|rent|salary|wages|inheritance)) | (?:win|earn|claw|gamble) (?:\w+ ){0,5}?back |what i (?:have |had |just |ve )?lost | (?:because|over) (?:of )?(?:what|how much|the money) i lost | my loss(?:es)? | revenge (?:bet|deposit|on)\w* | chas(?:e|es|ed|ing) (?:\w+ ){0,4}?(?:loss\w*|losing|it|money|win) | break even | (?:control|stop|limit) my(?:self| gambling| betting| playing| spending) | (?:cant|cannot|could not|couldnt|wont) (?:\w+ ){0,3}?(?:stop|quit|resist|walk away|put it down|log out|close the app|help it|let go) | (?:problem|issue|trouble|struggl\w+) with (?:\w+ )?(?:gambling|slots|betting|casinos?|play\w*) | need (?:to (?:win|make|get) (?:\w+ ){0,6}?(?:rent|bills|debt|tonight|fast|today|quickly|urgent\w*|money)|money (?:fast|now|quick|urgently|today)|fast money|quick money|easy money) | (?:pay|cover|clear) (?:\w+ ){0,3}?(?:rent|bills?|debts?|mortgage|loan|tuition|school fees|medical) .{0,40}(?:win\w*|casino|slots|gambl\w*|play\w*|jackpot) | (?:win|winning|casino|slots|gambl\w*|jackpot) .{0,50}(?:pay|cover|clear) (?:\w+ ){0,3}?(?:rent|bills?|debts?|mortgage|loan|hospital|surgery) | ga meeting | gamblers anonymous | therap(?:y|ist) | (?:stop|quit|give up|giving up|quitting|stopping|reduce|cut down|get off|stay away from) (?:\w+ ){0,2}?(?:gambl\w*|slots|betting|casinos?|playing|the habit|it for good) | my gambling | i am a gambler | im a gambler | gambling (?:again|debt\w*|habit|problem\w*|is|has|took|ruin\w*|cost\w*|away|addict\w*) | (?:help me|please help|i need help|need help now|sos|i am lost|im lost|im done|im finished|i give up|my life is) (?=$|please|i |im |with (?:my )?(?:gambl|addict)|to (?:stop|quit)|over|ruined|falling)/,
    but: / lost (?:my |a )?(?:password|connection|bonus|login|spins|account|phone|email) | money back guarantee | (?:get|win) (?:my )?(?:deposit|money|bonus|stake|cash) back (?:from|if) (?:the )?(?:casino|bank)|cash ?back (?:on|for) (?:my )?loss\w* | (?:stop|quit) autoplay | break even (?:point|rtp) | responsibl\w+ gambling | gambling (?:is|has) (?:legal|illegal|taxed|allowed|regulated) |my lossless /,
  },
  {
    kind: 'harm',
    words:
      / (?:i want|want|wanna|have|id like|i wish i could) to (?:stop|quit) (?=$|it |this |all |now |for |and |but |please )| (?:shouldnt|should not|not supposed to) (?:\w+ ){0,3}?(?:gambl|play|deposit|bet|know)?\w* .{0,20}(?:but|again) | keep going back | (?:cant|cannot|couldnt) (?:face|look at|forgive) (?:my|myself|anyone|them|her|him) | (?:play\w*|gambl\w*|slots?|betting|casinos?) .{0,20}(?:escape|forget|numb|cope|scares?|only thing|only joy|when im (?:sad|drunk|angry|stressed|lonely)) | (?:escape|only thing|only joy) .{0,40}(?:slots?|gambl\w*|betting|casino\w*) | (?:sick|awful|terrible|horrible|empty|bad|low) (?:\w+ ){0,2}?(?:after|when|because) .{0,20}(?:los|play|gambl|session|deposit)\w* | (?:hide|hiding|conceal|see|find out|notice) (?:\w+ ){0,3}?(?:deposits?|gambling|casino|transactions?|losses|bets) (?:\w+ ){0,4}?(?:bank|statements?|wife|husband|partner|parents|family) | (?:drink|drunk|drinking|cocaine|drugs|high) and (?:gambl|play|bet)\w* | get (?:all )?my (?:lost )?money back (?=$|from (?:the )?(?:slots|casino)s? i | that i lost | after )/,
  },
  {
    kind: 'somebody_close',
    words:
      / (?:wife|husband|partner|girlfriend|boyfriend|family|kids|children) (?:is |are |has |have |will |wants to )?(?:leav(?:e|ing)|left|divorc\w*|throw\w*|kick\w*|hat(?:e|es)) (?:me|us|out) | (?:told|promised|lied to) my (?:wife|husband|partner|girlfriend|boyfriend|family|kids|parents|mom|mum) | (?:can|will|does|so|hide from) my (?:wife|husband|partner|girlfriend|boyfriend) (?:see|know|find|notice) /,
  },
  {
    kind: 'evasion',
    words:
      / (?:with|using|from) (?:a |an )?(?:malta|maltese|canadian|german|uk|foreign|overseas|friends) (?:address|id|passport|number|sim|ip) | (?:no|without) (?:a |an |my |any )?(?:passport|documents|id|verification|identification) /,
  },
]
