import { X } from 'lucide'
import { useEffect, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { RESTRICTABLE_COUNTRIES } from '#contract/shared/options.ts'
import { CASINO_FACETS, facetOf, type CasinoFacet } from '#contract/casinos/casino-facets.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoFacetCounts } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { closeWhenLeft } from '#ui/close-when-left.ts'
import { Combobox } from '#ui/combobox.tsx'
import { Fold } from '#ui/fold.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select, type Option } from '#ui/select.tsx'
import { counted, grouped } from '#domain/shared/counted.ts'
import { useCountry } from '../countries/use-country.ts'
import { consentRule } from '../analytics/consent-rule.ts'
import { facetOptions, MOST_OPTIONS, type FacetOption } from './facet-options.ts'
import {
  casinoListAddress,
  cleared,
  isMany,
  PANEL,
  sameText,
  setValues,
  withFacet,
  withMatch,
  withToggled,
  type ManyFacet,
} from './search-edits.ts'

/** Options shown before "Show N more". */
const SHOWN_AT_ONCE = 8

/** The id of the filter form, which search box and order belong to, wherever they are. */
export const FILTER_FORM = 'casino-filters'
/** The id of the panel that the Filters button opens on small screens. */
export const FILTER_PANEL = 'filters'

interface FacetFieldProps {
  search: CasinoSearch
  counts: CasinoFacetCounts
  onChange: (next: CasinoSearch) => void
}

interface FilterSidebarProps extends FacetFieldProps {
  total: number | undefined
}

/**
 * The filters: beside the list on wide screens; on small ones a full-screen popover that the browser opens and closes
 * without scripts. Choices take effect at once; without scripts a button submits the form.
 */
export function FilterSidebar({ total, ...panel }: FilterSidebarProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to its popover and its focus, not to presses
    <div
      className="filters"
      id={FILTER_PANEL}
      popover="auto"
      aria-label="Filters"
      // A press on plain text focuses the closest focusable ancestor, which must not be the page behind.
      tabIndex={-1}
      role={isOpen ? 'dialog' : 'complementary'}
      onToggle={({ currentTarget, newState }) => {
        setIsOpen(newState === 'open')
        if (newState === 'open') currentTarget.querySelector<HTMLElement>('.filters__close')?.focus()
      }}
      onBlur={closeWhenLeft}
    >
      <Form id={FILTER_FORM} method="get" action={paths.casinos()}>
        <div className="filters__head">
          <h2>Filters</h2>
          <Link className="see-all" to={casinoListAddress(cleared(panel.search))} preventScrollReset>
            Clear All
          </Link>
          <IconButton
            className="filters__close"
            icon={X}
            label="Close"
            popoverTarget={FILTER_PANEL}
            popoverTargetAction="hide"
          />
        </div>
        <FacetPanel {...panel} />
        <Button type="submit" block className="unscripted">
          Show casinos
        </Button>
      </Form>
      <div className="filters__foot scripted">
        <Button block popoverTarget={FILTER_PANEL} popoverTargetAction="hide">
          <span aria-live="polite">{showLabel(total)}</span>
        </Button>
      </div>
    </div>
  )
}

function showLabel(total: number | undefined): string {
  return total === undefined ? 'Loading...' : `Show ${counted(total, 'casino')}`
}

/** All facets of the list with counts. */
function FacetPanel(props: FacetFieldProps) {
  return PANEL.map((facet) => (
    <FacetGroup
      key={facet}
      title={CASINO_FACETS[facet].label}
      open={CASINO_FACETS[facet].panel[1] || props.search[facet] !== undefined}
    >
      <FacetField facet={facet} {...props} />
    </FacetGroup>
  ))
}

function FacetGroup({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <Fold className="fgroup" open={open} summary={<h3>{title}</h3>}>
      <div className="fgroup__body">{children}</div>
    </Fold>
  )
}

function FacetField({ facet, ...props }: OneFacetProps) {
  const { control } = facetOf(facet)
  switch (control.as) {
    case 'steps':
      return (
        <>
          <StepsField facet={facet} {...props} />
          {control.note !== undefined && <p className="xs mut mt-2">{control.note}</p>}
        </>
      )
    case 'boxes':
      return (
        <>
          {control.hasMatch && <MatchField {...props} />}
          {isMany(facet) && <ManyField facet={facet} {...props} />}
        </>
      )
    case 'combobox':
      return <ComboboxField facet={facet} any={control.any} {...props} />
    case 'radio':
      return <RadioField facet={facet} any={control.any} {...props} />
    case 'select':
      return <SelectField facet={facet} any={control.any} {...props} />
  }
}

/** Whether a casino must accept any or all of the chosen payment methods. */
function MatchField({ search, onChange }: Pick<FacetFieldProps, 'search' | 'onChange'>) {
  return (
    <Segmented
      name="paymentMatch"
      label="Accepts"
      segments={[
        { value: 'any', label: 'Any of these' },
        { value: 'all', label: 'All of these' },
      ]}
      value={search.paymentMatch ?? 'any'}
      onChange={(value) => onChange(withMatch(search, value === 'all'))}
    />
  )
}

