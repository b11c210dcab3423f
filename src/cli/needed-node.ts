import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of Node that package.json asks for, such as 24.21.0. */
export function neededNode(): string {
  const file = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(file) as { engines: { node: string } }).engines.node.replace('>=', '')
}

/** The version of the site, as package.json states it. */
export function siteVersion(): string {
  const file = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(file) as { version: string }).version
}

/** What is said where the Node that runs this is older than the one that is asked for; undefined where it is not. */
export function oldNode(running: string, needed = neededNode()): string | undefined {
  const [has, wants] = [running, needed].map((version) => version.split('.').map(Number))
  const order = [0, 1, 2].map((at) => (has?.[at] ?? 0) - (wants?.[at] ?? 0)).find((each) => each !== 0) ?? 0
  return order >= 0
    ? undefined
    : `This needs Node ${needed} or later and runs on ${running}: start it with script/evenhand, which brings its own, or update Node.`
}
