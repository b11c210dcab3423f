import type { Plugin } from 'vite'

/**
 * Parts of the router that this site never uses and that no bundler can see to be unused, with what stands in
 * for them. Each says what the whole part would answer here.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  // No `instrumentations` are handed to the router.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const [instrumentHandler, instrumentationResultMetaContext] = []`,
  // The site map is sent whole (`routeDiscovery: { mode: 'initial' }`): no link is ever asked for.
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const getPartialManifest = (manifest) => manifest
    export const useFogOFWarDiscovery = () => {}
    export const [getManifestPath, getPathsWithAncestors, handleClientVersionMismatch, URL_LIMIT] = []`,
  // Errors with these digests are thrown by server components only.
  'react-router/dist/production/lib/errors.js': `
    export const decodeRedirectErrorDigest = () => undefined
    export const decodeRouteErrorResponseDigest = () => undefined`,
}

/** Leaves them out of the browser's build, and fails when the router no longer has a part by its name. */
export function leaveOutRouterParts(): Plugin {
  const left = new Set<string>()
  return {
    name: 'evenhand:leave-out-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const part = Object.keys(STAND_INS).find((path) => id.endsWith(path))
      if (part === undefined) return undefined
      left.add(part)
      return STAND_INS[part]
    },
    buildEnd(error) {
      const missing = Object.keys(STAND_INS).filter((part) => !left.has(part))
      if (error === undefined && missing.length > 0)
        this.error(`The router has no ${missing.join(', ')} any more: see script/leave-out-router-parts.ts.`)
    },
  }
}
