import { Readable } from 'node:stream'
import { z } from 'zod'
import { KINDS } from '#contract/items/kinds.ts'
import { BODY, TEXT } from '#contract/shared/limits.ts'
import { POST_CATEGORIES, type PostCategory } from '#contract/shared/options.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { Done } from '#contract/site/site.schema.ts'
import { ColumnChoices, ColumnMatches, ValueMeanings } from '#contract/transfer/transfer-columns.schema.ts'
import { IMPORT_FORMATS, TRANSFER_FORMATS, type ImportFormat } from '#contract/transfer/transfer.ts'
import { readWebAddress } from '#contract/shared/web-address.ts'
import type { SentFile } from '#operations/app/sent-file.ts'
import { logExport } from '#operations/transfer/log-export.ts'
import { exportName } from '#operations/transfer/export-items.ts'
import { findColumnMatches, rememberColumnMatches } from '#operations/transfer/match-columns.ts'
import { rememberValueMeanings } from '#operations/transfer/known-values.ts'
import type { Reading } from '#operations/transfer/ready-rows.ts'
import { templateFile } from '#operations/transfer/template-file.ts'
import { TRANSFERS, type Transfer } from '#operations/transfer/transfers.ts'
import { progressPieces } from '../../progress-pieces.ts'
import { one } from '../../query-parts.ts'
import { PIECES, route, type Route } from '../../route.ts'

const TYPES: Readonly<Record<ImportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  wxr: 'application/json',
}

const format = one('format')
  .pipe(z.enum(TRANSFER_FORMATS, `format must be ${TRANSFER_FORMATS.join(' or ')}`))
  .default('csv')
const read = one('format')
  .pipe(z.enum(IMPORT_FORMATS, `format must be ${IMPORT_FORMATS.join(', ')}`))
  .default('csv')
  .describe('wxr: the export file of WordPress, for articles')
const category = one('category')
  .pipe(z.enum(POST_CATEGORIES, `category must be ${POST_CATEGORIES.join(', ')}`))
  .optional()
  .describe(
    'Of wxr: what an article gets whose own categories are none of these; without it such a row is refused',
  )
const pages = one('pages')
  .pipe(z.enum(['articles'], 'pages must be articles'))
  .optional()
  .describe('Of wxr: pages become articles as well; without it they are left out')
const types = one('types')
  .transform((names) => names.split(',').filter((part) => part !== ''))
  .pipe(
    z
      .array(z.string().regex(/^[\w-]{1,40}$/, 'types must be names of post types'))
      .max(20, 'types may have at most 20 names'),
  )
  .optional()
  .describe(
    'Of wxr: other post types that become articles as well, parted by commas; without it they are left out',
  )
const apply = one('apply')
  .pipe(z.enum(['true', 'false'], 'apply must be true or false'))
  .transform((word) => word === 'true')
  .default(false)
  .describe('Keep it; without it nothing is kept')
const refused = one('refused')
  .pipe(z.enum(['skip'], 'refused must be skip'))
  .optional()
  .describe('skip: leave refused rows out and keep the others; without it one refused row keeps nothing')
const ids = one('ids')
  .pipe(z.enum(['ignore'], 'ids must be ignore'))
  .optional()
  .describe('ignore: the file is of another site, and names and slugs tell what is meant')
const pictures = one('pictures')
  .pipe(z.enum(['fetch'], 'pictures must be fetch'))
  .optional()
  .describe('fetch: pictures of other sites come into the library; without it their addresses stay')
const site = one('site')
  .transform((address, context) => {
    const read = readWebAddress(address.trim())
    if (read !== undefined) return new URL(read).origin
    context.addIssue({ code: 'custom', message: 'site must be an http or https address' })
    return z.NEVER
  })
  .optional()
  .describe(
    'The address of the site that the file is of: pictures without a site of their own are fetched there',
  )
const name = one('name')
  .max(TEXT.fileName, `name may have at most ${TEXT.fileName} characters`)
  .transform((text) => cleanSearchText(text))
  .default('')
  .describe('What the file is called, for the list of imports')

