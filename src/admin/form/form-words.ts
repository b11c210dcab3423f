/** What the dialogs say. The casino form speaks Serbian, as its editors do; everything else is English. */
import type { WrittenKind } from '#contract/items/item-kinds.ts'

export interface FormWords {
  create: string
  edit: string
  save: string
  cancel: string
  failed: string
  /** Its text when the server gave none. */
  failure: string
}

const ENGLISH = { save: 'Save', cancel: 'Cancel', failed: 'Error' } as const

export const FORM_WORDS: Readonly<Record<WrittenKind, FormWords>> = {
  casino: {
    create: 'Novi kazino',
    edit: 'Izmeni kazino',
    save: 'Sačuvaj',
    cancel: 'Otkaži',
    failed: 'Greška',
    failure: 'Došlo je do greške prilikom čuvanja kazina',
  },
  bonus: {
    ...ENGLISH,
    create: 'New Bonus',
    edit: 'Edit Bonus',
    failure: 'An error occurred while saving the bonus',
  },
  game: {
    ...ENGLISH,
    create: 'New Game',
    edit: 'Edit Game',
    failure: 'An error occurred while saving the game',
  },
  post: {
    ...ENGLISH,
    create: 'New Post',
    edit: 'Edit Post',
    failure: 'An error occurred while saving the blog post',
  },
  landing: {
    ...ENGLISH,
    create: 'New landing page',
    edit: 'Edit landing page',
    failure: 'The landing page could not be saved',
  },
}