type OneFacetProps = FacetFieldProps & { facet: CasinoFacet }

type ChoiceProps = OneFacetProps & { any: string }

function StepsField({ facet, search, counts, onChange }: OneFacetProps) {
  const steps = facetOptions(facet, counts).map(({ value, label, count }) => ({
    value,
    label: (
      <>
        {label}
        <span className="n">{grouped(count)}</span>
      </>
    ),
  }))
  return (
    <Segmented
      name={facet}
      label={CASINO_FACETS[facet].label}
      segments={[{ value: '', label: 'Any' }, ...steps]}
      value={String(search[facet] ?? '')}
      onChange={(value) => onChange(withChoice(search, facet, value))}
    />
  )
}

/** For countries: the 41 of decision D-29, the address's and the visitor's own. For other facets: all values. */
function ComboboxField({ facet, any, search, counts, onChange }: ChoiceProps) {
  const countries = new Set<string | undefined>([...RESTRICTABLE_COUNTRIES, search.country, useCountry()])
  const seems = useSeemingCountry()
  const options = facetOptions(facet, counts).filter(
    ({ value }) => facet !== 'country' || countries.has(value),
  )
  const offered =
    facet === 'country' && search.country === undefined
      ? options.find(({ value }) => value === seems)
      : undefined
  const choose = (value: string) => onChange(withChoice(search, facet, value))
  return (
    <>
      <Combobox
        name={facet}
        label={CASINO_FACETS[facet].label}
        options={[{ value: '', label: any }, ...options]}
        value={String(search[facet] ?? '')}
        onChange={choose}
      />
      {offered !== undefined && (
        <Button variant="outline" size="sm" className="mt-2" onClick={() => choose(offered.value)}>
          {offered.label}
        </Button>
      )}
    </>
  )
}

/** The browser's likely country, to offer it as a shortcut; undefined until known. Not stored. */
function useSeemingCountry(): string | undefined {
  const [country, setCountry] = useState<string>()
  useEffect(() => void consentRule().then((rule) => setCountry(rule?.country ?? undefined)), [])
  return country
}

function RadioField({ facet, any, search, counts, onChange }: ChoiceProps) {
  const options: Option[] = [{ value: '', label: any }, ...facetOptions(facet, counts)]
  return (
    <div role="radiogroup" aria-label={CASINO_FACETS[facet].label}>
      {options.map(({ value, label, ...option }) => (
        <Checkbox
          key={value}
          type="radio"
          name={facet}
          value={value}
          {...option}
          checked={(setValues(facet, search)[0] ?? '') === value}
          onChange={() => onChange(withChoice(search, facet, value))}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  )
}

function SelectField({ facet, any, search, counts, onChange }: ChoiceProps) {
  return (
    <Select
      name={facet}
      aria-label={CASINO_FACETS[facet].label}
      options={[{ value: '', label: any }, ...facetOptions(facet, counts)]}
      value={String(search[facet] ?? '')}
      onChange={(value) => onChange(withChoice(search, facet, value))}
    />
  )
}

/** The search with a control's value; an empty value removes the facet. */
function withChoice(search: CasinoSearch, facet: CasinoFacet, value: string): CasinoSearch {
  if (value === '') return withFacet(search, facet, undefined)
  return withFacet(search, facet, CASINO_FACETS[facet].kind === 'one' ? value : Number(value))
}

/** Checkboxes: the most frequent values, the rest behind a fold that opens without scripts. */
function ManyField({ facet, search, counts, onChange }: FacetFieldProps & { facet: ManyFacet }) {
  const options = facetOptions(facet, counts)
  const isSet = ({ value }: FacetOption) => (search[facet] ?? []).some((other) => sameText(other, value))
  const rows = (some: readonly FacetOption[]) =>
    some.map((option) => (
      <Checkbox
        key={option.value}
        name={facet}
        value={option.value}
        count={option.count}
        checked={isSet(option)}
        onChange={() => onChange(withToggled(search, facet, option.value))}
      >
        {option.label}
      </Checkbox>
    ))
  const hidden = options.slice(SHOWN_AT_ONCE)
  return (
    <>
      {rows(options.slice(0, SHOWN_AT_ONCE))}
      {hidden.length > 0 && (
        <Fold
          className="more"
          open={hidden.some(isSet)}
          summaryClassName="see-all"
          summary={
            <>
              <span>Show {hidden.length} more</span>
              <span>Show fewer</span>
            </>
          }
        >
          {rows(hidden)}
          {options.length >= MOST_OPTIONS && <p className="xs mut mt-2">The {MOST_OPTIONS} most frequent</p>}
        </Fold>
      )}
    </>
  )
}
