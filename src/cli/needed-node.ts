import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of Node in package.json, such as 24.21.0. */
export function neededNode(): string {
  const file = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(file) as { engines: { node: string } }).engines.node.replace('>=', '')
}

export function siteVersion(): string {
  const file = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(file) as { version: string }).version
}

/** The message where the running Node is older than required; undefined otherwise. */
export function oldNode(running: string, needed = neededNode()): string | undefined {
  const [has, wants] = [running, needed].map((version) => version.split('.').map(Number))
  const order = [0, 1, 2].map((at) => (has?.[at] ?? 0) - (wants?.[at] ?? 0)).find((each) => each !== 0) ?? 0
  return order >= 0
    ? undefined
    : `This needs Node ${needed} or later and runs on ${running}: start it with script/evenhand, which brings its own, or update Node.`
}
