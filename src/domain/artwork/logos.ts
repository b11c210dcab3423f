/** Casino logos on a 64 grid: two flat colours and one accent, chosen by the casino's name. */
import { GLYPHS } from './glyphs.ts'
import { LOGO_PALETTES } from './logo-ground.ts'
import { at, hash, randomFrom } from './random.ts'
import { circle, escapeText, n, path, rect, wedge } from './shapes.ts'

/** The logo of a casino as SVG text, square; corners are rounded where it is shown. */
export function casinoLogo(name: string): string {
  const h = hash(name)
  const id = 'l' + h.toString(36)
  const [g, f, a] = at(LOGO_PALETTES, h)
  const names = Object.keys(MOTIFS) as (keyof typeof MOTIFS)[]
  const motif = MOTIFS[names[(h >>> 8) % names.length] as keyof typeof MOTIFS]
  const ch = (name.match(/[a-z0-9]/i)?.[0] ?? 'E').toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img" aria-label="${escapeText(name)} logo"><rect width="64" height="64" fill="${g}"/>${motif({ g, f, a, R: randomFrom(h), id, ch })}</svg>`
}

interface Ink {
  /** Ground, figure and accent. */
  g: string
  f: string
  a: string
  /** The name's next pseudo-random number, 0 to 1 (exclusive). */
  R: () => number
  id: string
  /** The first letter or digit of the name. */
  ch: string
}

const glyph = (ch: string, cx: number, cy: number, h: number, fill: string, extra = '') => {
  const { width: w, path: d } = GLYPHS[ch] ?? { width: 0, path: '' }
  const s = h / 100
  return `<path transform="translate(${n(cx - w * s / 2)} ${n(cy - h / 2)}) scale(${s})" d="${d}" fill="${fill}"${extra}/>`
}

/** A number from a range in twenty steps, because smaller differences would not be visible. */
const between = (R: Ink['R'], least: number, most: number) => least + (Math.floor(R() * 21) / 20) * (most - least)
const turned = (degrees: number, drawn: string) => `<g transform="rotate(${n(degrees)} 32 32)">${drawn}</g>`
const half = (id: string, degrees: number, x: number) => `<clipPath id="${id}"><rect transform="rotate(${n(degrees)} 32 32)" x="${n(x)}" y="-32" width="96" height="128"/></clipPath>`

/**
 * The motifs. Each draws its angles, counts, widths and places from the name's numbers, so that casinos with the same
 * motif differ.
 */
