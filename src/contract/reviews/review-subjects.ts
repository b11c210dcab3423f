/**
 * The subjects of reviews, recognised by words. The list is closed: counting any word would list stop words and names
 * of persons, and would count "payout" and "payouts" apart.
 */

export interface ReviewSubject {
  subject: string
  name: string
  /** In lower case; every inflected form is listed. */
  forms: readonly string[]
}

const subject = (name: string, forms: string): ReviewSubject => ({
  subject: name.toLowerCase().replaceAll(/[^a-z]/g, ''),
  name,
  forms: forms.split(' '),
})

export const REVIEW_SUBJECTS: readonly ReviewSubject[] = [
  subject('Payouts', 'payout payouts withdrawal withdrawals withdraw withdrew withdrawing cashout cashouts'),
  subject('Deposits', 'deposit deposits deposited depositing'),
  subject('Verification', 'verification verify verified kyc passport documents document id proof'),
  subject('Support', 'support agent agents helpdesk chat'),
  subject('Wagering', 'wagering wager rollover playthrough turnover'),
  subject('Bonuses', 'bonus bonuses offer offers promotion promotions promo'),
  subject('Free spins', 'spins spin freespins'),
  subject('Cashback', 'cashback rakeback'),
  subject('Terms', 'terms conditions rules clause clauses'),
  subject('Limits', 'limit limits limited cap capped maximum'),
  subject('Fees', 'fee fees charge charges charged'),
  subject('Slots', 'slot slots reels reel'),
  subject('Live casino', 'dealer dealers roulette blackjack baccarat'),
  subject('Jackpots', 'jackpot jackpots'),
  subject('Game choice', 'lobby library selection catalogue variety providers provider studios studio'),
  subject('RTP', 'rtp volatility variance'),
  subject('Mobile', 'mobile phone app tablet android iphone'),
  subject('Speed', 'slow fast quick quickly instant instantly minutes hours'),
  subject('Waiting', 'wait waited waiting days week weeks'),
  subject('Crashes', 'crash crashed crashes bug bugs freeze freezes froze lag lags'),
  subject('Design', 'design layout menu menus interface navigation search filters'),
  subject('Crypto', 'crypto bitcoin ethereum usdt litecoin'),
  subject('Cards', 'card cards visa mastercard'),
  subject('Wallets', 'wallet wallets skrill neteller paypal ewallet'),
  subject('Loyalty', 'loyalty vip points tournament tournaments'),
  subject('Safer play', 'exclusion cooling timeout'),
]

/** The subjects as addresses name them. */
export const SUBJECTS: readonly string[] = REVIEW_SUBJECTS.map((one) => one.subject)
