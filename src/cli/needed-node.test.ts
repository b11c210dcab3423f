import { expect, test } from 'vitest'
import { oldNode } from './needed-node.ts'

test.each(['24.21.0', '24.22.1', '25.0.0'])('Node %s is new enough', (running) => {
  expect(oldNode(running, '24.21.0')).toBeUndefined()
})

test.each(['24.20.9', '23.99.0', '22.18.0'])(
  'Node %s is too old, and the message names the one that is needed',
  (running) => {
    expect(oldNode(running, '24.21.0')).toBe(
      `This needs Node 24.21.0 or later and runs on ${running}: start it with script/evenhand, which brings its own, or update Node.`,
    )
  },
)
