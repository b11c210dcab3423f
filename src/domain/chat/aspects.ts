/** Recognises which fact of a casino a question asks for. */

export type Aspect =
  | 'alike'
  | 'protection'
  | 'fees'
  | 'complaints'
  | 'warning'
  | 'checked'
  | 'changes'
  | 'countries'
  | 'terms'
  | 'licence'
  | 'owner'
  | 'year'
  | 'open'
  | 'payouts'
  | 'limits'
  | 'currency'
  | 'deposit'
  | 'payment'
  | 'support'
  | 'mobile'
  | 'reviews'
  | 'expert'
  | 'safety'
  | 'studios'
  | 'games'
  | 'offers'

/** The first pattern that matches the plain text (see plainText) wins. */
const ASPECTS: readonly (readonly [aspect: Aspect, words: RegExp])[] = [
  [
    'alike',
    / (?:similar|alike|resembles?|alternatives?|comparable) | (?:casinos?|sites?|something|anything|one|ones|others?|places?) (?:(?!look)\w+ )?like (?!to )/,
  ],
  [
    'protection',
    / (?:tools?|settings?|options?) .{0,30}(?:limit|control|protect\w*|safe) | limit my (?:play|playing|spending|losses) | (?:responsible|safer) gambling /,
  ],
  ['fees', / (?:fees?|charges?) /],
  [
    'reviews',
    / (?:players?|people|users?|customers?|visitors?|members?|reviewers?) (?:\w+ )?(?:complain|dislike|hate|like|praise|criticise) /,
  ],
  ['warning', / (?:blacklist\w*|warned|warnings?) /],
  ['complaints', / (?:complain\w*|bad news|trouble) /],
  [
    'changes',
    / chang\w+ | history | (?:got|gotten|become|became|becoming) (better|worse) | improved | (?:scores?|ratings?|index) (?:\w+ )?(?:drop|dropped|fall|fell|fallen|(?:go|gone) (?:up|down)|went (?:up|down)|rise|rose) | updated? /,
  ],
  [
    'safety',
    / (?:why|how come) .{0,40}(?:number one|rated?|ratings?|scores?|scored|low|high|bad|index|top|first) /,
  ],
  [
    'owner',
    / who (?:runs|is running|manages) | (owns?|owned|owners?|ownership|company|companies|operator|operators|operates?|behind|headquarter\w*|based|located|sister) /,
  ],
  [
    'countries',
    / (which|what|where) (countries|country) | countries | refuses? | (blocked|banned|excluded|forbidden) countries | restrict\w* | (not available|available where|where is) /,
  ],
  [
    'limits',
    / (?:withdraw\w*|payouts?|cash ?outs?) (?:\w+ )?(?:limits?|caps?) | (?:limits?|caps?) (?:\w+ ){0,2}(?:withdraw\w*|payouts?) | (?:max|maximum|highest|largest|most|how much) .{0,30}(?:withdraw\w*|pay ?outs?|cash out) .{0,20}(?:day|week|month|daily|weekly|monthly) | (?:daily|weekly|monthly) (?:\w+ )?(?:limits?|withdrawals?|payouts?) /,
  ],
  [
    'terms',
    / (max|maximum|highest|largest|most) (?:\w+ ){0,3}(bet|stake|cash ?out|win|withdraw|withdrawal) | cash ?out limit | (?:terms|conditions) (?:of|for|at) | (?:bonus|offer) (?:terms|conditions) | how (long|many days) .{0,40}(wager\w*|bonus|meet|finish|claim) | codes? | opt in | (chance|chances|odds) | in time | (expires?|sticky|cashable) | (?:games?|slots?|blackjack|roulette|baccarat|poker|tables?) (?:that )?(?:count|contribute)s? | worth| cost (me|on average)? | good (offer|bonus|deal) | (?:bonus|offer|deal) (?:\w+ )?good /,
  ],
  ['licence', / licen[cs]\w* | regulat\w+ | authority | commission /],
  [
    'open',
    / still (?:open|running|around|active|in business) | (?:is|has|have|did) (?:\w+ ){1,4}(?:closed?|shut down) /,
  ],
  [
    'year',
    / how old | how long .{0,20}(open|around|online|running|been|exist\w*) | (which year|what year) | (established|founded|launched|opened|open|since) /,
  ],
  ['offers', / (?:if|when) i deposit \d| what (?:do|would|will) i (?:get|end up with) (?!paid)/],
  ['deposit', / (minimum|min|lowest|smallest|low|small|tiny) (first )?deposits? | how much .{0,20}deposit /],
  [
    'payouts',
    / (how (fast|long|quick\w*|soon|slow)|fast|faster|fastest|quick\w*|slow|instant\w*|time|times|speed|hours|days) .{0,30}(withdraw\w*|payouts?|pays?|pay out|paid|cash ?outs?|processing) | (withdraw\w*|payouts?|pays?|pay out|paid|paying|cash ?outs?) .{0,30}(how (fast|long|quick\w*)|fast|faster|quick\w*|slow|instant\w*|time|times|speed|hours|days|long|take) | (?:when|how fast|how soon) (?:do|will|can|would) i (?:get|be) (?:my |paid |the )?(?:winnings |money )?| how (?:long|fast|quick\w*|soon) (?:do|does|will|would|is|are) .{0,40}(?:transfers?|payments?|take|takes|arrive) | (payouts?|withdrawals?|pays out|pay out) /,
  ],
  ['currency', / (currenc\w+|eur|gbp|usd|cad|aud|nok|sek|dkk|pln|chf|in (euros?|pounds?|dollars?)) /],
  [
    'support',
    / (support|live chat|customer service|service|help ?desk|contact|agents?|24 7|email|telephone|phone support) | (?:phone|call|ring|speak|talk to|telephone) (?:number|line|lines|them|someone) | (?:can|could) i (?:phone|call|ring|email) | by (?:phone|telephone) /,
  ],
  ['mobile', / (apps?|mobile|phone|phones|android|iphone|ios|ipad|tablets?) /],
  [
    'checked',
    / (?:last|ever|recently|you) (?:\w+ )?(?:check|checked|test|tested|visit|visited|update|updated) | (?:last|latest) (?:check|test) /,
  ],
  [
    'expert',
    / who (?:wrote|writes|reviewed|rated|tested|checked|is the (?:author|reviewer)) | (authors?|(?:strong|weak) points?|pros|cons|best and worst|(?:something |anything )?good (?:things? )?and (?:the |something |anything )?bad|strengths?|weak\w*|tested|checked|check|dislikes?|advantages?|disadvantages?|drawbacks?|downsides?|(?:anything|whats|what is) wrong|benefits?|expert|experts|verdict|good for|opinion) /,
  ],
  [
    'reviews',
    / (users?|visitors?|(?<!new |existing )players?|people|members|reviews?|ratings?|experiences?) /,
  ],
  [
    'safety',
    / (safe\w*|legit\w*|trust(?!ly)\w*|scams?|reliable|reputable|reputation|fair|honest|rigged|risky|security|secure|score|scores|index) /,
  ],
  [
    'payment',
    / (accepts?|accepting|accepted|take|takes|taking|pay|deposits?|deposit with|payments?|methods?|banking|cards?|wallets?|crypto\w*|bitcoin) /,
  ],
  ['studios', / (providers?|studios?|software|developers?) /],
  [
    'offers',
    / (bonus\w*|offers?|promo\w*|free ?spins?|welcome|cash ?back|wagering|rollover|no deposit|codes?|coupons?|vip|loyalty|reload|claim) /,
  ],
  [
    'games',
    / (games?|slots?|blackjack|roulette|baccarat|poker|live|crash|bingo|keno|jackpots?|tables?|library|titles) /,
  ],
]

/** The facts that a question asks for in its parts around "and"; at most two. */
export function aspectsOf(plain: string): readonly Aspect[] {
  const each = plain.split(/(?<= )(?:and|plus|also) /).flatMap((part) => aspectOf(` ${part.trim()} `) ?? [])
  const asked = [...new Set(each)].slice(0, 2)
  return asked.length > 1 ? asked : [aspectOf(plain)].filter((one) => one !== undefined)
}

export function aspectOf(plain: string): Aspect | undefined {
  return ASPECTS.find(([, words]) => words.test(plain))?.[0]
}
