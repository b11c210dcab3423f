/** `/theme/3-blue-7a1fa2-serif.css`: the tokens for a palette, an accent colour and a typeface. */
import { Hono } from 'hono'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { themeSheet } from '#operations/settings/theme-sheet.ts'

export const theme = new Hono().get('/:file', (c) => {
  const sheet = themeSheet(c.req.param('file'))
  if (sheet === undefined) return c.text('There is no such style sheet.', 404)
  return c.body(sheet.css, 200, {
    'content-type': 'text/css; charset=utf-8',
    // A page of another version may request an earlier design.
    'cache-control': sheet.isCurrent ? CACHE_CONTROL.forever : CACHE_CONTROL.fiveMinutes,
  })
})
