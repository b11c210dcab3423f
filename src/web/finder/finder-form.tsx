import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { CARES, COMMON_COUNTRIES, FINDER_PRESET, WANTS, type FinderChoice } from '#contract/casinos/finder.ts'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { readCountry } from '../countries/kept-country.ts'

interface FinderFormProps {
  /** The catalogue's payment methods in its spelling. */
  paymentMethods: readonly string[]
  choice?: FinderChoice
}

export const ANSWERS = 'answers'

/** The finder's form, whose address contains the whole question and can be shared. */
export function FinderForm({ paymentMethods, choice = FINDER_PRESET }: FinderFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const country = form.current?.elements.namedItem('country')
    if (country instanceof HTMLSelectElement && country.value === '') country.value = readCountry()
  }, [])
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const query = new URLSearchParams(
      [...chosen].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
    void navigate(`${paths.find(query.toString())}#${ANSWERS}`)
  }
  // A link may name a method that no casino accepts any more.
  const { payment = '' } = choice
  const others = payment === '' || paymentMethods.includes(payment) ? [] : [payment]
  return (
    <form
      ref={form}
      className="finder"
      action={`/find#${ANSWERS}`}
      onSubmit={find}
      aria-label="Find a casino"
    >
      <Part label="I live in" name="country" chosen={choice.country} required>
        <option value="">choose a country</option>
        <optgroup label="Common">{COMMON_COUNTRIES.map(option)}</optgroup>
        <optgroup label="Other countries">{OTHER_COUNTRIES.map(option)}</optgroup>
      </Part>
      <Part label="pay with" name="payment" chosen={choice.payment}>
        <option value="">any method</option>
        {[...others, ...paymentMethods].map((method) => option([method, method]))}
      </Part>
      <Part label="care about" name="care" chosen={choice.care}>
        {Object.entries(CARES).map(option)}
      </Part>
      <Part label="and want to" name="want" chosen={choice.want}>
        {Object.entries(WANTS).map(option)}
      </Part>
      <Button type="submit">Find three casinos</Button>
    </form>
  )
}

/** Each country once: of two selected options a browser would use the last. */
const OTHER_COUNTRIES = COUNTRIES.filter(([code]) => !COMMON_COUNTRIES.some(([common]) => common === code))

interface PartProps {
  label: string
  name: keyof FinderChoice
  chosen: string | undefined
  required?: boolean
  children: ReactNode
}

function Part({ label, chosen, children, ...select }: PartProps) {
  return (
    <label className="finder__part">
      <span>{label}</span>
      <select {...select} defaultValue={chosen ?? ''}>
        {children}
      </select>
    </label>
  )
}

function option([value, label]: readonly [string, string]) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
