/** Game art at 400 by 300: a pictogram for the name on a scene for the game's type. */
import { GLYPHS } from './glyphs.ts'
import { drawMotif } from './motifs.ts'
import { at, hash, randomFrom } from './random.ts'
import { circle, escapeText, n, path, polar, rect, wedge } from './shapes.ts'

/**
 * The artwork of a game as SVG text, labelled with the game's name.
 * Type: slot, table, live, jackpot, crash or lottery; anything else is drawn as a slot.
 */
export function gameArt(name: string, type: string): string {
  const h = hash(name)
  const pool = POOLS.get(type) ?? SLOT_POOL
  const scene = pool[(h >>> 4) % pool.length] as SceneName
  const p = PALETTES[(h >>> 12) % PALETTES.length] as Palette
  const art = SCENES[scene]({ p, R: randomFrom(h), id: 'g' + h.toString(36) }) + emblem(name, scene, p)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escapeText(name)} artwork">${art}</svg>`
}

/** The pictogram in the place that the scene has for it: on a disc, or on an object of the scene. */
function emblem(name: string, scene: SceneName, p: Palette): string {
  const { x, y, size, ink, disc } = PLACES[scene]
  const plate =
    disc === undefined
      ? ''
      : circle(x, y, size * 0.86, p[disc]) +
        `<circle cx="${x}" cy="${y}" r="${n(size * 0.76)}" fill="none" stroke="${p[ink]}" stroke-width="2.5" opacity=".45"/>`
  return plate + drawMotif(name, { x, y, size, ink: p[ink] })
}

type Palette = readonly [string, string, string, string, string, string]
interface Scene {
  p: Palette
  R: () => number
  id: string
}

