import type { Program, ProgramForm } from '#contract/earnings/earnings.schema.ts'
import { Refusal, type FieldProblem } from '#contract/shared/refusal.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { insertProgram, updateProgram } from '#db/queries/earnings/program-writes.ts'
import { findProgram } from '#db/queries/earnings/programs.ts'
import { newSecret } from '#platform/hash.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { addressProblem } from './postback-addresses.ts'

/**
 * Creates a programme with a postback address, or changes the one with this id; undefined for an unknown id. Turning
 * signatures on creates a secret. Refuses with invalid_input and conflict, naming the field.
 */
export async function saveProgram(
  app: App,
  actor: Actor,
  form: ProgramForm,
  id?: number,
): Promise<Program | undefined> {
  authorise(app, actor, 'programs.write')
  const problem = addressProblem(form.postbackAddresses) ?? wordProblem(form)
  if (problem !== undefined) throw refusal('invalid_input', problem)
  const before = id === undefined ? undefined : await findProgram(app.db, id)
  if (id !== undefined && before === undefined) return undefined
  // The secret stays while calls remain signed.
  const secret = form.isSigned ? (before?.isSigned === true ? undefined : newSecret()) : null
  return inTransaction(app, async ({ db, now }) => {
    const savedId =
      id ?? (await insertProgram(db, form, { at: now(), key: newSecret(), secret: secret ?? null }))
    if (id !== undefined) await updateProgram(db, id, form, { at: now(), secret })
    await audit({ db, now }, actor, {
      action: id === undefined ? 'created' : 'changed',
      kind: 'programme',
      itemId: savedId,
      name: form.name,
    })
    const saved = await findProgram(db, savedId)
    return saved && { ...saved, postbackSecret: secret ?? null }
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw refusal('conflict', { path: 'name', message: 'Another programme has this name' })
  })
}

/** A word must stand for one event, and a parameter for one field. */
function wordProblem({ postbackNames: { parameters, events } }: ProgramForm): FieldProblem | undefined {
  const twice = firstTwice(events.map(({ word }) => word))
  if (twice !== undefined)
    return { path: 'postbackNames.events', message: `The word “${twice}” means two events` }
  const parameter = firstTwice(Object.values(parameters))
  return parameter === undefined
    ? undefined
    : { path: 'postbackNames.parameters', message: `The parameter “${parameter}” means two fields` }
}

function firstTwice(words: readonly string[]): string | undefined {
  return words.find((word, index) => words.indexOf(word) < index)
}

function refusal(code: 'conflict' | 'invalid_input', problem: FieldProblem): Refusal {
  return new Refusal(code, problem.message, { problems: [problem] })
}
