import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { NewPassword } from '#contract/staff/admins.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { setPassword } from '#operations/staff/set-password.ts'
import { withApp } from './with-app.ts'

export async function setPasswordOf(username: string | undefined): Promise<void> {
  if (username === undefined) throw new Refusal('invalid_input', 'Say whose: set-password USERNAME')
  // Opened first, so that nobody types a password for a database that another process holds.
  await withApp(async (app) => {
    const checked = NewPassword.safeParse(await readPassword(`New password of ${username}: `))
    if (!checked.success)
      throw new Refusal('invalid_input', checked.error.issues[0]?.message ?? 'This password cannot be used.')
    const name = await setPassword(app, username, checked.data)
    console.log(`The password of ${name} is set. Sessions signed in as ${name} have ended.`)
  })
}

/** Reads a password: hidden input on a terminal, else the first line of standard input unchanged. */
async function readPassword(question: string): Promise<string> {
  const { stdin, stdout } = process
  if (!stdin.isTTY) {
    const lines = createInterface({ input: stdin })
    for await (const line of lines) return line
    return ''
  }
  stdout.write(question)
  // The line editor works as usual, without echo.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    stdout.write('\n')
  }
}
