/** Tables of tests that are files of lines: questions, searches and what they find. */
import { readFileSync } from 'node:fs'

/** The lines of a file beside this one, without its remarks. */
export function linesOf(file: string): string[] {
  return readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}
