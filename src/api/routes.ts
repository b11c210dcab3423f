/** Every call of the API. A literal path precedes one with an id in the same place. */
import { adminBonusRoutes } from './routes/bonuses/admin-bonus.routes.ts'
import { adminCasinoRoutes } from './routes/casinos/admin-casino.routes.ts'
import { adminGameRoutes } from './routes/games/admin-game.routes.ts'
import { adminPostRoutes } from './routes/posts/admin-post.routes.ts'
import { adminReviewRoutes } from './routes/reviews/admin-review.routes.ts'
import { adminsRoutes } from './routes/staff/admins.routes.ts'
import { auditLogRoutes } from './routes/staff/audit-log.routes.ts'
import { adminOverviewRoutes } from './routes/site/admin-overview.routes.ts'
import { authRoutes } from './routes/staff/auth.routes.ts'
import { bonusRoutes } from './routes/bonuses/bonus.routes.ts'
import { casinoRoutes } from './routes/casinos/casino.routes.ts'
import { factRoutes } from './routes/changes/changes.routes.ts'
import { chatRoutes } from './routes/chat/chat.routes.ts'
import { choiceRoutes, namesakeRoutes, knownValueRoutes } from './routes/items/form-help.routes.ts'
import { linkTargetRoutes } from './routes/posts/link-target.routes.ts'
import { comparisonRoutes } from './routes/comparisons/comparison.routes.ts'
import { demoRoutes } from './routes/site/demo.routes.ts'
import { docsRoutes } from './routes/site/docs.routes.ts'
import { draftRoutes } from './routes/items/draft.routes.ts'
import { earningsRoutes } from './routes/earnings/earnings.routes.ts'
import { programRoutes } from './routes/earnings/program.routes.ts'
import { gameRoutes } from './routes/games/game.routes.ts'
import { importRoutes } from './routes/transfer/imports.routes.ts'
import { jobRoutes } from './routes/jobs/job.routes.ts'
import { landingRoutes } from './routes/landing/landing.routes.ts'
import { mediaRoutes } from './routes/media/media.routes.ts'
import { moderationRoutes } from './routes/reviews/moderation.routes.ts'
import { missingAddressRoutes } from './routes/redirects/missing-address.routes.ts'
import { noticeRoutes } from './routes/site/notice.routes.ts'
import { postRoutes } from './routes/posts/post.routes.ts'
import { redirectRoutes } from './routes/redirects/redirect.routes.ts'
import { reviewRoutes } from './routes/reviews/review.routes.ts'
import { settingRoutes } from './routes/settings/settings.routes.ts'
import { siteRoutes } from './routes/site/site.routes.ts'
import { transferRoutes } from './routes/transfer/transfer.routes.ts'
import { mailRoutes } from './routes/mail/mail.routes.ts'
import { subscriberRoutes } from './routes/newsletter/subscriber.routes.ts'
import { trashRoutes } from './routes/items/trash.routes.ts'
import type { Route } from './route.ts'

export const ROUTES: readonly Route[] = [
  ...casinoRoutes,
  ...bonusRoutes,
  ...factRoutes,
  ...gameRoutes,
  ...reviewRoutes,
  ...postRoutes,
  ...comparisonRoutes,
  ...siteRoutes,
  ...chatRoutes,
  ...authRoutes,
  ...transferRoutes,
  ...importRoutes,
  ...knownValueRoutes,
  ...adminCasinoRoutes,
  ...adminBonusRoutes,
  ...adminGameRoutes,
  ...draftRoutes,
  ...choiceRoutes,
  ...linkTargetRoutes,
  ...namesakeRoutes,
  ...adminPostRoutes,
  ...mediaRoutes,
  ...adminOverviewRoutes,
  ...noticeRoutes,
  ...demoRoutes,
  ...jobRoutes,
  ...landingRoutes,
  ...programRoutes,
  ...earningsRoutes,
  ...redirectRoutes,
  ...missingAddressRoutes,
  ...settingRoutes,
  ...trashRoutes,
  ...adminsRoutes,
  ...adminReviewRoutes,
  ...moderationRoutes,
  ...subscriberRoutes,
  ...mailRoutes,
  ...auditLogRoutes,
  ...docsRoutes(() => ROUTES),
]
