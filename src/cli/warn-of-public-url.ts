import type { App } from '#operations/app/app.ts'
import { PUBLIC_URL_REMEDY, publicUrlFault, settingsProblem } from '#platform/public-url-problem.ts'

/** Logs one warning when the settings show that PUBLIC_URL cannot be the visitors' address; not in development. */
export function warnOfPublicUrl(
  { settings, log }: Pick<App, 'settings' | 'log'>,
  mode: string | undefined,
): void {
  const problem = mode === 'production' ? settingsProblem(settings) : undefined
  if (problem !== undefined) log.warn(`${publicUrlFault(problem)} ${PUBLIC_URL_REMEDY}`)
}
