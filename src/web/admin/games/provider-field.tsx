import { GAME_PROVIDERS } from '#contract/shared/options.ts'
import { TextField } from '../form/text-field.tsx'
import { useKnownValues } from '../form/use-known-values.ts'

/** The studio of a game: one that the catalogue knows, one of the list, or any other. */
export function ProviderField() {
  const { provider: known = [] } = useKnownValues('game')
  return <TextField name="provider" label="Provider" offers={[...new Set([...known, ...GAME_PROVIDERS])]} />
}