function readingOf(query: {
  ids?: 'ignore' | undefined
  pictures?: 'fetch' | undefined
  site?: string | undefined
  category?: PostCategory | undefined
  pages?: 'articles' | undefined
  types?: readonly string[] | undefined
}): Reading {
  return {
    ignoreIds: query.ids === 'ignore',
    fetchPictures: query.pictures === 'fetch',
    site: query.site,
    wordpress: {
      category: query.category,
      types: [...(query.pages === 'articles' ? ['page'] : []), ...(query.types ?? [])],
    },
  }
}

function routesOf({ kind, exportItems, importItems, refusedRows }: Transfer): Route[] {
  const path = `/api/admin/${KINDS[kind].path}` as const
  const noun = KINDS[kind].noun.toLowerCase()
  const common = { access: 'transfer.run', response: PIECES } as const
  return [
    route({
      ...common,
      method: 'GET',
      path: `${path}/export`,
      needsPassword: true,
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
      summary: `Tells row by row what a CSV or JSON file, or for articles an export of WordPress, would do and, with apply=true, keeps it: all of it, or the rows that are not refused`,
      query: z.strictObject({
        format: read,
        apply,
        refused,
        ids,
        pictures,
        site,
        category,
        pages,
        types,
        name,
      }),
      takesLongFile: true,
      bodyLimit: BODY.wordpress,
      isRepeatable: true,
      stream: { type: 'application/x-ndjson' },
      handle: ({ app, actor, query, body }) =>
        progressPieces(app, (onProgress, signal) =>
          importItems(app, actor, {
            format: query.format,
            apply: query.apply,
            fileName: query.name,
            skipRefused: query.refused === 'skip',
            reading: readingOf(query),
            file: body as SentFile,
            onProgress,
            signal,
          }),
        ),
    }),
    route({
      ...common,
      method: 'POST',
      path: `${path}/import/refused`,
      summary: 'The rows that an import of the file would refuse, each with its reasons, to be corrected',
      query: z.strictObject({ format: read, ids, pictures, site, category, pages, types }),
      takesLongFile: true,
      bodyLimit: BODY.wordpress,
      isRepeatable: true,
      stream: {
        type: TYPES.csv,
        typeOf: ({ query }) => TYPES[query.format],
        fileName: ({ query }) =>
          `${KINDS[kind].path}-refused-rows.${query.format === 'wxr' ? 'json' : query.format}`,
      },
      handle: ({ app, query, body }) =>
        refusedRows(app, { format: query.format, file: body as SentFile, ...readingOf(query) }),
    }),
    route({
      ...common,
      method: 'GET',
      path: `${path}/import/template`,
      summary: 'A CSV file to fill in, with what each column may hold',
      stream: { type: TYPES.csv, fileName: () => `${KINDS[kind].path}-template.csv` },
      handle: () => Readable.from([templateFile(kind)]),
    }),
    route({
      method: 'POST',
      path: `${path}/import/columns`,
      access: 'transfer.run',
      summary: 'What each column of the beginning of a CSV file means, as far as it is known',
      takesFile: true,
      isRepeatable: true,
      response: ColumnChoices,
      handle: ({ app, body }) => findColumnMatches(app, kind, body as Uint8Array),
    }),
    route({
      method: 'PUT',
      path: `${path}/import/columns`,
      access: 'transfer.run',
      summary: 'Remembers what columns of foreign files mean',
      body: ColumnMatches,
      response: Done,
      handle: async ({ app, actor, body }) => {
        await rememberColumnMatches(app, actor, kind, body.matches)
        return { success: true, message: 'Columns remembered' } as const
      },
    }),
    route({
      method: 'PUT',
      path: `${path}/import/values`,
      access: 'transfer.run',
      summary:
        'Remembers what values of foreign files mean that the catalogue writes differently or does not have',
      body: ValueMeanings,
      response: Done,
      handle: async ({ app, actor, body }) => {
        await rememberValueMeanings(app, actor, kind, body.values)
        return { success: true, message: 'Values remembered' } as const
      },
    }),
  ]
}

/** Must precede the calls of the kinds, whose `{id}` is in the same place. */
export const transferRoutes: readonly Route[] = TRANSFERS.flatMap(routesOf)
