/** The site map. */
import { index, layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

export default [
  layout('shell/shell.layout.tsx', [
    index('home/home.screen.tsx'),
    route('casinos', 'casinos/casino-list.screen.tsx'),
    route('casino/:id', 'casinos/casino.screen.tsx'),
    route('newsletter', 'newsletter/newsletter.screen.tsx'),
    route('*', 'shell/not-found.screen.tsx'),
  ]),
] satisfies RouteConfig
