/** What staff write, kind by kind: all that a kind is called and made of, in one place. Its fields are in its `fields.ts`. */
import type { Permission } from '../staff/permissions.ts'
import type { RowFilter } from './admin-rows.schema.ts'
import type { WrittenKind } from './item-kinds.ts'

/** A column with the names of casinos or games, that may be used instead of the one with their ids. */
export interface NamesColumn {
  of: 'casino' | 'game'
  column: string
  field: string
  cell: 'optional' | 'list'
}

export interface Kind {
  /** Its name in addresses: /admin/casinos and /api/admin/casinos. */
  path: string
  table: string
  /** The column that shows it to visitors. */
  shownBy: 'is_active' | 'is_published'
  /** How refusals name one, and lists many. */
  noun: string
  many: string
  /** The permission to write it, and the one to show it to visitors. */
  write: Permission
  show: Permission
  /** Fields that offer the values which the catalogue holds already. */
  known: readonly string[]
  /** What its table can be filtered by, beside status and missing facts. */
  filters: readonly RowFilter[]
  /** What distinguishes one from another in a file without ids, whatever the case; and the same in words. */
  keys: readonly string[]
  keyWords: string
  names: readonly NamesColumn[]
  /** What a save answers; the casino form speaks Serbian, as its editors do. */
  saved: { created: string; updated: string; deleted: string }
  /** What its dialog says; `failure` when the server gave no text. */
  form: { create: string; edit: string; save: string; cancel: string; failed: string; failure: string }
  /** What a deletion takes along. */
  deletion: string
}

const ENGLISH = { save: 'Save', cancel: 'Cancel', failed: 'Error' } as const

export const KINDS = {
  casino: {
    path: 'casinos',
    table: 'casinos',
    shownBy: 'is_active',
    noun: 'Casino',
    many: 'casinos',
    write: 'casinos.write',
    show: 'casinos.write',
    known: ['license', 'paymentMethods', 'supportedCurrencies', 'features', 'gameProviders'],
    filters: ['license', 'provider'],
    keys: ['name'],
    keyWords: 'name',
    names: [],
    saved: { created: 'Kazino kreiran', updated: 'Kazino ažuriran', deleted: 'Kazino obrisan' },
    form: {
      create: 'Novi kazino',
      edit: 'Izmeni kazino',
      save: 'Sačuvaj',
      cancel: 'Otkaži',
      failed: 'Greška',
      failure: 'Došlo je do greške prilikom čuvanja kazina',
    },
    deletion:
      'Its bonuses, reviews and expert review go with it, and it leaves games, articles and comparisons.',
  },
  bonus: {
    path: 'bonuses',
    table: 'bonuses',
    shownBy: 'is_active',
    noun: 'Bonus',
    many: 'bonuses',
    write: 'bonuses.write',
    show: 'bonuses.write',
    known: ['type'],
    filters: ['type', 'casino'],
    keys: ['casinoId', 'title'],
    keyWords: 'casino and title',
    names: [{ of: 'casino', column: 'casino', field: 'casinoId', cell: 'optional' }],
    saved: { created: 'Bonus created', updated: 'Bonus updated', deleted: 'Bonus deleted' },
    form: {
      ...ENGLISH,
      create: 'New Bonus',
      edit: 'Edit Bonus',
      failure: 'An error occurred while saving the bonus',
    },
    deletion: 'Its reviews go with it.',
  },
  game: {
    path: 'games',
    table: 'games',
    shownBy: 'is_active',
    noun: 'Game',
    many: 'games',
    write: 'games.write',
    show: 'games.write',
    known: ['provider', 'category', 'tags'],
    filters: ['provider', 'type', 'casino'],
    keys: ['name', 'provider'],
    keyWords: 'name and provider',
    names: [{ of: 'casino', column: 'casinos', field: 'availableAt', cell: 'list' }],
    saved: { created: 'Game created', updated: 'Game updated', deleted: 'Game deleted' },
    form: {
      ...ENGLISH,
      create: 'New Game',
      edit: 'Edit Game',
      failure: 'An error occurred while saving the game',
    },
    deletion: 'Its reviews go with it.',
  },
  post: {
    path: 'blog',
    table: 'posts',
    shownBy: 'is_published',
    noun: 'Article',
    many: 'articles',
    write: 'articles.write',
    show: 'articles.publish',
    known: ['tags'],
    filters: ['type', 'casino'],
    keys: ['slug'],
    keyWords: 'slug',
    names: [
      { of: 'casino', column: 'casinos', field: 'relatedCasinos', cell: 'list' },
      { of: 'game', column: 'games', field: 'relatedGames', cell: 'list' },
    ],
    saved: { created: 'Post created', updated: 'Post updated', deleted: 'Post deleted' },
    form: {
      ...ENGLISH,
      create: 'New Post',
      edit: 'Edit Post',
      failure: 'An error occurred while saving the blog post',
    },
    deletion: 'Its address will answer that there is no such article.',
  },
  landing: {
    path: 'landing-pages',
    table: 'landing_pages',
    shownBy: 'is_published',
    noun: 'Landing page',
    many: 'landing pages',
    write: 'landing.write',
    show: 'landing.write',
    known: [],
    filters: [],
    keys: ['list', 'slug'],
    keyWords: 'list and address',
    names: [],
    saved: {
      created: 'Landing page created',
      updated: 'Landing page updated',
      deleted: 'Landing page deleted',
    },
    form: {
      ...ENGLISH,
      create: 'New landing page',
      edit: 'Edit landing page',
      failure: 'The landing page could not be saved',
    },
    deletion: 'Its address will answer that there is no such page.',
  },
} as const satisfies Record<WrittenKind, Kind>

/** For what the forms of all kinds have in common, such as drafts and the pickers of casinos and games. */
export const ANY_WRITE: readonly Permission[] = Object.values(KINDS).map(({ write }) => write)
