import { z } from 'zod'
import { ITEM_NOUNS, ITEM_PATHS } from '#contract/item-kinds.ts'
import { BODY } from '#contract/limits.ts'
import { TRANSFER_FORMATS } from '#contract/transfer.ts'
import { logExport } from '#operations/transfer/log-export.ts'
import { exportName } from '#operations/transfer/export-items.ts'
import { TRANSFERS } from '#operations/transfer/transfers.ts'
import type { Transfer } from '#operations/transfer/transfers.ts'
import { progressPieces } from '../progress-pieces.ts'
import { PIECES, route } from '../route.ts'
import type { Route } from '../route.ts'

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const

const one = (name: string) => z.string(`${name} takes one value`)
const format = one('format')
  .pipe(z.enum(TRANSFER_FORMATS, `format must be ${TRANSFER_FORMATS.join(' or ')}`))
  .default('csv')
const apply = one('apply')
  .pipe(z.enum(['true', 'false'], 'apply must be true or false'))
  .transform((word) => word === 'true')
  .default(false)
  .describe('Keep it; without it nothing is kept')

function routesOf({ kind, exportItems, importItems }: Transfer): Route[] {
  const path = `/api/admin/${ITEM_PATHS[kind]}` as const
  const noun = ITEM_NOUNS[kind].toLowerCase()
  const common = { role: 'admin', answer: PIECES } as const
  return [
    route({
      ...common,
      method: 'GET',
      path: `${path}/export`,
      summary: `Every ${noun} as a CSV or JSON file that can be imported again`,
      query: z.strictObject({ format }),
      stream: {
        type: TYPES.csv,
        typeOf: ({ query }) => TYPES[query.format],
        fileName: ({ app, query }) => exportName(app, kind, query.format),
      },
      handle: ({ app, actor, query: asked }) =>
        logExport(app, actor, { kind, format: asked.format }, exportItems(app, asked.format)),
    }),
    route({
      ...common,
      method: 'POST',
      path: `${path}/import`,
      summary: `Tells row by row what a CSV or JSON file would do and, with apply=true, keeps all of it or nothing`,
      query: z.strictObject({ format, apply }),
      takesFile: true,
      bodyLimit: BODY.import,
      isRepeatable: true,
      stream: { type: 'application/x-ndjson' },
      handle: ({ app, actor, query, body }) =>
        progressPieces(app, (onProgress, signal) =>
          importItems(app, actor, { ...query, bytes: body as Uint8Array, onProgress, signal }),
        ),
    }),
  ]
}

/** They stand before the calls of the kinds, whose `{id}` has the same place. */
export const transferRoutes: readonly Route[] = TRANSFERS.flatMap(routesOf)
