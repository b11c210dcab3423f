import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  serverBuildFile: 'site.js',
  // The site map is small: one file that stays cached, instead of asking for every link in sight.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
