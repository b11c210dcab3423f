/** The share picture of a card as SVG without any text element: what is written on it is outlines. */
import { SHARE_PICTURE } from '#contract/shared/share-picture.ts'
import type { ScoreBand } from '../casinos/score-bands.ts'
import { articleCover } from '../artwork/covers.ts'
import { gameArt } from '../artwork/game-art.ts'
import { casinoLogo } from '../artwork/logos.ts'
import { fitText, shortened } from './fit-text.ts'
import type { ShareArt, ShareCard, ShareScore } from './share-card.ts'
import type { ShareFrame } from './share-name.ts'
import type { TextStyle, Typesetting } from './typesetting.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE
/** Pixels on all sides; some networks cut the edges. */
const MARGIN = 72
/** Where the picture of the item is. */
export const ART_BOX = { x: 808, y: 152, width: 320, height: 320, radius: 28 } as const
const GAP = 56

const GROUND = '#f8fbf9'
const INK = '#0f1d17'
const MUTED = '#45544c'
const BRAND = '#006646'
const BAND_INK: Readonly<Record<ScoreBand, string>> = {
  top: '#0c6436',
  strong: '#17509e',
  fair: '#7a5200',
  weak: '#b1261d',
}
const MARK = `<g transform="translate(${MARGIN} 62) scale(1.6)"><g transform="rotate(12 15 15)"><rect x="5" y="1.5" width="20" height="27" rx="4.6" fill="${BRAND}"/></g><rect x="8.6" y="10.6" width="12.8" height="3.4" rx="1" fill="#f8fbf9"/><rect x="8.6" y="16.6" width="12.8" height="3.4" rx="1" fill="#f28b46"/></g>`

/**
 * 1200 × 630. The room of an uploaded picture is left free (`ART_BOX`): it is laid over what is drawn here. Text that is
 * too long is set smaller and then shortened; text in a script that the typeface lacks is left out or replaced.
 */
export function drawShareCard(card: ShareCard, frame: ShareFrame, type: Typesetting): string {
  const write = writerWith(type)
  const width = card.art === undefined ? WIDTH - 2 * MARGIN : ART_BOX.x - GAP - MARGIN
  const sizes = card.score === undefined ? SIZES_WITHOUT_SCORE : SIZES
  const title = fitText(titleOf(card, type), { width, weight: 'bold', sizes }, type)
  const leading = title.size * 1.12
  const first = 212 + title.size * 0.96
  const below = first + (title.lines.length - 1) * leading + 54
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/><rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="${BRAND}"/>`,
    MARK,
    write(frame.brandName, { x: MARGIN + 62, y: 99, size: 34, weight: 'bold', fill: INK, width: 560 }),
    write(frame.host, { x: WIDTH - MARGIN, y: 97, size: 24, fill: MUTED, width: 400, isAtEnd: true }),
    write(card.label, { x: MARGIN, y: 194, size: 28, fill: BRAND, width }),
    ...title.lines.map((text, index) =>
      write(text, { x: MARGIN, y: first + index * leading, size: title.size, weight: 'bold', fill: INK }),
    ),
    ...card.lines.map((text, index) =>
      write(text, { x: MARGIN, y: below + index * 42, size: 30, fill: MUTED, width }),
    ),
    card.score === undefined ? '' : drawScore(card.score, write, type),
    card.art === undefined || card.art.kind === 'upload' ? '' : drawArt(card.art),
    '</svg>',
  ].join('')
}

interface Writing extends Partial<TextStyle> {
  x: number
  y: number
  size: number
  fill: string
  /** Longer text is shortened. */
  width?: number
  /** `x` is where the text ends. */
  isAtEnd?: boolean
}
type Write = (text: string, writing: Writing) => string

function writerWith(type: Typesetting): Write {
  return (text, { x, y, size, weight = 'regular', fill, width = WIDTH, isAtEnd = false }) => {
    const style = { size, weight }
    const line = shortened(type.settable(text), width, style, type)
    const start = isAtEnd ? x - type.width(line, style) : x
    const outline = type.outline(line, { ...style, x: start, y })
    return outline === '' ? '' : `<path fill="${fill}" d="${outline}"/>`
  }
}

/** The title, unless the typeface lacks so much of it that the rest would be another name. */
function titleOf({ title, plainTitle }: ShareCard, type: Typesetting): string {
  const settable = type.settable(title)
  const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return letters(settable) >= letters(title.normalize('NFC')) * MOSTLY ? settable : type.settable(plainTitle)
}

const MOSTLY = 0.8

/** The value, and beside it where it comes from. */
function drawScore({ value, name, source, band }: ShareScore, write: Write, type: Typesetting): string {
  const size = 80
  const fill = band === undefined ? INK : BAND_INK[band]
  const beside = MARGIN + type.width(type.settable(value), { size, weight: 'bold' }) + 24
  const width = ART_BOX.x + ART_BOX.width - beside
  return [
    write(value, { x: MARGIN, y: SCORE_LINE, size, weight: 'bold', fill }),
    write(name, { x: beside, y: SCORE_LINE - 34, size: 28, weight: 'bold', fill: INK, width }),
    write(source, { x: beside, y: SCORE_LINE, size: 26, fill: MUTED, width }),
  ].join('')
}

const SCORE_LINE = 572

function drawArt({ kind, name, type }: Exclude<ShareArt, { kind: 'upload' }>): string {
  const { x, y, width, height, radius } = ART_BOX
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<clipPath id="art"><rect ${box} rx="${radius}"/></clipPath><g clip-path="url(#art)">${inBox(DRAWN[kind](name, type), box)}</g>`
}

const DRAWN: Readonly<Record<'logo' | 'game' | 'cover', (name: string, type: string) => string>> = {
  logo: casinoLogo,
  game: gameArt,
  cover: articleCover,
}

/** The drawing's own size and fit give way to those of its box. */
function inBox(drawing: string, box: string): string {
  const end = drawing.indexOf('>')
  const start = drawing
    .slice(0, end)
    .replaceAll(/ (?:width|height|preserveAspectRatio|aria-hidden)="[^"]*"/g, '')
  return `${start} ${box} preserveAspectRatio="xMidYMid slice"${drawing.slice(end)}`
}

/** The largest first, each with as many lines as fit above the score, or above the lower edge. */
const SIZES = [
  [74, 2],
  [62, 2],
  [52, 3],
  [44, 3],
] as const
const SIZES_WITHOUT_SCORE = [
  [84, 3],
  [66, 4],
  [52, 5],
] as const
