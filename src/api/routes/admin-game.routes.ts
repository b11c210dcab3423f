import { GameRow } from '#contract/admin-rows.schema.ts'
import { GameBody, GameForm } from '#contract/game-form.schema.ts'
import { searchGameRows } from '#db/queries/admin-game-rows.ts'
import { gameItems } from '#operations/game-items.ts'
import { itemRoutes } from '../item-routes.ts'

export const adminGameRoutes = itemRoutes({
  items: gameItems,
  form: GameForm,
  body: GameBody,
  row: GameRow,
  searchRows: searchGameRows,
  withShown: (form, isActive) => (form.isActive === isActive ? undefined : { ...form, isActive }),
})
