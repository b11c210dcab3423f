import type { PostCategory } from '#contract/shared/options.ts'

/** An editor's options for reading a file. */
export interface ImportReading {
  /** The file is of another site, whose ids mean nothing here. */
  ignoreIds: boolean
  site: string
  /** Copies pictures of other sites into the library. */
  fetchPictures: boolean
  /** WordPress: the category for articles without one of ours; empty refuses such rows. */
  category: PostCategory | ''
  /** WordPress: imports pages as articles. */
  pages: boolean
  /** WordPress: further content types to import as articles. */
  types: readonly string[]
}

export const PRESET_READING: ImportReading = {
  ignoreIds: false,
  site: '',
  fetchPictures: true,
  category: '',
  pages: false,
  types: [],
}

/** The options as query parameters. */
export function readingParameters({
  ignoreIds,
  site,
  fetchPictures,
  category,
  pages,
  types,
}: ImportReading): Record<string, string> {
  return {
    ...(ignoreIds && { ids: 'ignore' }),
    ...(fetchPictures && { pictures: 'fetch' }),
    ...(category !== '' && { category }),
    ...(pages && { pages: 'articles' }),
    ...(types.length > 0 && { types: types.join(',') }),
    ...(ignoreIds && site.trim() !== '' && { site: site.trim() }),
  }
}
