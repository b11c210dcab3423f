/** How a file is to be read, as an editor chooses it. */
export interface ImportReading {
  /** It is of another site, whose ids mean other things. */
  ignoreIds: boolean
  /** The address of that site; empty when it is not given. */
  site: string
  /** Pictures of other sites come into the library. */
  fetchPictures: boolean
}

export const PRESET_READING: ImportReading = { ignoreIds: false, site: '', fetchPictures: true }

/** The same as query parameters of a call. */
export function readingParameters({ ignoreIds, site, fetchPictures }: ImportReading): Record<string, string> {
  return {
    ...(ignoreIds && { ids: 'ignore' }),
    ...(fetchPictures && { pictures: 'fetch' }),
    ...(ignoreIds && site.trim() !== '' && { site: site.trim() }),
  }
}
