import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { GAME_FIELDS, GAME_LAYOUT, GameForm } from '#contract/games/fields.ts'
import { GAME_PROVIDERS } from '#contract/shared/options.ts'
import { TextField, textOf } from '../items/form/fields.tsx'
import { formOfFields } from '../items/form/form-tabs.tsx'
import { ItemDialog } from '../items/form/item-dialog.tsx'
import { TagField } from '../items/form/tag-field.tsx'
import { useKnownValues } from '../items/form/use-known-values.ts'
import { categoriesAfter, gameFormOf } from './game-values.ts'

export function GameDialog() {
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
