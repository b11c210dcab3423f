import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { GAME_FIELDS, GAME_LAYOUT, GameForm } from '#contract/games/fields.ts'
import type { GameRow } from '#contract/items/admin-rows.schema.ts'
import { GAME_PROVIDERS } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { NotStated, Rtp, Volatility } from '#web/cards/scores.tsx'
import { ActiveBadge } from '../active-badge.tsx'
import { TextField, textOf } from '../items/form/fields.tsx'
import { formOfFields } from '../items/form/form-tabs.tsx'
import { ItemDialog } from '../items/form/item-dialog.tsx'
import { TagField } from '../items/form/tag-field.tsx'
import { useKnownValues } from '../items/form/use-known-values.ts'
import { ACTIVE_WORDS, AdminTable } from '../items/table/admin-table.tsx'
import type { TableWords } from '../items/table/table-words.ts'
import type { Column } from '../items/table/column.ts'
import { TransferButton } from '../transfer/transfer-button.tsx'
import { categoriesAfter, gameFormOf } from './game-values.ts'

const WORDS: TableWords = {
  title: 'Games',
  one: 'game',
  many: 'games',
  add: 'Add Game',
  ...ACTIVE_WORDS,
}

const COLUMNS: readonly Column<GameRow>[] = [
  { label: 'Name', sort: 'name', cell: ({ name }) => <b className="table__long">{name}</b> },
  { label: 'Provider', sort: 'provider', cell: ({ provider }) => provider },
  {
    label: 'Category',
    sort: 'category',
    isMinor: true,
    cell: ({ category }) => <span className="table__long">{category.join(', ')}</span>,
  },
  { label: 'RTP %', sort: 'rtp', cell: ({ rtp }) => <Rtp percent={rtp} /> },
  {
    label: 'Volatility',
    sort: 'volatility',
    isMinor: true,
    cell: ({ volatility }) =>
      volatility === null ? (
        <NotStated />
      ) : (
        <Badge tone="line">
          <Volatility value={volatility} />
        </Badge>
      ),
  },
  { label: 'Status', sort: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
]

/** The games of the admin area: the table and the dialog from the address. */
export default function AdminGamesScreen() {
  return (
    <>
      <AdminTable<GameRow>
        kind="game"
        words={WORDS}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        siteHref={(game) => paths.game(game)}
        extra={<TransferButton kind="game" />}
      />
      <GameDialog />
    </>
  )
}

function GameDialog() {
  return (
    <ItemDialog
      kind="game"
      schema={GameForm}
      {...FORM}
      nameOf={({ name }) => String(name)}
      formOf={gameFormOf}
    />
  )
}

const FORM = formOfFields('game', GAME_FIELDS, GAME_LAYOUT, {
  provider: <ProviderField />,
  category: <CategoryField />,
})

/** The studio of a game: one in the catalogue, one of the list, or any other. */
function ProviderField() {
  const { provider: known = [] } = useKnownValues('game')
  return <TextField name="provider" label="Provider" offers={[...new Set([...known, ...GAME_PROVIDERS])]} />
}

function CategoryField() {
  const { getValues, setValue } = useFormContext()
  const type = textOf(useWatch({ name: 'type' }))
  const before = useRef(type)

  useEffect(() => {
    const present = getValues('category') as string[]
    const next = categoriesAfter(present, { from: before.current, to: type })
    before.current = type
    if (next !== present) setValue('category', next, { shouldDirty: true })
  }, [getValues, setValue, type])

  return <TagField of="game" name="category" label="Categories" hint="The type's own when left empty" />
}
