import { paths } from '#contract/shared/paths.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { Link } from '#ui/link.tsx'
import { WideTable } from '#ui/wide-table.tsx'
import { counted } from '../reviews/counted.ts'
import { begunDecimals } from './begun-decimals.ts'
import type { WorkedExample } from './worked-example.ts'

/** The six ratings of a real casino and their mean. */
export function ExpertSum({ example }: { example: WorkedExample }) {
  const { casino, ratings, sum, mean, expert, isSetByHand } = example
  return (
    <>
      <p>
        This is how <Link to={paths.casino(casino)}>{casino.name}</Link> came to its {expert}:
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
            <td className="num">{isSetByHand ? mean : <strong>{mean}</strong>}</td>
          </tr>
          {isSetByHand && (
            <tr>
              <th scope="row">Total, set by hand</th>
              <td className="num">
                <strong>{expert}</strong>
              </td>
            </tr>
          )}
        </tfoot>
      </WideTable>
      {isSetByHand && (
        <p>
          The total of {casino.name} is not the mean: an editor set it by hand. The reason is not recorded.
        </p>
      )}
    </>
  )
}

/** How two ratings of a real casino become the one that is shown. */
export function ShownSum({ example: { casino, expert, userAverage, shown } }: { example: WorkedExample }) {
  return (
    <p className="callout">
      <b>{casino.name}:</b> experts {expert}, users {begunDecimals(userAverage)} from{' '}
      {counted(casino.totalReviews, 'review')}. ({expert} + {begunDecimals(userAverage)}) ÷ 2 ={' '}
      {begunDecimals(shown)}, shown as {oneDigit(shown)}.
    </p>
  )
}
