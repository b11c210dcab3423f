import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { TagField } from '../form/tag-field.tsx'
import { textOf } from '../form/text-of.ts'
import { categoriesAfter } from './game-values.ts'

/** The categories of a game. The one that it has from its type alone changes with the type. */
export function CategoryField() {
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
