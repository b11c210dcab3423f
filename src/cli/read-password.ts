import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/**
 * A password: typed without being shown, or, where nobody sits at a terminal, the first line of standard input
 * as it stands.
 */
export async function readPassword(question: string): Promise<string> {
  const { stdin, stdout } = process
  if (!stdin.isTTY) {
    const lines = createInterface({ input: stdin })
    for await (const line of lines) return line
    return ''
  }
  stdout.write(question)
  // The line editor works as usual; what it echoes goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    stdout.write('\n')
  }
}
