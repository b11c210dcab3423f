import { Refusal } from '#contract/shared/refusal.ts'
import type { App } from '../app/app.ts'
import type { Items } from '../items/items.ts'

/** Each form as it is to be kept, or why it is refused, in their order. `id` is the item that is saved over, `by` who saves. */
export async function prepareAll<Form>(
  app: App,
  items: Items<Form>,
  asked: readonly { form: Form; id: number | undefined }[],
  by: string | null,
): Promise<(Form | Refusal)[]> {
  const forms = asked.map(({ form, id }) => ({ form, id }))
  if (items.prepareAll !== undefined) return items.prepareAll(app, forms, by)
  const prepared: (Form | Refusal)[] = []
  // One after the other: a transaction has one connection.
  for (const { form, id } of forms) prepared.push(await items.prepare(app, form, id, by).catch(asRefusal))
  return prepared
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}