// [night, deep, mid, warm, bright, pale]
const PALETTES: readonly Palette[] = [
  ['#0d2230', '#14465a', '#1f7a86', '#f08a4b', '#ffd07a', '#fff1d6'],
  ['#241433', '#4b2462', '#8a3f86', '#ef6a5b', '#ffb45e', '#ffe9c9'],
  ['#0c2b22', '#14553f', '#2f8f63', '#e9b44c', '#f6e27f', '#f6f3dc'],
  ['#33121c', '#6f1f2e', '#b5382f', '#f0803c', '#ffc65c', '#ffeed2'],
  ['#121a3d', '#24347f', '#3f63c9', '#ff7d6b', '#ffc6a1', '#eef2ff'],
  ['#2a1f18', '#5b3d28', '#a1673a', '#dfa04e', '#f5d28a', '#fbf0dc'],
  ['#0f2a3f', '#1d5579', '#3e97b5', '#f4bf5f', '#ffe29b', '#eefaf8'],
  ['#1d1b2f', '#403b6b', '#7a6fb0', '#e8889b', '#f9c7a9', '#fbefe6'],
]
const wave = (y: number, amp: number, len: number, ph: number, W: number, H: number) => { let d = `M0 ${H}V${n(y)}`; for (let x = 0; x < W + len; x += len) d += `C${n(x + len * .37)} ${n(y - amp + ph)} ${n(x + len * .63)} ${n(y + amp + ph)} ${n(x + len)} ${n(y)}`; return d + `V${H}Z` }
type Suit = 'heart' | 'diamond' | 'spade'
const SUITS: readonly Suit[] = ['heart', 'diamond', 'spade']
const suit: Readonly<Record<Suit, string>> = {
  heart: 'M0 9C-14 -1 -10 -11 -5 -11C-2 -11 0 -9 0 -6.5C0 -9 2 -11 5 -11C10 -11 14 -1 0 9Z',
  diamond: 'M0 -12L9 0L0 12L-9 0Z',
  spade: 'M0 -12C3 -5 12 -1 10 5C8.6 9 3.6 8.6 1.6 5.4C1.8 8.4 3 10.4 4.6 12H-4.6C-3 10.4 -1.8 8.4 -1.6 5.4C-3.6 8.6 -8.6 9 -10 5C-12 -1 -3 -5 0 -12Z',
}
const stars = (R: () => number, k: number, W: number, H: number, f: string) => Array.from({ length: k }, () => circle(R() * W, R() * H, .6 + R() * 1.2, f, ` opacity="${n(.35 + R() * .6)}"`)).join('')
const SCENES = {
  dunes({ p }: Scene) {
    const sx = 200; let s = rect(0, 0, 400, 300, p[4]) + circle(sx, 128, 84, p[5]) + circle(sx, 128, 62, p[3])
    return s + path(wave(170, 24, 210, -6, 400, 300), p[3], ' opacity=".55"') + path(wave(196, 30, 260, 8, 400, 300), p[2]) + path(wave(226, 26, 190, -4, 400, 300), p[1]) + path(wave(258, 22, 300, 6, 400, 300), p[0])
  },
  tiles({ p, R }: Scene) {
    const c = 100; let s = rect(0, 0, 400, 300, p[0]); const cols = [p[1], p[2], p[3], p[4], p[5]]; let last = -1
    for (let y = 0; y < 3; y++) for (let x = 0; x < 4; x++) {
      let bi = Math.floor(R() * 5); if (bi === last) bi = (bi + 1) % 5; last = bi
      const bg = at(cols, bi), fg = at(cols, bi + 2 + Math.floor(R() * 2)), X = x * c, Y = y * c, rot = Math.floor(R() * 4) * 90, k = Math.floor(R() * 6)
      s += rect(X, Y, c + .5, c + .5, bg) + `<g transform="rotate(${rot} ${X + 50} ${Y + 50})">`
      if (k === 0) s += path(`M${X} ${Y}A100 100 0 0 1 ${X + 100} ${Y + 100}H${X}Z`, fg)
      if (k === 1) s += path(`M${X} ${Y}A100 100 0 0 1 ${X + 100} ${Y + 100}A100 100 0 0 1 ${X} ${Y}Z`, fg) + circle(X + 50, Y + 50, 12, bg)
      if (k === 2) s += circle(X + 50, Y + 50, 36, fg) + circle(X + 50, Y + 50, 16, bg)
      if (k === 3) s += path(`M${X} ${Y}H${X + 100}A50 50 0 0 1 ${X} ${Y}Z`, fg) + path(`M${X} ${Y + 50}H${X + 100}A50 50 0 0 1 ${X} ${Y + 50}Z`, fg)
      if (k === 4) s += `<g transform="translate(${X + 50} ${Y + 50}) scale(2.7) rotate(${-rot})">${path(suit[at(SUITS, Math.floor(R() * 3))], fg)}</g>`
      if (k === 5) s += path(`M${X} ${Y}L${X + 100} ${Y + 100}H${X}Z`, fg)
      s += '</g>'
    }
    return s
  },
  peaks({ p, R, id }: Scene) {
    let s = `<linearGradient id="${id}g" x2="0" y2="1"><stop stop-color="${p[0]}"/><stop offset="1" stop-color="${p[2]}"/></linearGradient>` + rect(0, 0, 400, 300, `url(#${id}g)`) + stars(R, 34, 400, 150, p[5])
    s += circle(300, 82, 62, p[4])
    const mt = (x: number, h: number, w: number, a: string, b: string) => path(`M${x - w} 300L${x} ${300 - h}L${x + w} 300Z`, a) + path(`M${x} ${300 - h}L${x + w} 300H${x + w * .12}L${x - w * .1} ${300 - h * .52}Z`, b) + path(`M${x} ${300 - h}L${n(x + w * .2)} ${n(300 - h * .8)}L${n(x + w * .04)} ${n(300 - h * .76)}L${n(x - w * .08)} ${n(300 - h * .82)}L${n(x - w * .17)} ${n(300 - h * .83)}Z`, p[5])
    return s + mt(300, 150, 150, p[1], p[0]) + mt(110, 205, 170, p[3], p[2]) + mt(236, 128, 120, p[4], p[3]) + path('M0 300V262L120 246L260 268L400 250V300Z', p[0])
  },
  wheel({ p, R }: Scene) {
    const cx = 200, cy = 236; let s = rect(0, 0, 400, 300, p[1]) + circle(cx, cy, 222, p[0]) + circle(cx, cy, 204, p[4]); const k = 24
    for (let i = 0; i < k; i++) s += path(wedge(cx, cy, 122, 194, i * 15 - 7.5, i * 15 + 7.5), i === 0 ? p[2] : i % 2 ? p[0] : p[3], ` stroke="${p[4]}" stroke-width="2"`)
    for (let i = 0; i < k; i++) { const [x, y] = polar(cx, cy, 176, i * 15); s += circle(x, y, 5, i % 2 ? p[3] : p[5], ' opacity=".9"') }
    s += circle(cx, cy, 122, p[4]) + circle(cx, cy, 114, p[1]) + circle(cx, cy, 70, p[2]) + circle(cx, cy, 38, p[4]) + circle(cx, cy, 24, p[5])
    const [bx, by] = polar(cx, cy, 138, 22.5 + Math.floor(R() * 4) * 15 - 45); return s + circle(bx, by, 9, p[5])
  },
  cards({ p, R }: Scene) {
    let s = rect(0, 0, 400, 300, p[1]) + circle(200, 178, 158, p[2], ' opacity=".55"') + circle(200, 178, 112, p[2])
    const face = (rot: number, x: number, k: Suit, col: string, bg: string) => `<g transform="translate(${x} 176) rotate(${rot})"><rect x="-58" y="-88" width="116" height="176" rx="12" fill="${p[0]}" opacity=".25" transform="translate(4 6)"/><rect x="-58" y="-88" width="116" height="176" rx="12" fill="${bg}"/><g transform="scale(3.1)">${path(suit[k], col)}</g><g transform="translate(-42 -68) scale(.9)">${path(suit[k], col)}</g><g transform="translate(42 68) rotate(180) scale(.9)">${path(suit[k], col)}</g></g>`
    const ks: Suit[] = ['heart', 'spade', 'diamond']; const o = Math.floor(R() * 3)
    return s + face(-18, 128, at(ks, o), p[5], p[0]) + face(18, 272, at(ks, o + 1), p[0], p[4]) + rect(142, 88, 116, 176, p[5], 12)
  },
  scales({ p }: Scene) {
    let s = rect(0, 0, 400, 300, p[4]); const seq = [p[5], p[4], p[3], p[2], p[1], p[0], p[0]]
    for (let row = 0; row < 8; row++) for (let x = -1; x < 5; x++) { const X = x * 100 + (row % 2 ? 50 : 0) + 50, Y = 22 + row * 42, c = at(seq, Math.min(6, row)); s += circle(X, Y, 52, c) + circle(X, Y, 38, at(seq, Math.max(0, row - 1)), ' opacity=".55"') + circle(X, Y, 24, c) + circle(X, Y, 11, (x + row) % 3 ? p[4] : p[3]) }
    return s
  },
  orbit({ p, R, id }: Scene) {
    const cx = 210, cy = 150; let s = rect(0, 0, 400, 300, p[0]) + stars(R, 70, 400, 300, p[5])
    for (const r of [210, 168, 128]) s += `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${p[2]}" stroke-width="1.5" opacity=".5"/>`
    s += `<clipPath id="${id}p"><circle cx="${cx}" cy="${cy}" r="84"/></clipPath><g clip-path="url(#${id}p)">` + circle(cx, cy, 84, p[3]) + path(`M100 110C160 90 240 140 320 104V60H100Z`, p[4]) + path('M100 168C170 140 250 196 320 158V190C250 220 170 172 100 200Z', p[2]) + path('M100 214C170 196 250 226 320 206V260H100Z', p[1]) + circle(cx + 34, cy - 6, 92, p[0], ' opacity=".16"') + '</g>'
    const [x, y] = polar(cx, cy, 168, -52 - R() * 20); const [x2, y2] = polar(cx, cy, 128, 118); return s + circle(x, y, 17, p[4]) + circle(x2, y2, 9, p[2]) + path('M22 40L92 24L88 36Z', p[5], ' opacity=".85"') + circle(92, 28, 7, p[5])
  },
  rays({ p }: Scene) {
    let s = rect(0, 0, 400, 300, p[1]); const cx = 200, cy = 152
    for (let i = 0; i < 24; i += 2) { const [a, b] = polar(cx, cy, 340, i * 15), [c, d] = polar(cx, cy, 340, i * 15 + 15); s += path(`M${cx} ${cy}L${n(a)} ${n(b)}L${n(c)} ${n(d)}Z`, p[0], ' opacity=".55"') }
    s += circle(cx, cy, 128, p[0], ' opacity=".5"')
    return s + circle(96, 70, 4, p[5]) + circle(322, 206, 5, p[4]) + circle(86, 222, 3, p[4]) + circle(312, 62, 3, p[5])
  },
  lanterns({ p, id }: Scene) {
    let s = `<linearGradient id="${id}g" x2="0" y2="1"><stop stop-color="${p[0]}"/><stop offset="1" stop-color="${p[1]}"/></linearGradient>` + rect(0, 0, 400, 300, `url(#${id}g)`) + circle(316, 64, 30, p[5], ' opacity=".9"')
    const one = (x: number, y: number, k: number, a: string, b: string) => `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 ${-y / k}V-46" stroke="${p[4]}" stroke-width="${1.6 / k}" opacity=".6"/>${circle(0, 0, 62, b, ' opacity=".16"')}<rect x="-16" y="-46" width="32" height="9" rx="2" fill="${p[4]}"/><rect x="-40" y="-38" width="80" height="72" rx="34" fill="${a}"/><path d="M-22 -38C-32 -10 -32 8 -22 34M0 -38V34M22 -38C32 -10 32 8 22 34" fill="none" stroke="${b}" stroke-width="3"/><rect x="-16" y="33" width="32" height="8" rx="2" fill="${p[4]}"/><path d="M-6 41V62M0 41V70M6 41V62" stroke="${p[4]}" stroke-width="3"/></g>`
    s += path('M0 300V258C60 236 90 262 140 246C200 226 250 262 310 244C350 232 380 244 400 236V300Z', p[0])
    return s + one(58, 96, .62, p[2], p[3]) + one(344, 158, .74, p[2], p[3]) + one(264, 104, .56, p[3], p[4]) + one(172, 156, 1.12, p[3], p[4])
  },
  bloom({ p }: Scene) {
    const cx = 200, cy = 150; let s = rect(0, 0, 400, 300, p[5]) + circle(cx, cy, 146, p[4]); const ring = (k: number, r: number, w: number, f: string, off: number) => { for (let i = 0; i < k; i++) s += `<path transform="rotate(${n(i * 360 / k + off)} ${cx} ${cy})" d="M${cx} ${cy}C${cx - w} ${cy - r * .45} ${cx - w} ${cy - r * .8} ${cx} ${cy - r}C${cx + w} ${cy - r * .8} ${cx + w} ${cy - r * .45} ${cx} ${cy}Z" fill="${f}"/>` }
    ring(12, 190, 36, p[2], 15); ring(12, 150, 34, p[3], 0); ring(12, 108, 26, p[1], 15); ring(8, 72, 22, p[4], 0); s += circle(cx, cy, 26, p[0]); for (let i = 0; i < 8; i++) { const [x, y] = polar(cx, cy, 15, i * 45); s += circle(x, y, 3, p[4]) } return s
  },
  reels({ p, R }: Scene) {
    let s = rect(0, 0, 400, 300, p[2]) + rect(26, 26, 348, 248, p[0], 22); 
    for (let c = 0; c < 3; c++) { const X = 42 + c * 108; s += rect(X, 42, 100, 216, c === 1 ? p[5] : p[4], 10); for (let r = 0; r < 3; r++) { const k = Math.floor(R() * 4), cy = 78 + r * 72, cx = X + 50, col = at([p[3], p[1], p[2]], r + c); if (r === 1) { s += `<g transform="translate(${cx} ${cy}) scale(.42)"><path transform="translate(-37 -50)" d="${GLYPHS['7']?.path}" fill="${p[1]}"/></g>` } else if (k < 3) s += `<g transform="translate(${cx} ${cy}) scale(2)">${path(suit[at(SUITS, k)], col)}</g>`; else s += circle(cx, cy, 23, col) + circle(cx, cy, 12, p[5]) } }
    return s + rect(20, 112, 360, 3, p[3]) + rect(20, 185, 360, 3, p[3]) + path('M10 138L26 150L10 162Z', p[5]) + path('M390 138L374 150L390 162Z', p[5])
  },
  climb({ p, id }: Scene) {
    let s = `<linearGradient id="${id}g" x2="1" y2="0"><stop stop-color="${p[0]}"/><stop offset="1" stop-color="${p[1]}"/></linearGradient>` + rect(0, 0, 400, 300, `url(#${id}g)`)
    for (let i = 1; i < 6; i++) s += rect(0, i * 50, 400, 1, p[2], 0, ' opacity=".4"'); for (let i = 1; i < 8; i++) s += rect(i * 50, 0, 1, 300, p[2], 0, ' opacity=".4"')
    return s + path('M0 300V286C150 280 240 230 306 84V300Z', p[2], ' opacity=".55"') + '<path d="M0 286C150 280 240 230 306 84" fill="none" stroke="' + p[4] + '" stroke-width="7" stroke-linecap="round"/>' + `<g transform="translate(312 68) rotate(24)">${path('M0 -34C15 -20 16 4 11 22H-11C-16 4 -15 -20 0 -34Z', p[5])}${circle(0, -6, 6.5, p[1])}${path('M-11 6L-24 26L-10 22ZM11 6L24 26L10 22Z', p[3])}${path('M-7 24H7L0 44Z', p[4])}</g>`
  },
}

