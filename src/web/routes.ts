/** The site map. */
import { index, layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

export default [
  layout('shell/shell.layout.tsx', [
    index('home/home.screen.tsx'),
    route('casinos', 'casinos/casino-list.screen.tsx'),
    route('casino/:id', 'casinos/casino.screen.tsx'),
    route('bonuses', 'bonuses/bonus-list.screen.tsx'),
    route('bonus/:id', 'bonuses/bonus.screen.tsx'),
    route('games', 'games/game-list.screen.tsx'),
    route('game/:id', 'games/game.screen.tsx'),
    route('blog', 'blog/blog.screen.tsx'),
    route('blog/:slug', 'blog/article.screen.tsx'),
    route('reviews', 'reviews/reviews.screen.tsx'),
    route('faq', 'pages/faq.screen.tsx'),
    route('responsible-gambling', 'pages/responsible-gambling.screen.tsx'),
    route('terms', 'pages/terms.screen.tsx'),
    route('privacy', 'pages/privacy.screen.tsx'),
    route('how-we-rate', 'pages/how-we-rate.screen.tsx'),
    route('compare', 'compare/compare.screen.tsx'),
    route('compare/choices', 'compare/compare-choices.route.ts'),
    route('newsletter', 'newsletter/newsletter.screen.tsx'),
    route('newsletter/confirm', 'newsletter/confirm.screen.tsx'),
    route('newsletter/unsubscribe', 'newsletter/unsubscribe.screen.tsx'),
    route('casinos/suggestions', 'casinos/casino-suggestions.route.ts'),
    route('casinos/:id', 'casinos/singular-redirect.route.ts', { id: 'casinos-redirect' }),
    route('bonuses/:id', 'casinos/singular-redirect.route.ts', { id: 'bonuses-redirect' }),
    route('games/:id', 'casinos/singular-redirect.route.ts', { id: 'games-redirect' }),
    route('*', 'shell/not-found.screen.tsx'),
  ]),
] satisfies RouteConfig
