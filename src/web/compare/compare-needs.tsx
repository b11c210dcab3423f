import { Form, useNavigate } from 'react-router'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { writeCompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE } from '#contract/shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { compareAddress } from './compare-address.ts'
import { NeedFields } from './need-fields.tsx'
import type { CompareFilters } from './need-fields.tsx'

/**
 * What the visitor needs: it marks the rows that answer it, and the button lists every casino that has it. The answer
 * to a choice is a row of the table, so it needs no button; without scripts the button sends the form.
 */
export function CompareNeeds({ search, filters }: { search: CompareSearch; filters: CompareFilters }) {
  const navigate = useNavigate()
  const kept = new URLSearchParams(writeCompareSearch(search))
  for (const name of ['find', 'listed', 'country', 'paymentMethods', 'license']) kept.delete(name)
  return (
    <Form className="cmp-needs" action="/compare" preventScrollReset aria-label="What you need">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="listed" value={COMPARE.listed} />
      <NeedFields
        filters={filters}
        wanted={search.wanted}
        onChange={(wanted) =>
          void navigate(compareAddress({ ...search, wanted }), { preventScrollReset: true, replace: true })
        }
      />
      <Button type="submit" variant="outline">
        List casinos
      </Button>
    </Form>
  )
}
