import { expect, test } from 'vitest'
import { onePath } from '../script/one-path-icons.ts'

test('an icon is one path with the same shapes, whatever they were drawn with', () => {
  const shapes = `= [
  ["path", { d: "M12 7v14" }],
  ["path", { d: "m9 18 3 3" }],
  ["rect", { x: "3", y: "7", width: "18", height: "4", rx: "1" }],
  ["circle", { cx: "5", cy: "6", r: "2" }],
  ["line", { x1: "1", x2: "2", y1: "3", y2: "4" }]
];`
  expect(JSON.parse(onePath(shapes))).toEqual([
    [
      'path',
      {
        d: 'M12 7v14M0 0m9 18 3 3M4 7h16a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1zM3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM1 3L2 4',
      },
    ],
  ])
})

test('a shape with a fill of its own stays beside the path', () => {
  const filled = '["circle", { cx: "5", cy: "6", r: ".5", fill: "currentColor" }]'
  const shapes = `= [\n  ["path", { d: "M12 7v14" }],\n  ${filled}\n];`
  expect(JSON.parse(onePath(shapes))).toEqual([
    ['path', { d: 'M12 7v14' }],
    ['circle', { cx: '5', cy: '6', r: '.5', fill: 'currentColor' }],
  ])
})
