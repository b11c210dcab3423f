import { GAME_PROVIDERS } from '#contract/shared/options.ts'
import { TagField } from '../form/tag-field.tsx'
import { RestrictionsField } from './restrictions-field.tsx'

/** What visitors filter by. */
export function FeaturesTab() {
  return (
    <>
      <TagField of="casino" name="features" label="Features" />
      <TagField of="casino" name="supportedCurrencies" label="Supported currencies" />
      <TagField of="casino" name="gameProviders" label="Game providers" offers={GAME_PROVIDERS} />
      <RestrictionsField />
    </>
  )
}
