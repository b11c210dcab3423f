/**
 * What a list of staff may be asked for, said once for each list. The address of its screen, the parameters of its
 * call and the type of its query follow from it.
 */

/** One filter of a list, or its order, which is a filter named `sort`. */
export interface Filter<Word extends string = string> {
  /** The words it takes, a day such as 2026-03-14, the id of something, any text, or what a pattern matches. */
  values: readonly Word[] | 'day' | 'id' | 'text' | RegExp
  /** The word that counts where none is given; without one nothing is left out. */
  preset?: string
  /** The longest text, in characters; that of a search by default. */
  max?: number
  /** Names the expected value in a refusal: "import must be the number of an import". */
  is?: string
  /** Describes its parameter in the documentation of the API. */
  says?: string
}

export type Filters<Name extends string = string> = Readonly<Record<Name, Filter>>

export interface ListAsked extends Pick<Filter, 'max' | 'says'> {
  filters: Filters
}

/** What a call of a list asks for: an empty search looks for nothing, and a filter that is not given is undefined. */
export type QueryOf<List extends { filters: Filters }> = { search: string } & {
  -readonly [Name in keyof List['filters']]: Asked<List['filters'][Name]>
}

type Asked<One extends Filter> =
  | (One['values'] extends readonly (infer Word)[] ? Word : One['values'] extends 'id' ? number : string)
  | (One extends { preset: string } ? never : undefined)
