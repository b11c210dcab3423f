/** The SVG shapes of the artwork. Coordinates are rounded to a tenth to keep files small. */

export const n = (value: number): string => (Math.round(value * 10) / 10).toString()

/** The point on a circle at an angle in degrees, clockwise from the top. */
export function polar(cx: number, cy: number, r: number, degrees: number): [x: number, y: number] {
  const t = ((degrees - 90) * Math.PI) / 180
  return [cx + r * Math.cos(t), cy + r * Math.sin(t)]
}

/** The outline of a ring's slice between two angles. */
export function wedge(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const [x0, y0] = polar(cx, cy, outer, from)
  const [x1, y1] = polar(cx, cy, outer, to)
  const [x2, y2] = polar(cx, cy, inner, to)
  const [x3, y3] = polar(cx, cy, inner, from)
  const large = to - from > 180 ? 1 : 0
  return `M${n(x0)} ${n(y0)}A${outer} ${outer} 0 ${large} 1 ${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}A${inner} ${inner} 0 ${large} 0 ${n(x3)} ${n(y3)}Z`
}

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${rx}" fill="${fill}"${more}/>`

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

/** Text for an SVG attribute. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
