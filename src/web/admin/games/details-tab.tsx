import { useWatch } from 'react-hook-form'
import { paths } from '#contract/shared/paths.ts'
import { FactField } from '../form/fact-field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { TagField } from '../form/tag-field.tsx'
import { textOf } from '../form/text-of.ts'
import { TextField } from '../form/text-field.tsx'
import { SelectField } from '../form/select-field.tsx'
import { VOLATILITY_OPTIONS } from './game-options.ts'

/** What the game pays and costs, and where it can be seen. */
export function DetailsTab() {
  const name = textOf(useWatch({ name: 'name' }))
  const type = textOf(useWatch({ name: 'type' }))
  return (
    <>
      <div className="form__2">
        <FactField name="rtp" label="RTP" hint="Percent" type="number" min={0} max={100} step={0.01} />
        <SelectField name="volatility" label="Volatility" options={VOLATILITY_OPTIONS} fact />
      </div>
      <div className="form__2">
        <FactField name="minBet" label="Minimum bet" hint="€" type="number" min={0} step={0.01} />
        <FactField name="maxBet" label="Maximum bet" hint="€" type="number" min={0} step={0.01} />
      </div>
      <div className="form__2">
        <TextField name="paylines" label="Paylines" hint="Optional" type="number" min={0} step={1} />
        <TextField
          name="maxMultiplier"
          label="Max multiplier"
          hint="Optional"
          type="number"
          min={0}
          step={1}
        />
      </div>
      <TagField of="game" name="tags" label="Tags" />
      <TextField name="demoUrl" label="Demo URL" type="url" hint="Optional" placeholder="https://" />
      <PictureField
        name="imageUrl"
        label="Image URL"
        fallback={paths.gameArt(type === '' ? 'slot' : type, name === '' ? 'Game' : name)}
      />
    </>
  )
}
