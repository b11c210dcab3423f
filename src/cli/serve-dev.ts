import { createServer as createViteServer } from 'vite'
import type { App } from '#operations/app.ts'
import type { Site } from '../site.ts'
import { listen } from './serve.ts'
import type { RunningServer } from './serve.ts'

/** Serves the sources with hot reload: Vite answers for its own files and hands the rest to the site. */
export async function serveDev(app: App): Promise<RunningServer> {
  const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true } })
  const running = await listen(
    app,
    async (request, peer) => {
      const { createSite } = (await vite.ssrLoadModule('./src/site.ts')) as { createSite: (app: App) => Site }
      return await createSite(app).fetch(request, peer)
    },
    (server) => {
      const [site] = server.listeners('request') as [(...args: unknown[]) => void]
      server.removeAllListeners('request')
      server.on('request', (request, response) =>
        vite.middlewares(request, response, () => site(request, response)),
      )
    },
  )
  return {
    port: running.port,
    stop: async () => {
      await vite.close()
      await running.stop()
    },
  }
}
