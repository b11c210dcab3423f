/** The site map. */
import { index, layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

export default [
  layout('shell/shell.layout.tsx', [
    index('home/home.screen.tsx'),
    route('casinos', 'casinos/casino-list.screen.tsx'),
    route('casino/:id', 'casinos/casino.screen.tsx'),
    route('compare', 'compare/compare.screen.tsx'),
    route('compare/choices', 'compare/compare-choices.route.ts'),
    route('newsletter', 'newsletter/newsletter.screen.tsx'),
    route('casinos/suggestions', 'casinos/casino-suggestions.route.ts'),
    route('casinos/:id', 'casinos/singular-redirect.route.ts', { id: 'casinos-redirect' }),
    route('bonuses/:id', 'casinos/singular-redirect.route.ts', { id: 'bonuses-redirect' }),
    route('games/:id', 'casinos/singular-redirect.route.ts', { id: 'games-redirect' }),
    route('*', 'shell/not-found.screen.tsx'),
  ]),
] satisfies RouteConfig
