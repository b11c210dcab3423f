/** Article covers at 640 by 360: a pictogram for the title on a diagram or pattern for the category. */
import { drawMotif } from './motifs.ts'
import { hash, randomFrom } from './random.ts'
import { circle, n, path, polar, rect, wedge } from './shapes.ts'

/**
 * The cover of an article as SVG text, decorative and therefore hidden from screen readers.
 * Category: review, guide, strategy or news; anything else draws from the common pool.
 */
export function articleCover(title: string, category: string): string {
  const h = hash(title)
  const pool = POOLS.get(category) ?? OTHER_POOL
  const name = pool[(h >>> 3) % pool.length] as DiagramName
  const p = PALETTES[(h >>> 9) % PALETTES.length] as Palette
  const [x, y, size, ink] = PLACES[name]
  const emblem = drawMotif(title, { x, y, size, ink: p[ink] })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="640" height="360" fill="${p[0]}"/>${DIAGRAMS[name]({ p, R: randomFrom(h) })}${emblem}</svg>`
}

type Palette = readonly [string, string, string, string]
interface Diagram {
  p: Palette
  R: () => number
}

// [ground, tone, figure, accent]
const PALETTES: readonly Palette[] = [
  ['#dfe9e2', '#b9d0c1', '#0f4a37', '#e7683c'], ['#0f3d2f', '#17574380', '#d9efe2', '#f3a952'], ['#f5e3d3', '#ecc8a6', '#7a2c22', '#1d4a3d'],
  ['#dbe6f4', '#b3cbe8', '#1c3f73', '#e8734a'], ['#f6e9b9', '#ecd384', '#3c3413', '#c44a2b'], ['#2a2440', '#40385f', '#e7defa', '#f59e6b'],
]
const DIAGRAMS = {
  curve({ p, R }: Diagram) { let s = ''; for (let i = 0; i < 27; i++) { const t = (i - 13) / 5, k = Math.round(9 * Math.exp(-t * t / 2) + R() * .6); for (let j = 0; j <= k; j++) s += circle(60 + i * 20, 300 - j * 25, 8, i > 17 ? p[3] : p[2], j === k ? ' opacity=".55"' : '') } return s + rect(44, 318, 552, 3, p[2]) },
  steps({ p }: Diagram) { let s = ''; for (let i = 0; i < 6; i++) s += rect(64 + i * 86, 292 - i * 44, 78, 68 + i * 44 + 10, i === 5 ? p[3] : i % 2 ? p[1] : p[2], 4); return s },
  balance({ p }: Diagram) { return rect(317, 70, 6, 210, p[2]) + rect(250, 280, 140, 10, p[2], 5) + rect(120, 96, 400, 8, p[2], 4) + circle(320, 100, 17, p[3]) + [150, 490].map((x, i) => `<path d="M${x} 104L${x - 58} 206H${x + 58}Z" fill="none" stroke="${p[2]}" stroke-width="3"/>` + path(`M${x - 70} 206H${x + 70}A70 62 0 0 1 ${x - 70} 206Z`, i ? p[2] : p[3])).join('') + circle(150, 176, 22, p[2]) + circle(490, 176, 22, p[3]) },
  chips({ p }: Diagram) { let s = ''; const st = [4, 7, 5, 9, 6]; st.forEach((k, i) => { for (let j = 0; j < k; j++) { const y = 300 - j * 25; s += rect(70 + i * 104, y - 22, 84, 21, j === k - 1 ? p[3] : j % 2 ? p[2] : p[1], 6) + rect(96 + i * 104, y - 22, 10, 21, p[0], 0, ' opacity=".8"') + rect(118 + i * 104, y - 22, 10, 21, p[0], 0, ' opacity=".8"') } }); return s + rect(44, 304, 552, 3, p[2]) },
  terms({ p }: Diagram) { let s = `<g transform="rotate(-6 320 190)">` + rect(196, 44, 250, 330, p[1], 12) + '</g>' + rect(206, 52, 250, 340, p[2], 12); for (let i = 0; i < 8; i++) s += rect(236, 88 + i * 31, ([150, 188, 120, 176, 96, 188, 140, 60][i] ?? 0), 10, i === 4 ? p[3] : p[0], 5, i === 4 ? '' : ' opacity=".75"'); return s + `<circle cx="438" cy="196" r="64" fill="${p[0]}" opacity=".9"/><circle cx="438" cy="196" r="64" fill="none" stroke="${p[3]}" stroke-width="13"/><path d="M484 244L534 296" stroke="${p[3]}" stroke-width="17" stroke-linecap="round"/>` },
  clock({ p }: Diagram) { let s = circle(320, 184, 138, p[1]) + circle(320, 184, 112, p[0]); for (let i = 0; i < 60; i++) { const [a, b] = polar(320, 184, 104, i * 6), [c, d] = polar(320, 184, i % 5 ? 98 : 88, i * 6); s += `<path d="M${n(a)} ${n(b)}L${n(c)} ${n(d)}" stroke="${p[2]}" stroke-width="${i % 5 ? 2 : 4}"/>` } return s + path(wedge(320, 184, 1, 74, 0, 118), p[3], ' opacity=".85"') + `<path d="M320 184V108M320 184L386 218" stroke="${p[2]}" stroke-width="8" stroke-linecap="round"/>` + circle(320, 184, 10, p[2]) },
  chain({ p }: Diagram) { let s = ''; const pts: [number, number][] = [[110, 110], [250, 216], [390, 120], [530, 226], [250, 64], [390, 290]]; const e: [number, number][] = [[0, 1], [1, 2], [2, 3], [4, 2], [1, 5], [4, 0], [5, 3]]; for (const [a, b] of e) s += `<path d="M${pts[a]?.join(' ')}L${pts[b]?.join(' ')}" stroke="${p[1]}" stroke-width="10"/>`; pts.forEach(([x, y], i) => { s += circle(x, y, i < 4 ? 46 : 24, i === 2 ? p[3] : p[2]); if (i < 4) s += rect(x - 18, y - 11, 36, 8, p[0], 2) + rect(x - 18, y + 4, 36, 8, p[0], 2) }); return s },
  hand({ p }: Diagram) { const c = (r: number, x: number, f: string) => `<g transform="translate(${x} 206) rotate(${r})"><rect x="-74" y="-112" width="148" height="224" rx="16" fill="${f}"/></g>`; return c(-22, 220, p[1]) + c(22, 420, p[1]) + c(0, 320, p[2]) },
  rings({ p }: Diagram) { return [330, 262, 194].map((r, i) => `<circle cx="320" cy="180" r="${r}" fill="none" stroke="${p[1]}" stroke-width="${[16, 22, 30][i]}"/>`).join('') + circle(320, 180, 122, p[2]) },
  stripes({ p }: Diagram) { let s = ''; for (let i = -3; i < 12; i++) s += path(`M${i * 72} 360L${i * 72 + 200} 0H${i * 72 + 236}L${i * 72 + 36} 360Z`, p[1]); return s + rect(206, 66, 228, 228, p[2], 40) },
  dots({ p, R }: Diagram) { let s = ''; for (let y = 0; y < 7; y++) for (let x = 0; x < 12; x++) s += circle(34 + x * 52, 24 + y * 52, 5 + R() * 9, R() > .92 ? p[3] : p[1]); return s + circle(320, 180, 128, p[0]) + circle(320, 180, 110, p[2]) },
  hills({ p }: Diagram) { return circle(320, 170, 122, p[3]) + path('M0 360V236C120 190 200 270 330 246C450 224 540 180 640 226V360Z', p[1]) + path('M0 360V300C140 262 260 330 400 296C500 272 580 280 640 300V360Z', p[2]) },
}

/** The place of the pictogram on each diagram: centre, size, and index in the palette. */
const PLACES: Readonly<Record<DiagramName, readonly [x: number, y: number, size: number, ink: 0 | 2 | 3]>> = {
  curve: [530, 96, 110, 3], steps: [150, 110, 120, 3], balance: [566, 52, 72, 3], chips: [150, 86, 96, 2], terms: [438, 196, 72, 2], clock: [536, 84, 92, 3],
  chain: [530, 84, 96, 3], hand: [320, 206, 104, 3], rings: [320, 180, 130, 0], stripes: [320, 180, 136, 0], dots: [320, 180, 118, 0], hills: [320, 150, 120, 0],
}

type DiagramName = keyof typeof DIAGRAMS
const PATTERNS: readonly DiagramName[] = ['rings', 'stripes', 'dots', 'hills']
const OTHER_POOL: readonly DiagramName[] = ['hand', 'chips', 'chain', ...PATTERNS]
const POOLS: ReadonlyMap<string, readonly DiagramName[]> = new Map([
  ['review', ['hand', 'terms', 'curve', ...PATTERNS]],
  ['guide', ['steps', 'terms', 'clock', ...PATTERNS]],
  ['strategy', ['curve', 'chips', 'balance', ...PATTERNS]],
  ['news', ['chain', 'balance', 'clock', ...PATTERNS]],
])
