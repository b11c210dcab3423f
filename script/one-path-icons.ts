import type { Plugin } from 'vite'

type Shape = readonly [tag: string, attributes: Record<string, string>]

/** Builds every Lucide icon as a single path, because a page has hundreds and each shape is an element. */
export function onePathIcons(): Plugin {
  return {
    name: 'evenhand:one-path-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide\/dist\/esm\/icons\/[a-z\d-]+\.m?js$/ },
      handler: (code) => code.replace(/= \[\n[^]*?\n\];/, (shapes) => `= ${onePath(shapes)};`),
    },
  }
}

/** `source` is Lucide's list of shapes, with " = " before and ";" after it. */
export function onePath(source: string): string {
  const json = source
    .slice(source.indexOf('['), -1)
    .replaceAll(/([{,]\s*)(?:"([\w-]+)"|([\w-]+)):/g, '$1"$2$3":')
  const shapes = JSON.parse(json) as Shape[]
  const drawn = shapes.map(([tag, attributes]) => ({ shape: [tag, attributes], d: pathOf(tag, attributes) }))
  const d = drawn.flatMap((each) => each.d ?? []).join('')
  const others = drawn.filter((each) => each.d === undefined).map(({ shape }) => shape)
  return JSON.stringify(d === '' ? others : [['path', { d }], ...others])
}

/** The shape as path commands; undefined for one that cannot be converted, such as one with its own fill. */
function pathOf(tag: string, { fill, ...attributes }: Record<string, string>): string | undefined {
  if (fill !== undefined) return undefined
  const [x, y, width, height] = numbers(attributes, 'x', 'y', 'width', 'height')
  const [cx, cy] = numbers(attributes, 'cx', 'cy')
  const { r = '0', rx: given, ry: other } = attributes
  const [rx, ry] = [Number(given ?? other ?? r), Number(other ?? given ?? r)]
  // An initial relative move is absolute, but not after another shape.
  if (tag === 'path') return attributes['d']?.replace(/^m/, 'M0 0m')
  if (tag === 'line')
    return `M${attributes['x1']} ${attributes['y1']}L${attributes['x2']} ${attributes['y2']}`
  if (tag === 'circle' || tag === 'ellipse')
    return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
  if (tag !== 'rect') return undefined
  const corner = (dx: number, dy: number) => (rx === 0 ? '' : `a${rx} ${ry} 0 0 1 ${dx} ${dy}`)
  return `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`
}

function numbers(attributes: Record<string, string>, ...names: string[]) {
  return names.map((name) => Number(attributes[name])) as [number, number, number, number]
}
