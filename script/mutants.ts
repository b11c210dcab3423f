/**
 * Breaks one line at a time and checks that the named tests fail. For script/test --mutants. Each file is restored,
 * also after Ctrl-C. `MUTANT=3` runs a single one.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** Each line: a file, a text that occurs in it once, its replacement, and the tests that must fail. */
const MUTANTS = readFileSync('script/mutants.tsv', 'utf8').trimEnd().split('\n').slice(1)

/** The numbers and files of mutants that no test detected. */
export function runMutants(env: Record<string, string>): string[] {
  const only = Number(process.env['MUTANT'] ?? 0)
  return MUTANTS.flatMap((mutant, at) => {
    const [file = '', line = '', broken = '', tests = ''] = mutant.split('\t')
    if (only > 0 && only !== at + 1) return []
    const text = readFileSync(file, 'utf8')
    const name = `${at + 1} ${file}: ${line}`
    if (text.split(line).length !== 2) return [`${name} (not found exactly once)`]
    const restore = () => writeFileSync(file, text)
    const stop = () => process.exit(1)
    process.on('exit', restore)
    process.on('SIGTERM', stop)
    writeFileSync(
      file,
      text.replace(line, () => broken),
    )
    const started = performance.now()
    const { status } = spawnSync('vitest', ['run', '--bail', '1', ...tests.split(' ')], {
      stdio: 'ignore',
      env: { ...process.env, ...env },
    })
    restore()
    process.off('exit', restore)
    process.off('SIGTERM', stop)
    const isCaught = status !== 0
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`${isCaught ? 'caught' : 'MISSED'}  ${name} (${seconds} s)`)
    return isCaught ? [] : [name]
  })
}
