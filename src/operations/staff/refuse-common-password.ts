import { Refusal } from '#contract/shared/refusal.ts'
import { isCommonPassword } from '#platform/common-passwords.ts'

const MESSAGE = 'This password is one of the most common ones, which attackers try first. Choose another one.'

/** Refuses with invalid_input, naming the field at `path`, when a password to be set is a common one. */
export async function refuseCommonPassword(path: string, password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return
  throw new Refusal('invalid_input', MESSAGE, { problems: [{ path, message: MESSAGE }] })
}
