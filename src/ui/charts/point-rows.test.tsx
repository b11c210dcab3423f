import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PointRows } from './point-rows.tsx'

const point = (name: string, value: number) => ({ value, says: name, to: `/${name}` })

test('every point is a link, and those of one value are stacked', () => {
  const html = renderToStaticMarkup(
    <PointRows
      rows={[
        { name: 'Low', points: [point('a', 96), point('b', 96.01), point('c', 97)] },
        { name: 'High', points: [point('d', 95)] },
      ]}
      median={96}
      nameOf={(value) => `${value}%`}
    />,
  )
  const dots = Array.from(html.matchAll(/href="(\/\w)"[^>]*><circle cx="([\d.]+)%" cy="([\d.]+)"/g), (dot) =>
    dot.slice(1),
  )
  expect(dots).toEqual([
    ['/a', '50', '26'],
    ['/b', '50', '16'],
    ['/c', '100', '26'],
    ['/d', '0', '50'],
  ])
  expect(html).toContain('>97%</text>')
})
