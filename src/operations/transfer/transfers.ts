/** Every kind of thing that can be exported and imported. */
import { CasinoForm } from '#contract/casino-form.schema.ts'
import type { ItemKind } from '#contract/item-kinds.ts'
import type { ImportReport, TransferFormat } from '#contract/transfer.ts'
import type { Actor } from '../actor.ts'
import type { App } from '../app.ts'
import { casinoItems } from '../casino-items.ts'
import type { Importable } from './check-rows.ts'
import { exportItems } from './export-items.ts'
import { importItems } from './import-items.ts'
import type { Import } from './import-items.ts'

export interface Transfer {
  kind: ItemKind
  exportItems: (app: App, format: TransferFormat) => AsyncIterable<string>
  importItems: (app: App, actor: Actor, asked: Import) => Promise<ImportReport>
}

export const TRANSFERS: readonly Transfer[] = [transfer({ items: casinoItems, form: CasinoForm })]

function transfer<Form extends Record<string, unknown>>(importable: Importable<Form>): Transfer {
  return {
    kind: importable.items.store.kind,
    exportItems: (app, format) => exportItems(app, importable.items, format),
    importItems: (app, actor, asked) => importItems(app, actor, importable, asked),
  }
}
