/** Every kind of thing that can be exported and imported. */
import type { z } from 'zod'
import { BonusForm } from '#contract/bonus-form.schema.ts'
import { CasinoForm } from '#contract/casino-form.schema.ts'
import { GameForm } from '#contract/game-form.schema.ts'
import type { ItemKind } from '#contract/item-kinds.ts'
import { PostForm } from '#contract/post-form.schema.ts'
import type { ImportReport, TransferFormat } from '#contract/transfer.ts'
import type { Actor } from '../actor.ts'
import type { App } from '../app.ts'
import { bonusItems } from '../bonus-items.ts'
import { casinoItems } from '../casino-items.ts'
import { gameItems } from '../game-items.ts'
import type { Items } from '../items.ts'
import { postItems } from '../post-items.ts'
import type { Importable } from './check-rows.ts'
import { exportItems } from './export-items.ts'
import { importItems } from './import-items.ts'
import type { Import } from './import-items.ts'
import { notStatedIn } from './not-stated.ts'

export interface Transfer {
  kind: ItemKind
  exportItems: (app: App, format: TransferFormat) => AsyncIterable<string>
  importItems: (app: App, actor: Actor, asked: Import) => Promise<ImportReport>
}

export const TRANSFERS: readonly Transfer[] = [
  transfer({ items: casinoItems, form: CasinoForm }),
  transfer({ items: bonusItems, form: BonusForm }),
  transfer({ items: gameItems, form: GameForm }),
  transfer({ items: postItems, form: PostForm }),
]

function transfer<Form extends Record<string, unknown>>(kind: {
  items: Items<Form>
  form: z.ZodObject & z.ZodType<Form>
}): Transfer {
  const importable: Importable<Form> = { ...kind, notStated: notStatedIn(kind.form) }
  return {
    kind: importable.items.store.kind,
    exportItems: (app, format) => exportItems(app, importable.items, format),
    importItems: (app, actor, asked) => importItems(app, actor, importable, asked),
  }
}
