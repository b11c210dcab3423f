/**
 * The contents of the share picture of each kind of page. A score is shown with its source, unknown values are left
 * out, and amounts never appear, because there is no room for their conditions (decision D-68).
 */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { readMediaAddress } from '#contract/media/media-address.ts'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import type { Post } from '#contract/posts/posts.schema.ts'
import { BONUS_TYPE_NAMES, POST_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { scoreBand, type ScoreBand } from '../casinos/score-bands.ts'
import { warningOf, warningTitle, type Listed } from '../casinos/warning.ts'
import { formatRtp } from '../games/rtp.ts'
import { knownPostCategory } from '../posts/post-category.ts'

export interface ShareCard {
  /** The kind of page, above the title. */
  label: string
  title: string
  /** Replaces a title in a script that the typeface lacks. */
  plainTitle: string
  /** Sentences below the title. */
  lines: readonly string[]
  score?: ShareScore
  art?: ShareArt
}

export interface ShareScore {
  /** Such as "9.4". */
  value: string
  /** The source of the value, such as "Safety index". */
  name: string
  source: string
  /** Sets the colour of the value; absent for figures that are not our scores. */
  band?: ScoreBand
}

/** A drawing made from a name, or the file name of an upload. */
export type ShareArt =
  | { kind: 'logo' | 'game' | 'cover'; name: string; type: string }
  | { kind: 'upload'; file: string }

type Demo = { isDemo: boolean }

export function casinoCard(
  casino: Pick<Casino, 'slug' | 'name' | 'license' | 'safetyIndex' | 'logoUrl'> & Demo & Listed,
  brandName: string,
): ShareCard {
  const warning = warningOf(casino)
  if (warning !== undefined)
    return {
      label: labelled('Warning', casino),
      title: warningTitle(casino.name, warning.listing),
      plainTitle: plain(casino.slug),
      lines: [warning.reason],
      ...artOf(casino.logoUrl, { kind: 'logo', name: casino.name, type: '' }),
    }
  return {
    label: labelled('Casino review', casino),
    title: casino.name,
    plainTitle: plain(casino.slug),
    lines: casino.license === null ? [] : [casino.license],
    ...safety(casino.safetyIndex, 'Safety index', brandName),
    ...artOf(casino.logoUrl, { kind: 'logo', name: casino.name, type: '' }),
  }
}

export function bonusCard(
  bonus: Pick<Bonus, 'slug' | 'title' | 'type' | 'isActive' | 'imageUrl' | 'casino'> & Demo,
  brandName: string,
): ShareCard {
  const { casino } = bonus
  const type = BONUS_TYPE_NAMES[bonus.type] ?? 'Bonus'
  return {
    label: labelled(bonus.isActive ? 'Bonus' : 'Bonus, no longer offered', bonus),
    // A title with a figure names an amount.
    title: /\p{N}/u.test(bonus.title) ? named(type) : bonus.title,
    plainTitle: named(type),
    lines: [`at ${casino.name}`, 'All conditions are on the page.'],
    ...safety(casino.safetyIndex, 'Safety index of the casino', brandName),
    ...artOf(bonus.imageUrl ?? casino.logoUrl, { kind: 'logo', name: casino.name, type: '' }),
  }
}

export function gameCard(
  game: Pick<Game, 'slug' | 'name' | 'provider' | 'type' | 'rtp' | 'imageUrl'> & Demo,
): ShareCard {
  return {
    label: labelled('Game', game),
    title: game.name,
    plainTitle: plain(game.slug),
    lines: [`by ${game.provider}`],
    ...(game.rtp !== null && {
      score: { value: formatRtp(game.rtp), name: 'RTP', source: 'Return to player, a long-run average' },
    }),
    ...artOf(game.imageUrl, { kind: 'game', name: game.name, type: game.type }),
  }
}

export function articleCard(
  post: Pick<Post, 'slug' | 'title' | 'author' | 'category' | 'featuredImage'> & Demo,
): ShareCard {
  const known = knownPostCategory(post.category)
  return {
    label: labelled(known === undefined ? 'Article' : POST_CATEGORY_NAMES[known], post),
    title: post.title,
    plainTitle: plain(post.slug),
    lines: [`by ${post.author}`],
    ...artOf(post.featuredImage, { kind: 'cover', name: post.title, type: post.category }),
  }
}

export function comparisonCard(kind: 'casinos' | 'games', names: readonly string[]): ShareCard {
  return {
    label: 'Comparison',
    title: names.join(' vs '),
    plainTitle: `${names.length} ${kind} compared`,
    lines: [`${names.length} ${kind} side by side, with the source of every figure.`],
  }
}

function safety(index: string | null, name: string, brandName: string): { score?: ShareScore } {
  if (index === null) return {}
  return {
    score: {
      value: Number(index).toFixed(1),
      name,
      source: `out of 10, judged by ${brandName}`,
      band: scoreBand(Number(index)),
    },
  }
}

/** The drawing is used where there is no picture or a generated one. Pictures of other sites are not fetched. */
function artOf(image: string | null, drawing: ShareArt): { art?: ShareArt } {
  if (image === null || image.startsWith('/art/')) return { art: drawing }
  const files = readMediaAddress(image)?.candidates
  const file = files?.find(({ width }) => width >= UPLOAD_WIDTH) ?? files?.at(-1)
  return file === undefined ? {} : { art: { kind: 'upload', file: file.address.replace('/media/', '') } }
}

const UPLOAD_WIDTH = 640

function labelled(label: string, { isDemo }: Demo): string {
  return isDemo ? `${label} (demo entry)` : label
}

function named(type: string): string {
  return /bonus/i.test(type) ? type : `${type} bonus`
}

/** Turns "paper-comet" into "Paper Comet". */
function plain(slug: string): string {
  return slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
