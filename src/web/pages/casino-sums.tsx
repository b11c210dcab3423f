import { paths } from '#contract/paths.ts'
import { oneDigit } from '#domain/ratings.ts'
import { Link } from '#ui/link.tsx'
import { WideTable } from '#ui/wide-table.tsx'
import { counted } from '../reviews/counted.ts'
import type { WorkedExample } from './worked-example.ts'

/** The six ratings of a real casino and their mean. */
export function ExpertSum({ example: { casino, ratings, sum, expert } }: { example: WorkedExample }) {
  return (
    <>
      <p>
        This is how <Link to={paths.casino(casino.id)}>{casino.name}</Link> came to its {expert}:
      </p>
      <WideTable label={`Expert ratings of ${casino.name}`}>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col" className="num">
              Rating
            </th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ name, rating }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{rating}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum of six</th>
            <td className="num">{sum.toFixed(1)}</td>
          </tr>
          <tr>
            <th scope="row">Mean: {sum.toFixed(1)} ÷ 6</th>
            <td className="num">
              <strong>{expert}</strong>
            </td>
          </tr>
        </tfoot>
      </WideTable>
    </>
  )
}

/** How two ratings of a real casino become the one that is shown. */
export function ShownSum({ example: { casino, expert, userAverage, shown } }: { example: WorkedExample }) {
  return (
    <p className="callout">
      <b>{casino.name}:</b> experts {expert}, users {userAverage.toFixed(2)} from{' '}
      {counted(casino.totalReviews, 'review')}. ({expert} + {userAverage.toFixed(2)}) ÷ 2 = {shown.toFixed(2)}
      , shown as {oneDigit(shown)}.
    </p>
  )
}
