/** Assigns words to topics. The first matching line wins, so the topics that need care come first. */
import { wordsOf } from '../search/plain-text.ts'
import { termsIn, type Term } from '../texts/glossary.ts'

export type Topic =
  | 'harm'
  | 'age'
  | 'responsible_gambling'
  | 'compare'
  | 'casino'
  | 'game'
  | 'wagering'
  | 'bonus_explanation'
  | 'bonus_offers'
  | 'payment'
  | 'strategy'
  | 'games'
  | 'how_we_rate'
  | 'law'
  | 'warned'
  | 'studios'
  | 'articles'
  | 'term'
  | 'count'
  | 'changes'
  | 'unlisted'
  | 'recommend_casino'
  | 'greeting'
  | 'thanks'
  | 'unknown'

/** The topic of a plain text (see plainText) without knowledge of the catalogue. */
export function topicOf(
  plain: string,
): Exclude<Topic, 'harm' | 'age' | 'casino' | 'game' | 'term' | 'count' | 'changes' | 'unlisted'> {
  // "What games does it offer" asks for no offer, and "live casino games" for no casino.
  const asked = plain
    .replace(/(?<= (?:does|do|did|will|would) (?:\w+ ){1,6})offer(?= )/, 'have')
    .replaceAll(/ casino (?=(?:games?|slots?|bonus(?:es)?|offers?) )/g, ' ')
  return (
    TOPICS.find(
      ({ words, but, short }) =>
        words.test(asked) &&
        but?.test(asked) !== true &&
        (short !== true || plain.trim().split(' ').length <= SHORT),
    )?.topic ?? 'unknown'
  )
}

/** Questions about the meaning of words: "what is", "explain", "how does … work", "difference between". */
const DEFINES =
  /^ (?:(?:hi|hello|please|can you|could you|ok|so|and) )*(?:whats?|what (?:is|are|does|do|s)|explain\w*|define|definition|meaning|how (?:does|do|is|are)|how (?:do|can) (?:i|you|we) play|how to play|difference|(?:please )?tell me (?:(?:something|more|a (?:little )?bit|a little) about|about|what)|describe|i (?:dont|do not|never|cant|cannot) (?:really )?(?:get|understand)) | whats? (?:(?:is|are|s) )?(?:they|that|it|this)(?: all)?(?: about| exactly)? $| what does (?:it|that|this) (?:actually |really )?mean $| (?:dont|do not|never) (?:really )?(?:get|understand|know what|understood) | (?:meaning|definition|explained) $/
const FRAME_OF_DEFINITION = new Set(
  'what whats is are a an the does do did mean means meaning explain explained please define definition of in on at for to me casino casinos online gambling slot slots game games bonus bonuses and between difference differences how s works work it about tell you can could i we exactly simple during while beginner beginners newbie newcomer child that this saw offer exactly everything seen keep seeing heard hear word what thats everywhere dont not never really get understand understood five bit little more know choose all actually words terms with as by used called roulette blackjack poker rule rules describe like someone something they im new terms calculated practice percent stand stands short hi hello ok so or vs versus play documents document check checks'.split(
    ' ',
  ),
)

/** The glossary terms whose meaning a plain text asks for; empty where it asks for more. */
export function definedTerms(plain: string): readonly Term[] {
  const isShort = plain.trim().split(' ').length <= 4
  const isJudged = JUDGES_LICENCE.test(plain)
  // "Games with bonus buy" asks for games.
  const isDefined =
    DEFINES.test(plain) ||
    (isShort && !/ (?:games|slots|casinos|sites|bonus\w*|offers) (?:with|without|that|for) /.test(plain))
  const isCompared = BETTER.test(plain)
  if (!isJudged && !isDefined && !isCompared) return []
  const { terms, rest } = termsIn(isCompared ? plain.replace(BETTER, ' ') : plain)
  if (isCompared && terms.length !== 2) return []
  return wordsOf(isJudged ? rest.replace(JUDGEMENT, ' ') : rest).every(
    (word) =>
      FRAME_OF_DEFINITION.has(word) || (/^\d+x?$/.test(word) && / (?:rtp|win|volatility|max) /.test(plain)),
  )
    ? terms
    : []
}

