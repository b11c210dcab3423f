/** `/theme/0123456789abcdef.css`: the colours and the typeface of the settings. */
import { Hono } from 'hono'
import type { App } from '#operations/app/app.ts'
import { themeSheet } from '#operations/settings/theme-sheet.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'

export function createTheme(app: App): Hono {
  return new Hono().get('/:file{[0-9a-f]{16}\\.css}', (c) => {
    const sheet = themeSheet(app)
    const isCurrent = sheet?.path === c.req.path
    // A page that was rendered before the last save, or by a process that is ahead, still gets what stands now.
    return c.body(sheet?.css ?? '', 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isCurrent ? FOR_GOOD : 'no-store',
    })
  })
}