const MOTIFS = {
  slice: ({ f, a, R, ch, id }: Ink) => { const tilt = between(R, -24, 24); const [x, gap] = [between(R, -5, 5), between(R, 2, 3.6)]; return half(id + 't', tilt - 90, 32 + x + gap / 2) + half(id + 'b', tilt + 90, 32 - x + gap / 2) + `<g clip-path="url(#${id}t)">${glyph(ch, 32, 32, 32, f)}</g><g clip-path="url(#${id}b)">${glyph(ch, 32, 32, 32, a)}</g>` },
  // letter knocked out of a disc, its ring whole or milled
  coin: ({ g, f, a, R, ch }: Ink) => { const marks = Math.floor(R() * 5) * 6; const r = between(R, 16.6, 18.4); const dash = ((Math.PI * r) / (marks || 1)).toFixed(2); const milled = marks ? ` stroke-dasharray="${dash} ${dash}"` : ''; return circle(32, 32, 21.5, R() < 0.5 ? f : a) + `<circle cx="32" cy="32" r="${n(r)}" fill="none" stroke="${g}" stroke-width="${n(between(R, 0.9, 2.2))}"${milled}/>` + glyph(ch, 32, 32, 18, g) },
  pinwheel: ({ f, a, R }: Ink) => { const blades = 4 + 2 * Math.floor(R() * 3); const step = 360 / blades; const width = step * between(R, 0.55, 1); const hole = between(R, 0, 7); return turned(between(R, 0, step), Array.from({ length: blades }, (_, i) => path(wedge(32, 32, hole, 21, i * step, i * step + width), i % 2 ? a : f)).join('')) },
  // concentric quarter arcs
  arcs: ({ f, a, R }: Ink) => { const [width, gap] = [between(R, 5.5, 9), between(R, 3, 6)]; const inner = 37 - 2 * width - gap; return turned(Math.floor(R() * 4) * 90, path(wedge(14, 50, 37 - width, 37, 0, 90), f) + path(wedge(14, 50, inner, inner + width, 0, 90), a) + path(wedge(14, 50, 0, Math.max(inner - gap, 5), 0, 90), f)) },
  // sun cut by level bands
  bands: ({ g, f, a, R }: Ink) => { const count = 2 + Math.floor(R() * 3); const first = between(R, 27, 33); return circle(32, 32, 20, f) + Array.from({ length: count }, (_, i) => rect(8, first + i * (21 / count), 48, 2 + i * 0.8, g)).join('') + circle(between(R, 25, 39), between(R, 19, 22.5), between(R, 3.4, 4.8), a) },
  // two equal discs, shared lens in accent
  lens: ({ f, a, R }: Ink) => { const d = between(R, 5, 10); const h = Math.sqrt(225 - d * d); return turned(between(R, -90, 90), circle(32 - d, 32, 15, f) + `<circle cx="${n(32 + d)}" cy="32" r="15" fill="none" stroke="${f}" stroke-width="${n(between(R, 2.4, 4.4))}"/>` + path(`M32 ${n(32 - h)}A15 15 0 0 1 32 ${n(32 + h)}A15 15 0 0 1 32 ${n(32 - h)}Z`, a)) },
  // split suit: a spade, or upside down and without its foot a heart
  spade: ({ f, a, R, id }: Ink) => { const isHeart = R() < 0.5; const d = isHeart ? 'M32 53C28 45 14 39 14 27.5A9.2 9.2 0 0 1 32 23.5A9.2 9.2 0 0 1 50 27.5C50 39 36 45 32 53Z' : 'M32 11C36 19 50 25 50 36.5A9 9 0 0 1 34.6 42.8C34.9 47 36.6 50.4 39.5 53H24.5C27.4 50.4 29.1 47 29.4 42.8A9 9 0 0 1 14 36.5C14 25 28 19 32 11Z'; return half(id + 'c', between(R, -90, 90), 32 + between(R, -4, 4)) + path(d, f) + path(d, a, ` clip-path="url(#${id}c)"`) },
  peaks: ({ f, a, g, R }: Ink) => { const [top, left, low] = [between(R, 14, 21), between(R, 22, 31), between(R, 27, 34)]; return circle(between(R, 43, 49), between(R, 15, 21), between(R, 4.5, 7), a) + path(`M10 50L${n(left)} ${n(top)}L${n(left + 19)} 50Z`, f) + path(`M${n(left + 6)} 50L${n(left + 16)} ${n(low)}L54 50Z`, f, ` stroke="${g}" stroke-width="2.4" stroke-linejoin="round"`) },
  bloom: ({ f, a, R }: Ink) => { const petals = 6 + 2 * Math.floor(R() * 3); const wide = between(R, 3.6, 30 / petals + 1.6); const eye = between(R, 2, 4.4); return turned(between(R, 0, 360 / petals), Array.from({ length: petals }, (_, i) => `<path transform="rotate(${n((i * 360) / petals)} 32 32)" d="M32 ${n(31 - eye)}C${n(32 - wide)} 23 ${n(32 - wide)} 16 32 10.5C${n(32 + wide)} 16 ${n(32 + wide)} 23 32 ${n(31 - eye)}Z" fill="${i % 2 ? a : f}"/>`).join('') + circle(32, 32, eye, f)) },
  // lozenge of nine: corners, sides and centre each in one colour, round or square
  quilt: ({ f, a, R }: Ink) => { const s = 10.4, gp = between(R, 0.8, 2); const first = R() < 0.5 ? [a, f] : [f, a]; const round = [0, 1, 2].map(() => (R() < 0.45 ? 5.2 : 1)); let o = ''; for (let y = 0; y < 3; y++) for (let x = 0; x < 3; x++) { const ring = (x === 1 ? 1 : 0) + (y === 1 ? 1 : 0); o += rect(32 + (x - 1.5) * (s + gp) + gp / 2, 32 + (y - 1.5) * (s + gp) + gp / 2, s, s, first[ring % 2] ?? f, round[ring] ?? 1) } return turned(R() < 0.7 ? 45 : 0, o) },
  orbit: ({ f, a, R }: Ink) => { const r = between(R, 9.5, 12.5); return turned(between(R, -80, 80), circle(32, 32, r, f) + `<ellipse cx="32" cy="32" rx="23" ry="${n(between(R, 6, 9))}" fill="none" stroke="${a}" stroke-width="${n(between(R, 2.2, 3.8))}"/>` + path(`M${n(32 - r)} 32a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0Z`, f)) },
  crest: ({ f, a, R, id }: Ink) => { const stripes = 1 + Math.floor(R() * 3); const wide = between(R, 6, 15) / Math.sqrt(stripes); const drawn = Array.from({ length: stripes }, (_, i) => rect(0, 32 - wide / 2 + (i - (stripes - 1) / 2) * wide * 1.9, 64, wide, a)).join(''); return `<clipPath id="${id}s"><path d="M14 13H50V33C50 43 42 49.5 32 53.5C22 49.5 14 43 14 33Z"/></clipPath><g clip-path="url(#${id}s)">${rect(14, 12, 36, 44, f)}${turned(between(R, -90, 80), drawn)}</g>` },
}