/** "Which is better, free spins or cashback?" */
const BETTER =
  / (?:which|what|whats) (?:(?:one|ones|is|are|s|would be|the) ){0,2}(?:better|best|nicer|more useful)(?: for me)? | better than /

/** "Is a Curaçao licence safe?" asks for a judgement. */
const JUDGES_LICENCE =
  / (?:is|are) (?:an? |the )?(?:\w+ ){0,4}licen[cs]es? (?:any )?(?:safe|good|strict|reliable|trusted|trustworthy|legit|real|bad) | (?:is|are) (?:the )?\w+ (?:\w+ ){0,2}an? (?:safe|good|strict|reliable|trusted|trustworthy|legit|real|bad) licen[cs]e | (?:is|are) (?:the )?(?:\w+ ){0,4}(?:commission|authority) (?:any )?(?:safe|good|strict|reliable|trusted|trustworthy) | how (?:safe|good|strict|reliable|trustworthy) (?:is|are) (?:an? |the )?(?:\w+ ){0,4}licen[cs]es? /
const JUDGEMENT = / (?:any )?(?:safe|good|strict|reliable|trusted|trustworthy|legit|real|bad) /

export function asksHowMany(plain: string): boolean {
  return / how many (?:\w+ ){0,2}(?:casinos|bonuses|offers|games|slots|reviews|sites) /.test(plain)
}

export function asksForChanges(plain: string): boolean {
  return / (?:changed|changes|(?:did|has|have) .{0,40}change|last change|history|whats new|what is new|latest updates?|(?:casinos?|sites?|which|ratings?|scores?) (?:\w+ )?(?:(?:drop|dropped|fall|go up|go down|got|gotten|gone|become|became|getting) (?:worse|better|safer)|lower\w* (?:its|their|the) (?:safety )?(?:scores?|ratings?|index)|(?:lost|gained) points|improved|declined|worsened|went (?:up|down)|fell|fallen|dropped|rose|risen)) /.test(
    plain,
  )
}

/** A question with what, how, why or whether, which a text of the site may answer. */
export function isQuestion(plain: string): boolean {
  return /^ (?:\w+ ){0,2}(?:(?:best|good|right) (?:time|day) to|what|whats|how|why|when|who|is|are|do|does|can|could|should|will|must|which|where|difference|explain\w*|understand) /.test(
    plain,
  )
}

/** True when a plain text asks about the minimum age. */
export function isAboutAge(plain: string): boolean {
  return AGE_QUESTION.test(plain)
}

const AGE_QUESTION =
  / (how old|what age|which age) (do|must|should|does|have|need|is it|are (?:you|we|i|players?)|can|you) | (legal|minimum|gambling|right|required) age | age (limit|limits|restrictions?|requirements?) | old enough | years? old to (play|gamble|bet|join) /

/**
 * How a message depends on the one before it: "and with PayPal?" opens like a follow-up, "PayPal?" is too short to
 * stand alone.
 */
export function leaning(plain: string): 'opens' | 'short' | undefined {
  if (
    /^ (and|also|or|but|sorted|ordered|sort|which (?:one |ones |of (?:them|these|those) )?(?:has|have|accepts?|takes?|pays?|is|are)|what about|how about|same|instead|only|just|with|without|licen[cs]ed|accepting|taking|offering|using|by|from|for|in|that|who|under|over|above|below|plus|ok and|okay and|(?:any|some)(?:thing|one) (?:like|similar)|similar) /.test(
      plain,
    )
  )
    return 'opens'
  if (/^ (?:\w+ ){1,3}ones? $/.test(plain)) return 'opens'
  return plain.trim().split(' ').length <= 2 ? 'short' : undefined
}

const SHORT = 6
const EXPLAIN =
  'what|whats|explain\\w*|how|mean|means|meaning|understand|calculate\\w*|works?|define|definition|why|difference|tell me about|catch|happens'
