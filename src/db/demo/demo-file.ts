/** Reads files of the demo catalogue. Errors name file and line. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'

type Path = readonly PropertyKey[]

/** One valid entry of a file. `problem` makes an error for one of its fields, with file and line. */
export interface DemoEntry<T> {
  value: T
  problem: (path: Path, message: string) => Error
}

export function readList<T>(folder: string, name: string, schema: z.ZodType<T>): DemoEntry<T>[] {
  const text = readText(folder, name)
  const list = parseJson(text, name, 1)
  if (!Array.isArray(list)) throw new Error(`demo/${name}: must be a list`)
  return list.map((item: unknown, index) => {
    const problem = (path: Path, message: string): Error => {
      const { document, lines } = readYaml(text)
      return problemAt(name, lineOf(document, lines, [index, ...path]), path, message)
    }
    return { value: checked(item, schema, problem), problem }
  })
}

export function readLines<T>(
  folder: string,
  name: string,
  schemaOf: (line: unknown) => z.ZodType<T>,
): DemoEntry<T>[] {
  return readText(folder, name)
    .split('\n')
    .flatMap((text, index) => {
      if (text.trim() === '') return []
      const problem = (path: Path, message: string) => problemAt(name, index + 1, path, message)
      const line = parseJson(text, name, index + 1)
      return [{ value: checked(line, schemaOf(line), problem), problem }]
    })
}

const FRONT_MATTER = /^---\n(.*?\n)---\n/s

/** Reads an article: YAML fields between two lines of three hyphens, then HTML as the field `content`. */
export function readArticle<T>(folder: string, name: string, schema: z.ZodType<T>): DemoEntry<T> {
  const text = readText(folder, name)
  const [matter = '', yaml] = FRONT_MATTER.exec(text) ?? []
  if (yaml === undefined)
    throw new Error(`demo/${name}:1: must begin with its fields between two lines of ---`)
  const { document, lines } = readYaml(yaml)
  const [error] = document.errors
  // The fields begin on the second line.
  if (error !== undefined)
    throw new Error(`demo/${name}:${(error.linePos?.[0].line ?? 1) + 1}: ${error.message}`)
  const fields: unknown = document.toJS()
  const problem = (path: Path, message: string) =>
    problemAt(name, lineOf(document, lines, path) + 1, path, message)
  const content = text.slice(matter.length)
  const item = typeof fields === 'object' && fields !== null ? { ...fields, content } : fields
  return { value: checked(item, schema, problem), problem }
}

function checked<T>(item: unknown, schema: z.ZodType<T>, problem: DemoEntry<T>['problem']): T {
  const result = schema.safeParse(item)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const strange = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  throw problem([...(issue?.path ?? []), ...strange], issue?.message ?? 'is wrong')
}

function readText(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
}

function parseJson(text: string, name: string, firstLine: number): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const { message } = error as SyntaxError
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? 1)
    throw new Error(`demo/${name}:${firstLine + line - 1}: ${message}`, { cause: error })
  }
}

/** JSON is also YAML, and only this parser reports lines. */
function readYaml(text: string): { document: Document.Parsed; lines: LineCounter } {
  const lines = new LineCounter()
  return { document: parseDocument(text, { lineCounter: lines }), lines }
}

/** The line of the field, or of the object that lacks it. */
function lineOf(document: Document.Parsed, lines: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as
      | { range?: [number, number, number] }
      | undefined
    if (node?.range) return lines.linePos(node.range[0]).line
  }
  return 1
}

function problemAt(name: string, line: number, path: Path, message: string): Error {
  const field = path.length === 0 ? '' : `${path.map(String).join('.')}: `
  return new Error(`demo/${name}:${line}: ${field}${message}`)
}
