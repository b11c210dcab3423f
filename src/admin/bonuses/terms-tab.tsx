import { Plus, X } from 'lucide'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { OFFER_KINDS, WAGERING_BASES, type ReadTerms, type TermProposal } from '#contract/offers/terms.ts'
import { termWords } from '#domain/offers/terms-words.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SelectField, TextField } from '../items/form/fields.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { EMPTY_STEP, NOT_STATED, textOfTerm } from './terms-values.ts'
import './terms-tab.css'

const OPEN = { value: NOT_STATED, label: 'Not stated' }
const words = (value: string) => ({
  value,
  label: (value.charAt(0).toUpperCase() + value.slice(1)).replaceAll('_', ' '),
})
const KINDS = [OPEN, ...OFFER_KINDS.map(words)]
const BASES = [OPEN, ...WAGERING_BASES.map(words)]
const ANSWERS = [OPEN, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }]

/** The terms of an offer as data, read from the casino's text or entered by hand. Empty means "not stated". */
export function TermsTab() {
  return (
    <>
      <PasteTerms />
      <p className="sm mut">Every field may stay empty: empty is “not stated”, and visitors read it so.</p>
      <SelectField name="offerTerms.kind" label="Kind" options={KINDS} />
      <Steps />
      <div className="form__2">
        <TextField name="offerTerms.wagering.multiple" label="Wagering, times" placeholder="35" />
        <SelectField name="offerTerms.wagering.base" label="Of what" options={BASES} />
      </div>
      <div className="form__2">
        <TextField name="offerTerms.freeSpinsWagering" label="Wagering of spin winnings, times" />
        <TextField name="offerTerms.maxBet" label="Highest bet" placeholder="€5" />
      </div>
      <TextField
        name="offerTerms.contributions"
        label="Games that count"
        placeholder="slots 100%, table games 10%, live casino 0%"
      />
      <div className="form__2">
        <TextField
          name="offerTerms.maxCashout"
          label="Cash-out limit"
          hint="€500, 10x bonus, 5x deposit, or none"
        />
        <SelectField name="offerTerms.cashable" label="The bonus can be withdrawn" options={ANSWERS} />
      </div>
      <div className="form__2">
        <TextField name="offerTerms.daysToWager" label="Days to wager" />
        <TextField name="offerTerms.daysToClaim" label="Days to claim" />
      </div>
      <SelectField name="offerTerms.newCustomersOnly" label="New customers only" options={ANSWERS} />
      <div className="form__2">
        <TextField name="offerTerms.countries.included" label="Only in" placeholder="DE, AT" />
        <TextField name="offerTerms.countries.excluded" label="Not in" placeholder="SE, GB" />
      </div>
      <TextField
        name="offerTerms.excludedPaymentMethods"
        label="Payment methods that do not qualify"
        placeholder="Skrill, Neteller"
      />
    </>
  )
}

/** The steps of a package in order; a single offer has one. */
function Steps() {
  const { fields, append, remove } = useFieldArray({ name: 'offerTerms.steps' })
  return (
    <fieldset className="row-list grid justify-items-start gap-3 min-w-0 p-0 border-0">
      <legend>Steps</legend>
      {fields.map(({ id }, at) => {
        const name = (field: keyof typeof EMPTY_STEP) => `offerTerms.steps.${at}.${field}`
        return (
          <div key={id}>
            <TextField name={name('label')} label="Name" placeholder="First deposit" />
            <TextField name={name('matchPercent')} label="Match or cashback, %" placeholder="100" />
            <TextField name={name('maxBonus')} label="Highest bonus" placeholder="€200" />
            <TextField name={name('minDeposit')} label="Minimum deposit" placeholder="€20" />
            <TextField name={name('spins')} label="Free spins" />
            <TextField name={name('spinValue')} label="Value of a spin" placeholder="€0.10" />
            <TextField name={name('game')} label="Game of the spins" />
            <IconButton icon={X} label={`Remove step ${at + 1}`} onClick={() => remove(at)} />
          </div>
        )
      })}
      <Button variant="outline" size="sm" onClick={() => append(EMPTY_STEP)}>
        <Icon of={Plus} size={18} />
        Add a step
      </Button>
    </fieldset>
  )
}

/** Proposes values from pasted terms, each with its sentence. The editor accepts or ignores each. */
function PasteTerms() {
  const { setValue } = useFormContext()
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<ReadTerms>()
  const proposals = answer?.proposals
  const read = async () => {
    try {
      const read = await callAdmin<ReadTerms>('/api/admin/bonuses/read-terms', {
        method: 'POST',
        payload: { text },
      })
      setAnswer(read)
    } catch (error) {
      showFailure(error, 'The terms could not be read.')
    }
  }
  const drop = (one: TermProposal) =>
    setAnswer((before) => before && { ...before, proposals: before.proposals.filter((each) => each !== one) })
  const take = (one: TermProposal) => {
    setValue(`offerTerms.${one.field}`, textOfTerm(one.field, one.value), { shouldDirty: true })
    drop(one)
  }
  return (
    <div className="terms-paste grid justify-items-start gap-3 pb-4 border-b border-b-border">
      <label htmlFor="pasted-terms">Paste the casino’s terms</label>
      <textarea
        id="pasted-terms"
        className="textarea"
        rows={4}
        maxLength={100_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button variant="outline" size="sm" disabled={text.trim() === ''} onClick={() => void read()}>
        Read the terms
      </Button>
      {proposals !== undefined && (
        <div role="status">
          {proposals.length === 0 ? (
            <p className="sm mut">Nothing left to propose. State by hand what is not here.</p>
          ) : (
            <>
              <ul>
                {proposals.map((proposal) => (
                  <li key={proposal.field}>
                    <p>
                      <b>{LABELS[proposal.field]}:</b> {termWords(proposal.field, proposal.value)}
                    </p>
                    <p className="xs mut">
                      <mark>{proposal.sentence}</mark>
                    </p>
                    <Button
                      size="sm"
                      onClick={() => take(proposal)}
                      aria-label={`Take ${LABELS[proposal.field]}`}
                    >
                      Take
                    </Button>
                    <Button
                      variant="ghost"
                      size="sm"
                      onClick={() => drop(proposal)}
                      aria-label={`Drop ${LABELS[proposal.field]}`}
                    >
                      Drop
                    </Button>
                  </li>
                ))}
              </ul>
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  for (const proposal of proposals) take(proposal)
                  for (const name of ['code', 'validUntil'] as const)
                    if (answer?.[name] !== undefined) setValue(name, answer[name], { shouldDirty: true })
                }}
              >
                Take all
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}

const LABELS: Readonly<Record<TermProposal['field'], string>> = {
  kind: 'Kind',
  steps: 'Steps',
  wagering: 'Wagering',
  freeSpinsWagering: 'Wagering of spin winnings',
  contributions: 'Games that count',
  maxBet: 'Highest bet',
  maxCashout: 'Cash-out limit',
  cashable: 'The bonus can be withdrawn',
  daysToWager: 'Days to wager',
  daysToClaim: 'Days to claim',
  newCustomersOnly: 'New customers only',
  countries: 'Countries',
  excludedPaymentMethods: 'Payment methods that do not qualify',
}
