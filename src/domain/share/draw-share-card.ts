/** The layout of a share picture as styled elements, for `platform/draw-card.ts`. */
import { SHARE_PICTURE } from '#contract/shared/share-picture.ts'
import type { ScoreBand } from '../casinos/score-bands.ts'
import { articleCover } from '../artwork/covers.ts'
import { gameArt } from '../artwork/game-art.ts'
import { casinoLogo } from '../artwork/logos.ts'
import type { ShareCard, ShareScore } from './share-card.ts'
import type { ShareFrame } from './share-name.ts'

/** An element in React's format, made without React. */
export interface Drawn {
  type: 'div' | 'img'
  props: { style: Record<string, string | number>; src?: string; children?: string | readonly Drawn[] }
}

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE
/** Pixels on all sides, because some networks crop the edges. */
const MARGIN = 72
/** Side length of the item's picture in pixels. */
export const ART_SIZE = 320
const ART_RADIUS = 28
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
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 30 30"><g transform="rotate(12 15 15)"><rect x="5" y="1.5" width="20" height="27" rx="4.6" fill="${BRAND}"/></g><rect x="8.6" y="10.6" width="12.8" height="3.4" rx="1" fill="${GROUND}"/><rect x="8.6" y="16.6" width="12.8" height="3.4" rx="1" fill="#f28b46"/></svg>`

/**
 * A picture of 1200 × 630. Longer titles get a smaller size; a title that fits no size ends in an ellipsis.
 * @param upload a data URL of the item's uploaded picture, to use in place of a drawing
 */
export function drawShareCard(card: ShareCard, frame: ShareFrame, upload?: string): Drawn {
  const art = upload ?? artOf(card)
  const width = WIDTH - 2 * MARGIN - (art === undefined ? 0 : ART_SIZE + GAP)
  const title = titleOf(card)
  const { size, lines } = sizeOf(title, width, card.score === undefined ? SIZES_WITHOUT_SCORE : SIZES)
  return box(
    { ...FILL, flexDirection: 'column', backgroundColor: GROUND, color: INK, fontFamily: 'Mona Sans' },
    [
      box({ ...AT(56), left: MARGIN, right: MARGIN, alignItems: 'center', justifyContent: 'space-between' }, [
        box({ alignItems: 'center' }, [
          {
            type: 'img',
            props: { src: dataAddress(MARK), style: { width: 48, height: 48, marginRight: 14 } },
          },
          line(frame.brandName, { fontSize: 34, fontWeight: 700, maxWidth: 560 }),
        ]),
        line(frame.host, { fontSize: 24, color: MUTED, maxWidth: 400 }),
      ]),
      box({ ...AT(162), left: MARGIN, width, flexDirection: 'column' }, [
        line(card.label, { fontSize: 28, color: BRAND }),
        text(title, { fontSize: size, fontWeight: 700, lineHeight: 1.12, marginTop: 14, lineClamp: lines }),
        ...card.lines.map((one, at) =>
          line(one, { fontSize: 30, color: MUTED, marginTop: at === 0 ? 20 : 6 }),
        ),
      ]),
      ...(card.score === undefined ? [] : [scoreOf(card.score)]),
      ...(art === undefined
        ? []
        : [
            {
              type: 'img' as const,
              props: {
                src: art,
                style: {
                  ...AT(152),
                  right: MARGIN,
                  width: ART_SIZE,
                  height: ART_SIZE,
                  borderRadius: ART_RADIUS,
                  objectFit: 'cover',
                },
              },
            },
          ]),
      box({ ...AT(HEIGHT - 14), left: 0, width: WIDTH, height: 14, backgroundColor: BRAND }, []),
    ],
  )
}

const FILL = { width: WIDTH, height: HEIGHT, position: 'relative' } as const
const AT = (top: number) => ({ position: 'absolute', top }) as const

function scoreOf({ value, name, source, band }: ShareScore): Drawn {
  const color = band === undefined ? INK : BAND_INK[band]
  return box({ ...AT(496), left: MARGIN, right: MARGIN, alignItems: 'center' }, [
    line(value, { fontSize: 80, fontWeight: 700, lineHeight: 1, color, marginRight: 24 }),
    box({ flexDirection: 'column' }, [
      line(name, { fontSize: 28, fontWeight: 700 }),
      line(source, { fontSize: 26, color: MUTED }),
    ]),
  ])
}

type Style = Record<string, string | number>

function box(style: Style, children: readonly Drawn[]): Drawn {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

function text(words: string, style: Style): Drawn {
  return {
    type: 'div',
    props: { style: { display: 'block', wordBreak: 'break-word', ...style }, children: settable(words) },
  }
}

function line(words: string, style: Style): Drawn {
  return text(words, { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', ...style })
}

const ARTWORK: Readonly<Record<'logo' | 'game' | 'cover', (name: string, type: string) => string>> = {
  logo: casinoLogo,
  game: gameArt,
  cover: articleCover,
}

function artOf({ art }: ShareCard): string | undefined {
  return art === undefined || art.kind === 'upload'
    ? undefined
    : dataAddress(ARTWORK[art.kind](art.name, art.type))
}

function dataAddress(svg: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
}

/** The title, or its plain form where the typeface lacks too many of its letters. */
function titleOf({ title, plainTitle }: ShareCard): string {
  const letters = (words: string) => words.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return letters(settable(title)) >= letters(title.normalize('NFC')) * MOSTLY ? title : plainTitle
}

const MOSTLY = 0.8

/**
 * One line in composed form, without characters that the typeface lacks. A letter whose accent it lacks loses the
 * accent.
 */
export function settable(words: string): string {
  return Array.from(words.normalize('NFC').replaceAll(/\s+/gu, ' '), (character) => {
    if (SET.test(character)) return character
    const [base = ''] = character.normalize('NFKD')
    return SET.test(base) ? base : ''
  })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** The typeface's characters: Latin with extensions and Vietnamese, punctuation, currencies. */
const SET =
  /^[\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e80-\u1e85\u1ea0-\u1ef9\u2013\u2014\u2018-\u201e\u2022\u2026\u20ab\u20ac\u2122]$/u

/** The largest size at which the text fits, estimated from the mean width of a bold letter; else the last size. */
function sizeOf(words: string, width: number, sizes: Sizes): { size: number; lines: number } {
  const fits = ([size, lines]: readonly [number, number]) =>
    words.length * size * LETTER <= width * lines * (lines === 1 ? 1 : FILLED) &&
    words.split(' ').every((word) => word.length * size * LETTER <= width)
  const [size, lines] = sizes.find(fits) ?? sizes[sizes.length - 1] ?? [0, 0]
  return { size, lines }
}

type Sizes = readonly (readonly [size: number, lines: number])[]

/** Mean width of a bold letter, relative to its size. */
const LETTER = 0.58
/** The part of a line's width that words fill on average. */
const FILLED = 0.86

/** The largest first, each with as many lines as fit above the score, or above the lower edge. */
const SIZES: Sizes = [
  [74, 2],
  [62, 2],
  [52, 3],
  [44, 3],
]
const SIZES_WITHOUT_SCORE: Sizes = [
  [84, 3],
  [66, 4],
  [52, 5],
]
