import { GameRow } from '#contract/items/admin-rows.schema.ts'
import { GameBody, GameForm } from '#contract/games/fields.ts'
import { searchGameRows } from '#db/queries/games/admin-game-rows.ts'
import { gameItems } from '#operations/games/game-items.ts'
import { itemRoutes } from '../../item-routes.ts'

export const adminGameRoutes = itemRoutes({
  items: gameItems,
  form: GameForm,
  body: GameBody,
  row: GameRow,
  searchRows: searchGameRows,
  withShown: (form, isActive) => (form.isActive === isActive ? undefined : { ...form, isActive }),
})
