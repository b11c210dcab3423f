import type { DemoArticle } from './demo-types.ts'
import { article as aFirstWithdrawalStepByStep } from './articles/a-first-withdrawal-step-by-step.ts'
import { article as aldermoonAfterAYearWhatChangedAndWhatDidNot } from './articles/aldermoon-after-a-year-what-changed-and-what-did-not.ts'
import { article as blackjackBasicStrategyAndWhatItCannotDo } from './articles/blackjack-basic-strategy-and-what-it-cannot-do.ts'
import { article as bonusHuntingIsNotAPlanHereIsTheArithmetic } from './articles/bonus-hunting-is-not-a-plan-here-is-the-arithmetic.ts'
import { article as cashbackOrMatchBonusWhichCostsLess } from './articles/cashback-or-match-bonus-which-costs-less.ts'
import { article as choosingAPaymentMethodYouWillNotRegret } from './articles/choosing-a-payment-method-you-will-not-regret.ts'
import { article as countryRestrictionsAndWhyAVpnIsABadIdea } from './articles/country-restrictions-and-why-a-vpn-is-a-bad-idea.ts'
import { article as crashGamesANewCategoryAnOldEdge } from './articles/crash-games-a-new-category-an-old-edge.ts'
import { article as cryptoCasinosWhatIsDifferentAndWhatIsNot } from './articles/crypto-casinos-what-is-different-and-what-is-not.ts'
import { article as fiveQuestionsToAskBeforeYouDeposit } from './articles/five-questions-to-ask-before-you-deposit.ts'
import { article as freeSpinsWhatOneSpinIsWorth } from './articles/free-spins-what-one-spin-is-worth.ts'
import { article as howReviewsAreCheckedBeforeTheyCount } from './articles/how-reviews-are-checked-before-they-count.ts'
import { article as howToReadACasinoLicencePage } from './articles/how-to-read-a-casino-licence-page.ts'
import { article as howWeScoreACasinoSixCategoriesOneNumber } from './articles/how-we-score-a-casino-six-categories-one-number.ts'
import { article as liveCasinoStudiosWhatTheStreamDoesNotShow } from './articles/live-casino-studios-what-the-stream-does-not-show.ts'
import { article as noDepositBonusesWhatTheSmallPrintTakesBack } from './articles/no-deposit-bonuses-what-the-small-print-takes-back.ts'
import { article as readingAReloadOfferInTwoMinutes } from './articles/reading-a-reload-offer-in-two-minutes.ts'
import { article as rouletteSystemsMeetTheGreenZero } from './articles/roulette-systems-meet-the-green-zero.ts'
import { article as rtpAndVolatilityChoosingASlotYouCanAfford } from './articles/rtp-and-volatility-choosing-a-slot-you-can-afford.ts'
import { article as settingABudgetThatSurvivesABadNight } from './articles/setting-a-budget-that-survives-a-bad-night.ts'
import { article as sevenSettingsToSwitchOnBeforeYouPlay } from './articles/seven-settings-to-switch-on-before-you-play.ts'
import { article as sixMobileCasinosOnASlowTrain } from './articles/six-mobile-casinos-on-a-slow-train.ts'
import { article as smallDepositsSmallMistakesPlayingForTenEuros } from './articles/small-deposits-small-mistakes-playing-for-ten-euros.ts'
import { article as supportDesksAtThreeInTheMorning } from './articles/support-desks-at-three-in-the-morning.ts'
import { article as takingABreakWithoutClosingYourAccount } from './articles/taking-a-break-without-closing-your-account.ts'
import { article as videoPokerPayTablesRankedByWhatTheyCost } from './articles/video-poker-pay-tables-ranked-by-what-they-cost.ts'
import { article as wageringRequirementsExplainedWithOneDeposit } from './articles/wagering-requirements-explained-with-one-deposit.ts'
import { article as weRetimedFortyWithdrawals } from './articles/we-retimed-forty-withdrawals.ts'
import { article as whatChangedInOurSafetyIndex } from './articles/what-changed-in-our-safety-index.ts'
import { article as whatToKeepWhenADisputeStarts } from './articles/what-to-keep-when-a-dispute-starts.ts'
import { article as whenToWalkPastAWelcomePackage } from './articles/when-to-walk-past-a-welcome-package.ts'
import { article as whySomeBonusesExpireIn24Hours } from './articles/why-some-bonuses-expire-in-24-hours.ts'

/** Every demo article. The dates, not this order, say which is newest. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  aFirstWithdrawalStepByStep,
  aldermoonAfterAYearWhatChangedAndWhatDidNot,
  blackjackBasicStrategyAndWhatItCannotDo,
  bonusHuntingIsNotAPlanHereIsTheArithmetic,
  cashbackOrMatchBonusWhichCostsLess,
  choosingAPaymentMethodYouWillNotRegret,
  countryRestrictionsAndWhyAVpnIsABadIdea,
  crashGamesANewCategoryAnOldEdge,
  cryptoCasinosWhatIsDifferentAndWhatIsNot,
  fiveQuestionsToAskBeforeYouDeposit,
  freeSpinsWhatOneSpinIsWorth,
  howReviewsAreCheckedBeforeTheyCount,
  howToReadACasinoLicencePage,
  howWeScoreACasinoSixCategoriesOneNumber,
  liveCasinoStudiosWhatTheStreamDoesNotShow,
  noDepositBonusesWhatTheSmallPrintTakesBack,
  readingAReloadOfferInTwoMinutes,
  rouletteSystemsMeetTheGreenZero,
  rtpAndVolatilityChoosingASlotYouCanAfford,
  settingABudgetThatSurvivesABadNight,
  sevenSettingsToSwitchOnBeforeYouPlay,
  sixMobileCasinosOnASlowTrain,
  smallDepositsSmallMistakesPlayingForTenEuros,
  supportDesksAtThreeInTheMorning,
  takingABreakWithoutClosingYourAccount,
  videoPokerPayTablesRankedByWhatTheyCost,
  wageringRequirementsExplainedWithOneDeposit,
  weRetimedFortyWithdrawals,
  whatChangedInOurSafetyIndex,
  whatToKeepWhenADisputeStarts,
  whenToWalkPastAWelcomePackage,
  whySomeBonusesExpireIn24Hours,
]
