/** Every call of the api. A path that is spelled out stands before one with an id in the same place. */
import { adminCasinoRoutes } from './routes/admin-casino.routes.ts'
import { adminOverviewRoutes } from './routes/admin-overview.routes.ts'
import { authRoutes } from './routes/auth.routes.ts'
import { bonusRoutes } from './routes/bonus.routes.ts'
import { casinoRoutes } from './routes/casino.routes.ts'
import { chatRoutes } from './routes/chat.routes.ts'
import { comparisonRoutes } from './routes/comparison.routes.ts'
import { docsRoutes } from './routes/docs.routes.ts'
import { gameRoutes } from './routes/game.routes.ts'
import { postRoutes } from './routes/post.routes.ts'
import { reviewRoutes } from './routes/review.routes.ts'
import { siteRoutes } from './routes/site.routes.ts'
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
  ...adminCasinoRoutes,
  ...adminOverviewRoutes,
  ...trashRoutes,
  ...docsRoutes(() => ROUTES),
]
