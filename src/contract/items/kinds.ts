/** Everything that is particular to a kind, in one place. Its fields are in its `fields.ts`. */
import type { Permission } from '../staff/permissions.ts'
import type { RowFilter } from './admin-rows.schema.ts'
import type { WrittenKind } from './item-kinds.ts'

/** A column with names of casinos or games, accepted in place of the column with their ids. */
export interface NamesColumn {
  of: 'casino' | 'game'
  column: string
  field: string
  cell: 'optional' | 'list'
}

export interface Kind {
  /** Its segment in addresses: /admin/casinos and /api/admin/casinos. */
  path: string
  table: string
  /** The column that says whether visitors see it. */
  shownBy: 'is_active' | 'is_published'
  /** Singular and plural in messages. */
  noun: string
  many: string
  /** Permissions to write an item and to show it to visitors. */
  write: Permission
  show: Permission
  /** Fields with suggestions from the values that the catalogue already holds. */
  known: readonly string[]
  /** Filters of its table beside status and missing facts. */
  filters: readonly RowFilter[]
  /** What identifies an item in a file without ids, ignoring case; and the same in words. */
  keys: readonly string[]
  keyWords: string
  names: readonly NamesColumn[]
  /** Messages after a save. Those of the casino form are Serbian, the language of its editors. */
  saved: { created: string; updated: string; deleted: string }
  /** Texts of its dialog; `failure` is used when the server sent no text. */
  form: { create: string; edit: string; save: string; cancel: string; failed: string; failure: string }
  /** What else a deletion removes. */
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

/** Permission for what the forms of all kinds share, such as drafts and the pickers of casinos and games. */
export const ANY_WRITE: readonly Permission[] = Object.values(KINDS).map(({ write }) => write)
