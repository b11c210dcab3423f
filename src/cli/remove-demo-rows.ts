import { countDemoRows } from '#db/queries/items/demo-rows.ts'
import { demoInWords, keptInWords } from '#domain/items/demo-words.ts'
import { removeDemo } from '#operations/items/remove-demo.ts'
import { withApp } from './with-app.ts'

/** Says what of the demo catalogue would go and, with `apply`, moves it to the trash. */
export async function removeDemoRows({ apply }: { apply: boolean }): Promise<void> {
  const counts = await withApp((app) => (apply ? removeDemo(app, { role: 'system' }) : countDemoRows(app.db)))
  const words = demoInWords(counts)
  if (words === undefined) console.log('There is no demo content to remove.')
  else if (apply) console.log(`Moved to the trash: ${words}.`)
  else console.log(`This would move to the trash: ${words}. Add --apply to do it.`)
  const kept = keptInWords(counts)
  if (kept !== undefined) console.log(kept)
}
