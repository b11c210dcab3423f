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
  /** A number from 0 up to 1, the next of the name's own. */
  R: () => number
  id: string
  /** The first letter or digit of the name. */
  ch: string
}

const glyph = (ch: string, cx: number, cy: number, h: number, fill: string, extra = '') => {
  const [w, d] = GLYPHS[ch] ?? [0, '']
  const s = h / 100
  return `<path transform="translate(${n(cx - w * s / 2)} ${n(cy - h / 2)}) scale(${s})" d="${d}" fill="${fill}"${extra}/>`
}
const MOTIFS = {
  // letter sliced on the level, lower half in accent
  slice: ({ f, a, ch, id }: Ink) => `<clipPath id="${id}t"><rect width="64" height="33.6"/></clipPath><clipPath id="${id}b"><rect y="36.4" width="64" height="30"/></clipPath><g clip-path="url(#${id}t)">${glyph(ch, 32, 32, 32, f)}</g><g clip-path="url(#${id}b)">${glyph(ch, 32, 32, 32, a)}</g>`,
  // letter knocked out of a disc
  coin: ({ g, f, ch }: Ink) => circle(32, 32, 21.5, f) + `<circle cx="32" cy="32" r="17.6" fill="none" stroke="${g}" stroke-width="1.2"/>` + glyph(ch, 32, 32, 18, g),
  // four petals turning round a centre
  pinwheel: ({ f, a }: Ink) => [0, 90, 180, 270].map((r, i) => `<path transform="rotate(${r} 32 32)" d="M32 32V12A20 20 0 0 1 52 32Z" fill="${i % 2 ? a : f}"/>`).join('') ,
  // concentric quarter arcs
  arcs: ({ f, a, R }: Ink) => { const rot = Math.floor(R() * 4) * 90; return `<g transform="rotate(${rot} 32 32)">` + path(wedge(14, 50, 28, 36, 0, 90), f) + path(wedge(14, 50, 15, 23, 0, 90), a) + path('M14 40A10 10 0 0 1 24 50H14Z', f) + '</g>' },
  // sun cut by level bands
  bands: ({ g, f, a }: Ink) => circle(32, 32, 20, f) + ([[31, 2.2], [37, 3], [43.4, 3.8]] as const).map(([y, h]) => rect(8, y, 48, h, g)).join('') + circle(32, 22.5, 4.2, a),
  // two equal discs, shared lens in accent
  lens: ({ f, a }: Ink) => circle(25, 32, 15, f) + `<circle cx="39" cy="32" r="15" fill="none" stroke="${f}" stroke-width="3.4"/>` + path('M32 18.73A15 15 0 0 1 32 45.27A15 15 0 0 1 32 18.73Z', a),
  // split suit
  spade: ({ f, a, id }: Ink) => { const d = 'M32 11C36 19 50 25 50 36.5A9 9 0 0 1 34.6 42.8C34.9 47 36.6 50.4 39.5 53H24.5C27.4 50.4 29.1 47 29.4 42.8A9 9 0 0 1 14 36.5C14 25 28 19 32 11Z'; return `<clipPath id="${id}c"><rect x="32" width="32" height="64"/></clipPath>` + path(d, f) + path(d, a, ` clip-path="url(#${id}c)"`) },
  peaks: ({ f, a, g }: Ink) => circle(43.5, 20.5, 6, a) + path('M10 50L27 17L44 50Z', f) + path('M33 50L43 31.5L54 50Z', f, ` stroke="${g}" stroke-width="2.4" stroke-linejoin="round"`),
  // eight petals
  bloom: ({ f, a }: Ink) => { let s = ''; for (let i = 0; i < 8; i++) s += `<path transform="rotate(${i * 45} 32 32)" d="M32 29C27 23 27 16 32 10.5C37 16 37 23 32 29Z" fill="${i % 2 ? a : f}"/>`; return s + circle(32, 32, 3, f) },
  // lozenge of nine
  quilt: ({ f, a }: Ink) => { const s = 10.4, gp = 1.5; let o = '<g transform="rotate(45 32 32)">'; for (let y = 0; y < 3; y++) for (let x = 0; x < 3; x++) o += rect(32 + (x - 1.5) * (s + gp) + gp / 2, 32 + (y - 1.5) * (s + gp) + gp / 2, s, s, (x + y) % 2 ? a : f, x === 1 && y === 1 ? 5.2 : 1); return o + '</g>' },
  // orbit
  orbit: ({ f, a }: Ink) => `<g transform="rotate(-28 32 32)"><circle cx="32" cy="32" r="11" fill="${f}"/><ellipse cx="32" cy="32" rx="23" ry="8.4" fill="none" stroke="${a}" stroke-width="3"/><path d="M21 32a11 11 0 0 1 22 0Z" fill="${f}"/></g>`,
  // flag stripes in a shield
  crest: ({ f, a, id }: Ink) => `<clipPath id="${id}s"><path d="M14 13H50V33C50 43 42 49.5 32 53.5C22 49.5 14 43 14 33Z"/></clipPath><g clip-path="url(#${id}s)">${rect(14, 12, 36, 44, f)}${path('M14 44L50 18V31L14 57Z', a)}</g>`,
}
