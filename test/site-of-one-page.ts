import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, ServerBuild } from 'react-router'
import * as entry from '#web/entry.server.tsx'
import { Layout } from '#web/root.tsx'

interface Page {
  loader: (asked: LoaderFunctionArgs) => unknown
  default: ComponentType
}

/** The router's real document around one page, at /. */
export function siteOfOnePage(page: Page): ServerBuild {
  const route = { id: 'root', path: '/' }
  return {
    entry: { module: entry },
    routes: { root: { ...route, module: { Layout, ...page } } },
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: { root: { ...route, hasLoader: true, module: '/assets/root.js' } },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
}
