import { WideTable } from '#ui/wide-table.tsx'
import { SAFETY_CHECKLIST } from './safety-checklist.ts'

/** The five parts of the safety index with their weights. */
export function SafetyTable() {
  return (
    <WideTable label="Parts of the safety index">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col" className="num">
            Weight
          </th>
          <th scope="col">What we ask</th>
        </tr>
      </thead>
      <tbody>
        {SAFETY_CHECKLIST.map(({ part, weight, question }) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            <td className="num">{weight}%</td>
            <td>{question}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