const LIST =
  'best|top|biggest|highest|largest|lowest|list|show|find|which|any|recommend\\w*|suggest\\w*|available|current\\w*|latest|new|where|give me|have|with|get|claim|looking for|want'
const BONUS =
  'bonus\\w*|offers?|promo\\w*|free ?spins?|cash ?backs?|no deposit|reload|vip|loyalty|coupons?|welcome'
const WAGERING = 'wager\\w*|rollover|playthrough|play through|turnover'
const CASINO = 'casinos?|sites?|operators?|place to play|places to play|websites?'

interface TopicLine {
  topic: Exclude<
    Topic,
    'harm' | 'age' | 'casino' | 'game' | 'unknown' | 'term' | 'count' | 'changes' | 'unlisted'
  >
  words: RegExp
  /** The line does not apply where this matches too. */
  but?: RegExp
  /** Applies only to a message of a few words. */
  short?: boolean
}

const TOPICS: readonly TopicLine[] = [
  {
    topic: 'responsible_gambling',
    words:
      / (responsibl\w+|responsibility|safer gambl\w+|safe gambling|gambl\w+ safely|play safely|stay(ing)? in control|keep(ing)? control|(deposit|loss|time|session|spending|betting) limits?|set(ting)? (a |my |some )?limits?|(?:limit|control|track) (?:my|what i|how much i) spend(?:ing)?|budget\w*|self exclusion|self (?:assessments?|checks?|tests?)|reality checks?|time ?outs?|cool(ing)? off|cooling|gam ?stop|(?:where|how) (?:can|do) i (?:get|find) help|who (?:can|do|should) i (?:call|ring|phone|talk to)(?: in \w+(?: \w+)?| for help| about gambling)?(?= $)|help ?lines?|gamcare|begambleaware|gamblers anonymous|warning signs|take a break|how long should .{0,20}(?:sessions?|play)|know when to (?:stop|quit)|(?:best|right|good) time to (?:stop|quit)|keep track of what i spend|when (?:should|do) i (?:stop|quit)|gambl\w+ (help|support|advice|counsell?ing)|help (for|with|about) (\w+ )?gambl\w+) /,
    but: / time limits? (?:on|for|of|to) (?:\w+ ){0,2}(?:bonus\w*|offers?|wager\w*|spins) | (?:small|low|tiny|tight|little) (?:budget|bankroll) | (?:articles?|posts?|guides?) (?:about|on) /,
  },
  {
    topic: 'how_we_rate',
    words:
      / (how (do|does|are|is) (you|we|your|this|the|casinos) .{0,20}(rate|rated|score|scores|scored|rank|ranked|ratings|calculated|make money|earn|test|review|paid)|safety index (mean|work|calculated)|what (is|are) (the |your |an? )?(safety index|scores?|(expert|user|safety) (ratings?|scores?))|where do the scores come from|(?:who|what) decides .{0,12}order|how (?:is|do you) .{0,20}order .{0,20}(?:list|casinos)|why (?:these|those|them|(?:in )?this order)|is it safe to play online|how do i (know|find) .{0,20}(safe|legit)|who tests casinos|trust (your|the|these) (reviews?|ratings?|scores?)|methodology|(?<! (?:gambling|gaming) )commissions?|affiliates?|sponsored|(do|are) you (get )?paid (for|by|to)|are you (independent|paid|biased)|who (pays|runs) you) /,
    but: / (?:multipliers?|rtp|volatility|jackpots?|odds|house edge) | (?:test|time|measure) (?:payouts?|withdrawals?) | cost (?:of|for) (?:an? |the )?(?:bonus\w*|offers?) | how do casinos (?:make|earn) /,
  },
  {
    topic: 'warned',
    words:
      / (warned|warnings?|rogue|scam) (about )?(\w+ )?(casinos?|sites?|operators?) | (warn|warnings) (\w+ )?(about|of) | (?:casinos?|sites?) (?:\w+ ){0,2}(?:had|have|with) (?!(?:no|few|fewer|fewest|least|the) )(?:\w+ )?(?:problems|complaints) | (?:casinos?|sites?) (?:\w+ )?(?:with|has|have|having|got|under) (?:a |any |your )?warnings? | (?:casinos?|sites?) (?:with|has|have|having|got) (?:the )?(?:\w+ )?(?:bad|poor|negative|terrible|low) (?:reviews?|ratings?|scores?|reputation) | casinos? (?:to|(?:should|must|do) (?:i|we|you|players)) avoid | (?:casinos?|sites?) (?:\w+ ){0,3}warned (?:about|of|against) | blacklist\w* | (?:casinos?|sites?) (?:that |which )?(?:have |has |are |were )?(?:closed|shut down|went out of business)(?! (?:me|my) ) | (?:dont|do not|wont|never|not) (?:recommend\w*|trust) | (avoid|worst|weakest|unsafe|dangerous|least safe) (\w+ )?casinos? | casinos? (?:is|are) (?:the )?(?:worst|weakest|least safe) | (?:worst|poorest) (?:\w+ )?(?:rating|ratings|rated|score|scores|scored|reviews|reviewed|reputation) | lowest (safety|expert|user|rated|rating|score|trust)\w* | (rated|scored?|scores|rating|index|safety) (of )?(below|under|less than|lower than) /,
    but: / (?:report|complain|spot|recogni[sz]e) /,
  },
  {
    topic: 'law',
    words:
      / (?:who|which authority) (?:regulates?|licenses?|licences?) .{0,30}in | (legal|illegal|legally|illegally|laws?|tax|taxes|taxed|taxable) | (is|are) (online )?(gambling|casinos?) (regulated|licensed|allowed) (in|here) /,
    but: / legal age /,
  },
  {
    topic: 'games',
    words:
      / (slots?|games?) (\w+ ){0,3}(with|have|has|having|that have|offer|offering) (an? |the )?(free spins?( feature| round)?|bonus (buy|rounds?|game)|buy feature) | (bonus buy|buy feature) (slots?|games?) /,
    but: / (casinos?|offers?|welcome|deposit|claim) /,
  },
  {
    topic: 'studios',
    words:
      / how many (?:\w+ )?(?:studios|providers|developers) | (studios?|providers?|developers?) (\w+ ){0,3}(the )?most (games|slots|common|popular) | (?:most common|most frequent|most popular) (?:\w+ )?(?:studios|providers|developers) | (biggest|largest) (studios?|providers?|developers?) | (?:which|what) (?:\w+ )?(?:studios|providers|developers) (?:do you|are there|are in|are on|have you) | (?:list|show|all) (?:\w+ ){0,2}(?:studios|providers|developers) /,
  },
  {
    topic: 'articles',
    words:
      / (articles?|blog posts?|posts?|guides?) (about|on|for|of|to) | (articles?|blog|posts?|news|guides?) (?!how) | (latest|new|newest|read|any|have|blog) (articles?|blog|posts?|guides?) | articles? /,
    but: / (beginner|casinos?) guide /,
  },
  { topic: 'compare', words: / (compare|comparison|versus|vs) / },
  {
    topic: 'bonus_offers',
    words: new RegExp(
      ` (no|without|zero|lowest?|low|least|cheapest|smallest|free) (${WAGERING}) | (${WAGERING}) free `,
    ),
    but: / (explain\w*|mean|means|meaning) /,
  },
  {
    topic: 'wagering',
    words: new RegExp(
      ` (${WAGERING}) | clear (a|the|my|this) bonus | what (is|does) (a )?\\d{1,3} ?x (mean )?`,
    ),
  },
  {
    topic: 'recommend_casino',
    words: new RegExp(
      ` (recommend\\w*|suggest\\w*|which|what|best|top|good|safest|find|looking for) .{0,40}(${CASINO}) .{0,60}(${BONUS}) `,
    ),
    but: / (explain\w*|mean|means|whats a|what is|difference) /,
  },
  {
    topic: 'bonus_explanation',
    words: new RegExp(` (${EXPLAIN}) (?:.{0,60} )?(${BONUS}) `),
    but: new RegExp(` (${LIST}) (?!(mean|is|are|does) )`),
  },
  { topic: 'bonus_offers', words: new RegExp(` (${BONUS}) `) },
  {
    topic: 'recommend_casino',
    words: new RegExp(
      ` (${CASINO}|where (can|should|do|could) i (play|deposit|use|pay)|(who|which ones?) accepts?) (?:.{0,80} )?(accept\\w*|takes?|taking|support\\w*|with|without|using|allow\\w*|pay with|that|via|by|for) `,
    ),
    but: / (how long|how fast|how quick\w*|fastest|quickest|explain\w*|house edge|strateg\w+) /,
  },
  {
    topic: 'recommend_casino',
    words:
      / (who|which ones?) (accepts?|takes?|supports?) | who(?:s| is| are| pays| pays out)? (?:the )?(?:quickest|fastest|slowest) /,
  },
  {
    topic: 'recommend_casino',
    words: / (casinos|sites) /,
    but: / (how|why|fastest|quickest|explain\w*|can i|can you|is|are|do|does|fees?|games?|slots?|strateg\w+) /,
  },
  {
    topic: 'payment',
    words:
      / (pay|pays|paying|paid|payments?|payouts?|deposit\w*|withdraw\w*|cash ?outs?|cashing out|banks?|banking|cards?|e ?wallets?|wallets?|crypto\w*|transfers?|fees?|kyc|verify|verification|money (in|out)|currenc(y|ies)) /,
    but: new RegExp(
      ` (recommend\\w*|suggest\\w*|best|top|good|safest|which) (?:.{0,30} )?(${CASINO}) | (slots?|games?|pokies|blackjack|roulette|card count\\w*|scratch ?cards?) `,
    ),
  },
  {
    topic: 'strategy',
    words:
      / (strateg\w+|tactics?|(?:win|winning|profit\w*) (?:\w+ ){0,2}(?:long term|in the long run)|how (to|do i|can i|do you|should i) (win|beat|play)|martingale|fibonacci|dalembert|labouchere|paroli|betting systems?|house edge|odds|card count\w*|(increase|improve|better) my (chances|odds)|tricks?|hot (slots?|machines?)|due (to|for) (win|pay)|beat (?:the )?(?:casinos?|house|roulette|blackjack|baccarat|slots?|craps|poker)|guaranteed|win at|winning at|tips) /,
    but: / (lowest|low|lower|smallest|small|best) (house edge|odds) /,
  },
  {
    topic: 'games',
    words:
      / (games?|slots?|rtp|rtps|return to player|low risk|high risk|volatil\w+|variance|blackjack|roulette|baccarat|poker|craps|crash|lotter\w+|bingo|keno|scratch ?cards?|jackpots?|live (casino|dealers?)|megaways|payout (rate|percentage)|paylines?|pokies) /,
    but: new RegExp(
      ` (recommend\\w*|suggest\\w*|best|top|good|safest|which|any|is there a|does a) (?:.{0,20} )?(${CASINO}) `,
    ),
  },
  {
    topic: 'recommend_casino',
    words: new RegExp(
      ` (${CASINO}|where (can|should|could) i play|recommend (me )?(one|something|some)|what (?:would|do|can) you (?:recommend|suggest)|highest rated|top rated|best rated|safest|trustworthy|new here) `,
    ),
  },
  {
    topic: 'greeting',
    words:
      / (hi|hello|hey|hiya|howdy|good (morning|afternoon|evening|day)|greetings|hola|yo|sup|help|what can you do|who are you) /,
    short: true,
  },
  {
    topic: 'thanks',
    words: / (thanks?|thank you|thx|ty|cheers|great|perfect|nice|awesome|cool|ok|okay|bye|goodbye|got it) /,
    short: true,
  },
]
