import type { PostCategory } from '#contract/shared/options.ts'

/** How a file is to be read, as an editor chooses it. */
export interface ImportReading {
  /** It is of another site, whose ids mean other things. */
  ignoreIds: boolean
  site: string
  /** Pictures of other sites come into the library. */
  fetchPictures: boolean
  /** Of an export of WordPress: what articles get whose own category is none of ours; empty: such rows are refused. */
  category: PostCategory | ''
  /** Of an export of WordPress: pages become articles as well. */
  pages: boolean
  /** Of an export of WordPress: other types of content that become articles as well. */
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

/** The same as query parameters of a call. */
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
