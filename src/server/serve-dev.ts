import { createServer as createViteServer, type ViteDevServer } from 'vite'
import type { App } from '#operations/app/app.ts'
import type { Site } from './site.ts'
import { listen, type RunningServer } from './serve.ts'

/** Serves the sources with hot reload: Vite serves its own files and passes the rest to the site. */
export async function serveDev(app: App): Promise<RunningServer> {
  let starting: Promise<ViteDevServer> | undefined
  const vite = async (): Promise<ViteDevServer> => {
    if (starting === undefined) throw new Error('The development server is not listening yet.')
    return await starting
  }
  const running = await listen(
    app,
    async (request, peer) => {
      const { createBuiltSite } = (await (await vite()).ssrLoadModule('./src/cli/serve-built.ts')) as {
        createBuiltSite: (app: App) => Promise<Site>
      }
      return await (await createBuiltSite(app)).fetch(request, peer)
    },
    {
      onServer: (server) => {
        // Hot reload uses the same port, because the pages' policy allows connections to their own origin only.
        starting = createViteServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
        const [site] = server.listeners('request') as [(...args: unknown[]) => void]
        server.removeAllListeners('request')
        server.on('request', (request, response) => {
          void vite().then(({ middlewares }) => middlewares(request, response, () => site(request, response)))
        })
      },
    },
  )
  await vite()
  return {
    port: running.port,
    stop: async () => {
      await (await vite()).close()
      await running.stop()
    },
  }
}
