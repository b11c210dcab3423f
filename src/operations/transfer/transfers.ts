/** Every kind that can be exported and imported. */
import type { z } from 'zod'
import { BonusForm } from '#contract/bonuses/fields.ts'
import { CasinoForm } from '#contract/casinos/fields.ts'
import { GameForm } from '#contract/games/fields.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { LandingForm } from '#contract/landing/landing.schema.ts'
import { PostForm } from '#contract/posts/fields.ts'
import type { ImportFormat, ImportReport, TransferFormat } from '#contract/transfer/transfer.ts'
import type { SentFile } from '../app/sent-file.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { bonusItems } from '../bonuses/bonus-items.ts'
import { casinoItems } from '../casinos/casino-items.ts'
import { gameItems } from '../games/game-items.ts'
import type { Items } from '../items/items.ts'
import { landingItems } from '../landing/landing-items.ts'
import { postItems } from '../posts/post-items.ts'
import { applyBatches } from './apply-batch.ts'
import type { Importable } from './check-rows.ts'
import { exportItems } from './export-items.ts'
import { importItems, type Import } from './import-items.ts'
import { refusedRows } from './refused-rows.ts'
import type { Reading } from './ready-rows.ts'
import type { ImportBatches } from './run-import.ts'
import { undoBatches } from './undo-batch.ts'

export interface Transfer {
  kind: WrittenKind
  exportItems: (app: App, format: TransferFormat) => AsyncIterable<string>
  importItems: (app: App, actor: Actor, asked: Import) => Promise<ImportReport>
  /** The rows of a file that an import would refuse, each with its reasons, in pieces. */
  refusedRows: (app: App, sent: { format: ImportFormat; file: SentFile } & Reading) => AsyncIterable<string>
  batches: ImportBatches
}

const TRANSFER_OF: Readonly<Record<WrittenKind, Transfer>> = {
  casino: transfer({ items: casinoItems, form: CasinoForm }),
  bonus: transfer({ items: bonusItems, form: BonusForm }),
  game: transfer({ items: gameItems, form: GameForm }),
  post: transfer({ items: postItems, form: PostForm }),
  landing: transfer({ items: landingItems, form: LandingForm }),
}
export const TRANSFERS: readonly Transfer[] = Object.values(TRANSFER_OF)

export function transferOf(kind: WrittenKind): Transfer {
  return TRANSFER_OF[kind]
}

function transfer<Form extends Record<string, unknown>>(kind: {
  items: Items<Form, WrittenKind>
  form: z.ZodObject & z.ZodType<Form>
}): Transfer {
  const importable: Importable<Form> = { ...kind, notStated: notStatedIn(kind.form) }
  const batches = { apply: applyBatches(importable), undo: undoBatches(kind.items) }
  return {
    kind: importable.items.store.kind,
    exportItems: (app, format) => exportItems(app, importable.items, format),
    importItems: (app, actor, asked) => importItems(app, actor, { importable, batches }, asked),
    refusedRows: (app, sent) => refusedRows(app, importable, sent),
    batches,
  }
}

/** Null for each required field that accepts null, "not stated". A file answers so by leaving the column out. */
function notStatedIn<Form>(form: z.ZodObject & z.ZodType<Form>): Partial<Form> {
  const names = Object.entries(form.shape as Record<string, z.ZodType>)
    .filter(([, field]) => !field.safeParse(undefined).success && field.safeParse(null).success)
    .map(([name]) => [name, null])
  return Object.fromEntries(names) as Partial<Form>
}
