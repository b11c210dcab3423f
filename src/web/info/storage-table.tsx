import { WideTable } from '#ui/wide-table.tsx'
import { STORAGE_KEYS } from './storage-keys.ts'

/** What the site keeps in the browser, key by key. */
export function StorageTable() {
  return (
    <>
      <p>
        These entries. Visitors get no cookies; the only one is set when staff sign in. You can see and delete
        them in the settings of your browser.
      </p>
      <WideTable label="Entries in your browser">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it holds</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {STORAGE_KEYS.map(({ key, holds, kept }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{holds}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  )
}
