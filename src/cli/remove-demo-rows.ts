import { countDemoRows } from '#db/queries/items/demo-rows.ts'
import { demoInWords, demoTrafficInWords, keptInWords } from '#domain/items/demo-words.ts'
import { removeDemo } from '#operations/items/remove-demo.ts'
import { withApp } from './with-app.ts'

/** Reports the removable demo content and, with `apply`, moves it to the trash. */
export async function removeDemoRows({ apply = false }: { apply?: boolean }): Promise<void> {
  const counts = await withApp((app) => (apply ? removeDemo(app, { role: 'system' }) : countDemoRows(app.db)))
  const words = demoInWords(counts)
  const traffic = demoTrafficInWords(counts)
  if (words === undefined && traffic === undefined) return console.log('There is no demo content to remove.')
  if (words !== undefined) console.log(`${apply ? 'Moved' : 'This would move'} to the trash: ${words}.`)
  if (traffic !== undefined) console.log(`${apply ? 'Deleted' : 'It would delete'} for good: ${traffic}.`)
  if (!apply) console.log('Add --apply to do it.')
  const kept = keptInWords(counts)
  if (kept !== undefined) console.log(kept)
}
