/** Every call of the api. A path that is spelled out stands before one with an id in the same place. */
import { adminBonusRoutes } from './routes/admin-bonus.routes.ts'
import { adminCasinoRoutes } from './routes/admin-casino.routes.ts'
import { adminGameRoutes } from './routes/admin-game.routes.ts'
import { adminPostRoutes } from './routes/admin-post.routes.ts'
import { adminReviewRoutes } from './routes/admin-review.routes.ts'
import { adminsRoutes } from './routes/admins.routes.ts'
import { auditLogRoutes } from './routes/audit-log.routes.ts'
import { adminOverviewRoutes } from './routes/admin-overview.routes.ts'
import { authRoutes } from './routes/auth.routes.ts'
import { bonusRoutes } from './routes/bonus.routes.ts'
import { casinoRoutes } from './routes/casino.routes.ts'
import { chatRoutes } from './routes/chat.routes.ts'
import { choiceRoutes } from './routes/choice.routes.ts'
import { linkTargetRoutes } from './routes/link-target.routes.ts'
import { comparisonRoutes } from './routes/comparison.routes.ts'
import { demoRoutes } from './routes/demo.routes.ts'
import { docsRoutes } from './routes/docs.routes.ts'
import { draftRoutes } from './routes/draft.routes.ts'
import { gameRoutes } from './routes/game.routes.ts'
import { importRoutes } from './routes/imports.routes.ts'
import { knownValueRoutes } from './routes/known-value.routes.ts'
import { mediaRoutes } from './routes/media.routes.ts'
import { moderationRoutes } from './routes/moderation.routes.ts'
import { namesakeRoutes } from './routes/namesake.routes.ts'
import { noticeRoutes } from './routes/notice.routes.ts'
import { postRoutes } from './routes/post.routes.ts'
import { reviewRoutes } from './routes/review.routes.ts'
import { siteRoutes } from './routes/site.routes.ts'
import { transferRoutes } from './routes/transfer.routes.ts'
import { subscriberRoutes } from './routes/subscriber.routes.ts'
import { trashRoutes } from './routes/trash.routes.ts'
import type { Route } from './route.ts'

export const ROUTES: readonly Route[] = [
  ...casinoRoutes,
  ...bonusRoutes,
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
  ...trashRoutes,
  ...adminsRoutes,
  ...adminReviewRoutes,
  ...moderationRoutes,
  ...subscriberRoutes,
  ...auditLogRoutes,
  ...docsRoutes(() => ROUTES),
]