type SceneName = keyof typeof SCENES

/** The place of the pictogram on each scene, its size, and its colours. */
const PLACES: Readonly<Record<SceneName, { x: number; y: number; size: number; ink: 0 | 1 | 3 | 4 | 5; disc?: 0 | 1 | 5 }>> = {
  dunes: { x: 200, y: 118, size: 84, ink: 5 },
  tiles: { x: 200, y: 150, size: 120, ink: 5, disc: 0 },
  peaks: { x: 300, y: 82, size: 78, ink: 1 },
  wheel: { x: 200, y: 226, size: 100, ink: 5, disc: 1 },
  cards: { x: 200, y: 176, size: 88, ink: 3 },
  scales: { x: 200, y: 150, size: 116, ink: 4, disc: 0 },
  orbit: { x: 210, y: 150, size: 100, ink: 5 },
  rays: { x: 200, y: 152, size: 138, ink: 4 },
  lanterns: { x: 172, y: 154, size: 62, ink: 0 },
  bloom: { x: 200, y: 150, size: 92, ink: 4, disc: 0 },
  reels: { x: 200, y: 150, size: 72, ink: 1, disc: 5 },
  climb: { x: 110, y: 106, size: 92, ink: 5 },
}
const SLOT_POOL: readonly SceneName[] = ['dunes', 'tiles', 'peaks', 'scales', 'rays', 'lanterns', 'bloom', 'orbit']
const POOLS: ReadonlyMap<string, readonly SceneName[]> = new Map([
  ['table', ['cards', 'wheel', 'tiles']],
  ['live', ['wheel', 'cards']],
  ['jackpot', ['reels', 'rays']],
  ['crash', ['climb', 'orbit']],
  ['lottery', ['tiles', 'orbit']],
])
